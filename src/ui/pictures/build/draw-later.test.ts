import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PICTURES } from '../pictures.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'later-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('draw-later.ts', import.meta.url));

it('draws what is asked for before the others, into the built site, and ends with the process that asks', {
  timeout: 120_000,
}, async () => {
  // The last one of its queue.
  const last = PICTURES.at(-1)?.id ?? '';
  const child = spawn(process.execPath, ['--import', tsx, program], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready: string[] = [];
  child.send({ wanted: last });
  child.send({ wanted: 'no-such-picture' });
  await new Promise<void>((resolve) => {
    child.on('message', (message) => {
      ready.push((message as { ready: string }).ready);
      if (ready.includes(last) && ready.includes('no-such-picture')) resolve();
    });
  });
  expect(ready.length).toBeLessThan(PICTURES.length / 2);
  expect(existsSync(join(folder, `dist/client/pictures/${last}-320.webp`))).toBe(true);
  child.disconnect();
  await ended;
});
