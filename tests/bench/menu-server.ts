import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, CONNECTIONS, type Load, rate } from './rate.ts';
import { type Bar, median } from './statistics.ts';

export const menuPath = '/catalog-service/ve1/stores/14052/menu';
export const barePath = '/bench/bare';

/** The message of the server when it listens. */
export interface MenuServer {
  readonly port: number;
  readonly etag: string;
  /** Headers of a guest's session. */
  readonly guest: Readonly<Record<string, string>>;
}

const PRODUCTS = 2000;
const ROUNDS = 5;

/** The menu of 2,000 products on the embedded database, against a bare route of the same server that sends the same bytes. */
export async function menuServerBars(): Promise<Bar[]> {
  const folder = dirname(fileURLToPath(import.meta.url));
  const server = fork(join(folder, 'menu-server-app.ts'), [String(PRODUCTS)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const [{ port, etag, guest }] = (await once(server, 'message')) as [MenuServer];
    const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };
    const at = (path: string, headers: Record<string, string>, status: 200 | 304 = 200): Load => ({
      agent,
      port,
      pathOf: () => path,
      headers: { ...asBrowsersDo, ...headers },
      status,
    });
    const loads = {
      bare: at(barePath, {}),
      menu: at(menuPath, {}),
      ofGuest: at(menuPath, guest),
      known: at(menuPath, { 'if-none-match': etag }, 304),
    };
    const bytes = await ask(loads.menu);
    const emptyBytes = await ask(loads.known);
    const rates = {
      bare: [] as number[],
      menu: [] as number[],
      ofGuest: [] as number[],
      known: [] as number[],
    };
    // One of each per round, so that other work of the machine affects all alike; the first round is a warm-up.
    for (let round = -1; round < ROUNDS; round++) {
      for (const name of Object.keys(loads) as (keyof typeof loads)[]) {
        const measured = await rate(loads[name]);
        if (round >= 0) rates[name].push(measured);
      }
    }
    const [bare, menu, ofGuest, known] = [rates.bare, rates.menu, rates.ofGuest, rates.known].map(median);
    const shown = (value = 0) => value.toFixed(0).padStart(6);
    console.log(
      `GET menu of ${PRODUCTS} products, embedded database, ${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds, in replies a second:`,
    );
    console.log(`  bare route with the same ${(bytes / 1000).toFixed(0)} kB (Brotli)  ${shown(bare)}`);
    console.log(`  menu                                     ${shown(menu)}`);
    console.log(`  menu, with a guest's session to verify   ${shown(ofGuest)}`);
    console.log(`  menu by its ETag: 304 with ${emptyBytes} bytes       ${shown(known)}`);
    return [
      {
        name: `GET menu of ${PRODUCTS} products / bare route with the same bytes`,
        value: (menu ?? 0) / (bare ?? 1),
        limit: 0.5,
        unit: '',
        kind: 'least',
      },
    ];
  } finally {
    agent.destroy();
    server.disconnect();
    await once(server, 'exit');
  }
}
