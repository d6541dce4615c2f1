import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONNECTIONS, type Load, rate } from './rate.ts';
import { type Bar, median } from './statistics.ts';

export const barePagePath = '/catalog-service/bench/bare';
export const RESTAURANTS = 200;
export const menuPathOf = (at: number) => `/catalog-service/ve1/stores/bench-${at}/menu`;

/** The message of the server when it listens. */
export interface PageServer {
  readonly port: number;
}

const ROUNDS = 5;
const FEW = 20;

/** Pages, the menu call and the menus of many restaurants, each against a bare route of the same server that sends the same bytes. */
export async function pageServerBars(): Promise<Bar[]> {
  const server = fork(join(dirname(fileURLToPath(import.meta.url)), 'page-server-app.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const [{ port }] = (await once(server, 'message')) as [PageServer];
    const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };
    const load = (pathOf: (at: number) => string, more: Partial<Load> = {}): Load => ({
      agent,
      port,
      pathOf,
      headers: { ...asBrowsersDo, ...more.headers },
      status: more.status ?? 200,
    });
    /** The bare route sends what this path is answered with; returns its ETag. */
    async function bareSends(path: string): Promise<string> {
      server.send(path);
      return ((await once(server, 'message')) as [string])[0];
    }
    /** Medians of the rates of two loads in turns, so that other work of the machine affects both alike; the first round is a warm-up. */
    async function inTurns(one: Load, other: Load): Promise<[number, number]> {
      const rates: [number[], number[]] = [[], []];
      for (let round = -1; round < ROUNDS; round++) {
        const measured = [await rate(one), await rate(other)] as const;
        if (round >= 0) for (const at of [0, 1] as const) rates[at].push(measured[at]);
      }
      return [median(rates[0]), median(rates[1])];
    }
    const bars: Bar[] = [];
    function judge(name: string, limit: number, [value, compared]: [number, number]) {
      console.log(
        `  ${name.padEnd(58)} ${value.toFixed(0).padStart(6)} / ${compared.toFixed(0).padStart(6)}`,
      );
      bars.push({ name, value: value / compared, limit, unit: '', kind: 'least' });
    }
    console.log(
      `Pages and menus, embedded database, ${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds, in replies a second:`,
    );
    const bare = load(() => barePagePath);
    const etag = await bareSends('/');
    judge(
      'Home page / bare route with the same bytes',
      0.3,
      await inTurns(
        load(() => '/'),
        bare,
      ),
    );
    const known = load(() => '/', { headers: { 'if-none-match': etag }, status: 304 });
    const bareKnown = load(() => barePagePath, { headers: {} });
    judge('Home page by its ETag (304) / bare route of the page', 0.5, await inTurns(known, bareKnown));
    await bareSends('/menu');
    judge(
      'Menu page / bare route with the same bytes',
      0.3,
      await inTurns(
        load(() => '/menu'),
        bare,
      ),
    );
    await bareSends(menuPathOf(0));
    judge(
      'Menu call / bare route with the same bytes',
      0.3,
      await inTurns(
        load(() => menuPathOf(0)),
        bare,
      ),
    );
    judge(
      `Menus of ${RESTAURANTS} restaurants / of ${FEW}`,
      0.5,
      await inTurns(
        load((at) => menuPathOf(at % RESTAURANTS)),
        load((at) => menuPathOf(at % FEW)),
      ),
    );
    return bars;
  } finally {
    agent.destroy();
    server.disconnect();
    await once(server, 'exit');
  }
}
