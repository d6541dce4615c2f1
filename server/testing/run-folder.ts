import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Holds what the test files of one run share: the databases that each copies, made by the first that needs one. PostgreSQL clusters in its folders
     * end with the run, even if that is killed.
     */
    readonly runFolder: string;
  }
}

let ending: ChildProcess | undefined;

/** A folder for each run, so that no run sees what an earlier state of the sources has made. */
export function setup(project: Pick<TestProject, 'provide' | 'onTestsRerun'>) {
  begin(project);
  project.onTestsRerun(async () => {
    await teardown();
    begin(project);
  });
}

function begin(project: Pick<TestProject, 'provide'>) {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  // In a process group of its own, so that Ctrl+C does not end it with the run.
  ending = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('end-run.ts', import.meta.url)), folder],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  );
  // It must not keep the run from ending.
  ending.unref();
  (ending.stdin as Socket).unref();
  project.provide('runFolder', folder);
}

export async function teardown() {
  if (!ending) return;
  ending.ref();
  const ended = once(ending, 'exit');
  ending.stdin?.end();
  const [code] = await ended;
  if (code !== 0) throw new Error('What the tests share was not removed, see above.');
}
