import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeOnce } from './make-once.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'once-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a thing once, and nobody goes on before it is made', async () => {
  const steps: string[] = [];
  let finish = () => {};
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const take = (who: string) =>
    makeOnce(folder, 'thing', async () => {
      steps.push('begun');
      await wait;
      steps.push('made');
    }).then(() => steps.push(who));
  const all = [take('first'), take('second')];
  finish();
  await Promise.all(all);
  await take('third');
  expect(steps).toEqual(['begun', 'made', 'first', 'second', 'third']);
});

it('tells who makes it that it failed, and leaves it to the next', async () => {
  const failing = makeOnce(folder, 'thing', async () => {
    throw new Error('no disk');
  });
  await expect(failing).rejects.toThrow('no disk');
  await makeOnce(folder, 'thing', async () => {});
  expect(readdirSync(folder)).toEqual(['thing.made']);
});
