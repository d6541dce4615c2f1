import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL cluster of its own for one test file: made in a temporary folder, reached through a socket there. */
export interface PostgresCluster {
  /** Makes an empty database and returns its address. */
  readonly createDatabase: (name: string) => string;
  /** Shuts the server down as `pg_ctl restart -m fast` does: every connection is cut. */
  readonly shutDown: () => void;
  /** Starts it again after shutDown. */
  readonly start: () => void;
  /** Ends it and removes its folder. */
  readonly stop: () => void;
}

export function startPostgres(programs: string): PostgresCluster {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root: then it runs as the user that its package created.
  const owner = process.getuid?.() === 0 ? idsOf('postgres') : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    });

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const start = () =>
    void run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`,
      'start',
    ]);
  start();
  return {
    start,
    shutDown: () => void run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
    createDatabase(name) {
      run('createdb', ['-h', folder, '-U', 'postgres', name]);
      return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
