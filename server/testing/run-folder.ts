import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.mjs';
import { clusterIn } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds what the test files of one run share: the databases that each copies, made by the first that needs one. */
    readonly runFolder: string;
  }
}

let folder = '';

/** A folder for each run, so that no run sees what an earlier state of the sources has made. */
export function setup(project: TestProject) {
  begin(project);
  project.onTestsRerun(() => {
    teardown();
    begin(project);
  });
}

function begin(project: TestProject) {
  folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  project.provide('runFolder', folder);
}

export function teardown() {
  const cluster = join(folder, 'postgres');
  const programs = findPostgres();
  if (programs && existsSync(join(cluster, 'data', 'postmaster.pid'))) clusterIn(programs, cluster).stop();
  rmSync(folder, { recursive: true, force: true });
}
