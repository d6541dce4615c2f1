import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL cluster in a temporary folder, reached through a socket there. */
export interface PostgresCluster {
  /** Makes a database, which is empty or a copy of another one, and returns its address. */
  readonly createDatabase: (name: string, copyOf?: string) => string;
  /** Removes a database, whoever uses it. */
  readonly dropDatabase: (name: string) => void;
  /** Copies a database as an operator does: it is dumped into a file, and restored into a new one, whose address is returned. */
  readonly dumpAndRestore: (name: string, into: string) => string;
  /** Shuts the server down as `pg_ctl restart -m fast` does: every connection is cut. */
  readonly shutDown: () => void;
  /** Starts it again after shutDown. */
  readonly start: () => void;
  /** Ends it and removes its folder. */
  readonly stop: () => void;
}

/** Makes a cluster and starts it: in a folder of its own, for one test file, unless one is named. */
export function startPostgres(
  programs: string,
  folder = mkdtempSync(join(tmpdir(), 'postgres-')),
): PostgresCluster {
  const { owner, run } = runnerIn(programs, folder);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const cluster = clusterIn(programs, folder);
  cluster.start();
  return cluster;
}

function runnerIn(programs: string, folder: string) {
  const owner = postgresOwner();
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
    });
  return { owner, run };
}

/** A cluster that this process or another one has made. */
export function clusterIn(programs: string, folder: string): PostgresCluster {
  const data = join(folder, 'data');
  const { run } = runnerIn(programs, folder);
  const here = ['-h', folder, '-U', 'postgres'];
  return {
    start: () =>
      void run('pg_ctl', [
        '-D',
        data,
        '-w',
        '-l',
        join(folder, 'log'),
        '-o',
        `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`,
        'start',
      ]),
    shutDown: () => void run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']),
    createDatabase(name, copyOf) {
      run('createdb', [...here, ...(copyOf === undefined ? [] : ['-T', copyOf]), name]);
      return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    dumpAndRestore(name, into) {
      const file = join(folder, `${name}.dump`);
      run('pg_dump', [...here, '--format=custom', `--file=${file}`, name]);
      run('createdb', [...here, '-T', 'template0', into]);
      run('pg_restore', [...here, '--exit-on-error', '--single-transaction', `--dbname=${into}`, file]);
      return `postgres://postgres@localhost/${into}?host=${encodeURIComponent(folder)}`;
    },
    dropDatabase: (name) => void run('dropdb', [...here, '--force', name]),
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root: then they run as the user that the package created. */
export function postgresOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
