import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresOwner } from '#server/testing/postgres-cluster.ts';

export interface PostgresReplica {
  /** The address of a database of its primary. */
  readonly addressOf: (database: string) => string;
  /** Sends a signal to all its processes. */
  readonly signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
  readonly start: () => void;
  /** Ends it and removes its folder. */
  readonly stop: () => void;
}

/** Makes a streaming replica of the cluster in a folder, and starts it. */
export function startReplica(programs: string, primary: string): PostgresReplica {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  const data = join(folder, 'data');
  const owner = postgresOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    });
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  const start = () =>
    void run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  run('pg_basebackup', ['-h', primary, '-U', 'postgres', '-D', data, '-R', '-c', 'fast', '--no-sync']);
  start();
  // The first process begins a group, which the others belong to or watch.
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const all = () =>
    execFileSync('pgrep', ['-P', String(pid())], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number);
  return {
    addressOf: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    signal(signal) {
      for (const each of [pid(), ...all()]) process.kill(each, signal);
      // Until somebody collects them, PostgreSQL would take the killed processes for running ones.
      if (signal === 'SIGKILL') rmSync(join(data, 'postmaster.pid'));
    },
    start,
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
