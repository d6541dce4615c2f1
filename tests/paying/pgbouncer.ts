import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { postgresOwner } from '#server/testing/postgres-cluster.ts';
import { freePort } from '../many-machines/free-port.ts';
import { until } from './repeating.ts';

export interface PgBouncer {
  /** Leads to the database of the URL that it was started for. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** How docs/operations.md says to set it, with fewer connections than the servers ask for. */
const settings = `pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
auth_type = any`;

/** Starts PgBouncer in transaction mode in front of a database that is reached through a socket. */
export async function startPgBouncer(database: string): Promise<PgBouncer> {
  const program = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)]
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));
  if (program === undefined)
    throw new Error('There is no PgBouncer on this machine: apt-get install pgbouncer.');
  const { pathname, searchParams } = new URL(database);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(
    file,
    `[databases]
* = host=${searchParams.get('host')} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${folder}
logfile = ${join(folder, 'log')}
${settings}
`,
  );
  const owner = postgresOwner();
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o755);
  const child = spawn(program, ['--quiet', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (!(await until(() => answers(port, child)))) throw new Error('PgBouncer did not start.');
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });
}
