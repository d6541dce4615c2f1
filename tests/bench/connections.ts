import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CONNECTIONS = 20;

/** One call of a connection. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Send = (call: Call) => Promise<string>;

export interface Times {
  readonly p50: number;
  readonly p99: number;
  /** How many a second, over all connections. */
  readonly rate: number;
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

interface Work {
  readonly port: number;
  readonly turns: number;
  /** Turns at the beginning that do not count. */
  readonly warmUp: number;
  /** What one connection does in one turn; the time of all of it counts. */
  readonly act: (send: Send, at: { readonly connection: number; readonly turn: number }) => Promise<unknown>;
}

/** Milliseconds of a turn over all connections, each of which begins the next one as soon as it has the reply. */
export async function measure({ port, turns, warmUp, act }: Work): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const content = body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      };
      const sending = request(
        { host: '127.0.0.1', port, path, agent, method, headers: { ...headers, ...content } },
        (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          reply.on('error', reject);
          reply.on('end', () =>
            reply.statusCode === 200
              ? resolve(text)
              : reject(new Error(`${path} answered ${reply.statusCode}: ${text}`)),
          );
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  const took: number[] = [];
  const start = performance.now();
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, connection) => {
        for (let turn = 0; turn < warmUp + turns; turn += 1) {
          const at = performance.now();
          await act(send, { connection, turn });
          if (turn >= warmUp) took.push(performance.now() - at);
        }
      }),
    );
  } finally {
    agent.destroy();
  }
  const sorted = took.toSorted((one, other) => one - other);
  const rate = (1000 * CONNECTIONS * (warmUp + turns)) / (performance.now() - start);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), rate };
}

/** A server in a process of its own, whose program stands beside this file. */
export async function withServer<Started, Result>(
  program: string,
  url: string | undefined,
  act: (started: Started, setBare: (text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const server: ChildProcess = fork(
    join(dirname(fileURLToPath(import.meta.url)), program),
    url === undefined ? [] : [url],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  try {
    const [started] = (await once(server, 'message')) as [Started];
    return await act(started, async (text) => {
      server.send(text);
      await once(server, 'message');
    });
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

export function timesText({ p50, p99, rate }: Times): string {
  return `p50 ${p50.toFixed(1).padStart(6)}   p99 ${p99.toFixed(1).padStart(6)}   (${rate.toFixed(0)} a second)`;
}

export function printTimes(name: string, times: Times): void {
  console.log(`  ${name.padEnd(20)} ${timesText(times)}`);
}
