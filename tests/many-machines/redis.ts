import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { until } from '../paying/repeating.ts';

const programs = ['/usr/bin/valkey-server', '/usr/bin/redis-server'];
const program = programs.find((path) => existsSync(path));

export const hasRedis = program !== undefined;

export interface Redis {
  readonly url: string;
  /** Sends it a signal: killed, or stopped so that it is silent. */
  readonly signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
  /** Starts it again, empty, once it was killed. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Valkey or Redis on a port of this machine, which keeps nothing on the disk. */
export async function startRedis(port: number): Promise<Redis> {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  async function start() {
    await ended;
    const started = spawn(program ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
      cwd: '/tmp',
    });
    child = started;
    ended = new Promise((resolve) => started.once('exit', () => resolve()));
    if (!(await until(() => answers(port)))) throw new Error(`${program} did not start.`);
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    signal: (signal) => void child?.kill(signal),
    start,
    async stop() {
      child?.kill('SIGKILL');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('error', () => resolve(false));
    socket.on('data', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
