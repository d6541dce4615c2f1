// Runs beside the tests. Its input is open as long as the process of the run lives, however that ends: then it removes what the run has left.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.mjs';
import { clusterIn } from './postgres-cluster.ts';

const [folder = ''] = process.argv.slice(2);

function endRun() {
  const programs = findPostgres();
  for (const name of readdirSync(folder)) {
    const cluster = join(folder, name);
    if (programs && existsSync(join(cluster, 'data', 'postmaster.pid'))) clusterIn(programs, cluster).stop();
  }
  rmSync(folder, { recursive: true, force: true });
}

process.stdin.resume().on('close', endRun);
