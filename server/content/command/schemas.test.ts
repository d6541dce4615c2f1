import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { fetchFrom } from '../../testing/desk.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { authorToken, createTestApp } from '../../testing/test-app.ts';
import { run } from './run.ts';

const kept = join(dirname(fileURLToPath(import.meta.url)), '../../../schemas/json');

async function setUp() {
  const { db, close } = await openMemoryDatabase();
  const { app } = await createTestApp(db, { documents: [] });
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await close();
  });
  const command = async () => {
    const printed: string[] = [];
    const print = (text: string) => void printed.push(text);
    const code = await run(['schemas', '--content', join(folder, 'content')], {
      env: { AUTHOR_TOKEN: authorToken },
      fetch: fetchFrom(app),
      print,
      printError: print,
      now: () => 0,
    });
    return { code, text: printed.join('\n') };
  };
  return { folder, command };
}

it('writes the names of the live shop beside the content folder, and the schemas that are missing there: for the sandbox those that are kept here', async () => {
  const { folder, command } = await setUp();
  const own = (name: string) => join(folder, 'schemas/json', name);

  const { code, text } = await command();
  expect(text).toMatch(
    /names\.json is written: \d+ names of categories, 178 products, 212 stores, 4 coupons, 16 experiments\.$/,
  );
  expect([code, text.split('\n').length]).toEqual([0, 1]);
  for (const name of ['names.json', 'landing.json', 'seo-tags.json'])
    expect(readFileSync(own(name), 'utf8')).toBe(readFileSync(join(kept, name), 'utf8'));
  expect((await command()).text).toContain('names.json is up to date');
  rmSync(own('seo-tags.json'));
  await command();
  expect(existsSync(own('seo-tags.json'))).toBe(true);
}, 60_000);

it('brings names that are out of date up to date, and leaves the other schemas as the author has them', async () => {
  const { folder, command } = await setUp();
  const own = (name: string) => join(folder, 'schemas/json', name);
  await command();
  writeFileSync(own('names.json'), '{}');
  writeFileSync(own('landing.json'), '{ "mine": true }');
  const { text } = await command();
  expect(text.split('\n')).toEqual([expect.stringContaining('names.json is written')]);
  expect(readFileSync(own('names.json'), 'utf8')).toContain('veg-pizza');
  expect(readFileSync(own('landing.json'), 'utf8')).toBe('{ "mine": true }');
}, 60_000);

it('says which file could not be written, and what helps', async () => {
  const { folder, command } = await setUp();
  // Nobody can make a folder in a file, whatever the rights.
  writeFileSync(join(folder, 'schemas'), '');
  const { code, text } = await command();
  expect(code).toBe(2);
  expect(text).toMatch(/schemas\/json\/\S+\.json could not be written \(E\w+\)\. Give this user the right/);
}, 60_000);
