import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headerNames } from '#schemas/header-names.ts';
import { findPostgres } from '#server/testing/find-postgres.mjs';
import { startPostgres } from '#server/testing/postgres-cluster.ts';
import type { Bar } from './statistics.ts';

export const bareCartPath = '/bench/bare-cart';
export const CONNECTIONS = 20;
const REQUESTS = 100;
const WARM_UP = 15;

/** The message of the server when it listens. */
export interface CartServer {
  readonly port: number;
  /** One for each connection, with a cart of their own. */
  readonly shoppers: readonly {
    readonly cartId: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

interface Put {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const form = { sizeId: 'regular', crustId: 'hand-tossed', addonIds: ['extra-cheese-regular'] };
const itemsOf = (quantity: number) => [
  { id: 'a', productId: 'PIZ1', quantity, ...form },
  { id: 'b', productId: 'SID1', quantity: 2 },
  { id: 'c', productId: 'BEV1', quantity: 1 },
  { id: 'd', productId: 'CMB7', quantity: 1 },
];

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly rate: number;
}

/** Milliseconds of requests over all connections, each of which sends the next one as soon as it has the reply. */
async function measure(
  port: number,
  putOf: (shopper: number, turn: number) => Put,
): Promise<{ readonly times: Times; readonly text: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const send = ({ path, headers, body }: Put) =>
    new Promise<string>((resolve, reject) => {
      const sending = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          method: 'PUT',
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
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
  let text = '';
  const start = performance.now();
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, shopper) => {
        for (let turn = 0; turn < WARM_UP + REQUESTS; turn += 1) {
          const put = putOf(shopper, turn);
          const at = performance.now();
          text = await send(put);
          if (turn >= WARM_UP) took.push(performance.now() - at);
        }
      }),
    );
  } finally {
    agent.destroy();
  }
  const sorted = took.toSorted((one, other) => one - other);
  const rate = (1000 * CONNECTIONS * (WARM_UP + REQUESTS)) / (performance.now() - start);
  return { times: { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), rate }, text };
}

async function measureOn(url: string | undefined): Promise<{ readonly put: Times; readonly bare: Times }> {
  const server: ChildProcess = fork(
    join(dirname(fileURLToPath(import.meta.url)), 'cart-server-app.ts'),
    url ? [url] : [],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  try {
    const [{ port, shoppers }] = (await once(server, 'message')) as [CartServer];
    const bodyOf = (turn: number) => JSON.stringify({ version: turn, items: itemsOf(1 + (turn % 3)) });
    const { times: put, text } = await measure(port, (shopper, turn) => ({
      path: `/agg/cart-service/ve1/cart/${shoppers[shopper]?.cartId}/items`,
      headers: {
        ...shoppers[shopper]?.headers,
        [headerNames.storeId]: '14052',
        [headerNames.deliveryType]: 'D',
        [headerNames.requestId]: `${turn}`,
      },
      body: bodyOf(turn),
    }));
    server.send(text);
    await once(server, 'message');
    const { times: bare } = await measure(port, (shopper, turn) => ({
      path: bareCartPath,
      headers: { ...shoppers[shopper]?.headers },
      body: bodyOf(turn),
    }));
    return { put, bare };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

/** A change of a cart with pricing, offers and its stored reply, on both engines, against a bare route that takes and sends the same bytes. */
export async function cartServerBars(): Promise<Bar[]> {
  console.log(`PUT cart items with pricing, ${CONNECTIONS} connections, in ms (and replies a second):`);
  const shown = ({ p50, p99, rate }: Times) =>
    `p50 ${p50.toFixed(1).padStart(6)}   p99 ${p99.toFixed(1).padStart(6)}   (${rate.toFixed(0)})`;
  const told = (engine: string, { put, bare }: { put: Times; bare: Times }) => {
    console.log(`  ${engine.padEnd(18)} ${shown(put)}`);
    console.log(`  ${'  bare route'.padEnd(18)} ${shown(bare)}`);
  };
  const embedded = await measureOn(undefined);
  told('embedded database', embedded);
  const programs = findPostgres();
  if (!programs) return [];
  const cluster = startPostgres(programs);
  try {
    const postgres = await measureOn(cluster.createDatabase('bench'));
    told('PostgreSQL', postgres);
    return [
      {
        name: `PUT cart with pricing on PostgreSQL, p99 at ${CONNECTIONS} connections`,
        value: postgres.put.p99,
        limit: 250,
        unit: ' ms',
        kind: 'most',
      },
    ];
  } finally {
    cluster.stop();
  }
}
