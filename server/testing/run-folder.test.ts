import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { findPostgres, mustHavePostgres } from './find-postgres.mjs';
import { startPostgres } from './postgres-cluster.ts';

// Starting processes and a cluster takes seconds on a busy machine.
const timeout = 120_000;
const programs = findPostgres();
const begin = `
  const { setup, teardown } = await import('./server/testing/run-folder.ts');
  setup({ onTestsRerun() {}, provide: (_, folder) => process.stdout.write(folder) });
  process.stdin.once('data', teardown);
`;

const begun: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const run of begun.splice(0)) run.kill('SIGKILL');
});

/** A process that begins a run, and its folder. `over` resolves when both the process and the one that ends the run have ended. */
async function beginRun() {
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', begin], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });
  begun.push(run);
  const over = once(run, 'close');
  const [folder] = await once(run.stdout, 'data');
  return { run, folder: String(folder), over };
}

it('ends with its run, with what is in it', { timeout }, async () => {
  const { run, folder, over } = await beginRun();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'embedded.tar'), 'x');
  run.stdin.end('teardown');
  const [code] = await over;
  expect(code).toBe(0);
  expect(existsSync(folder)).toBe(false);
});

it.skipIf(!programs && !mustHavePostgres(process.env))(
  'ends with a run that is killed, and its PostgreSQL too',
  { timeout },
  async () => {
    const { run, folder, over } = await beginRun();
    mkdirSync(join(folder, 'postgres'));
    const url = startPostgres(programs ?? '', join(folder, 'postgres')).createDatabase('some');
    const client = new Client({ connectionString: url });
    const faults: Error[] = [];
    client.on('error', (error) => faults.push(error));
    await client.connect();
    const cut = new Promise<void>((resolve) => client.on('end', () => resolve()));
    run.kill('SIGKILL');
    await over;
    expect(existsSync(folder)).toBe(false);
    await cut;
    expect(faults).not.toEqual([]);
  },
);
