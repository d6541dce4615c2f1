import { Agent } from 'node:http';
import { findPostgres } from '#server/testing/find-postgres.mjs';
import { startPostgres } from '#server/testing/postgres-cluster.ts';
import { startPageServer } from './page-server-process.ts';
import { CONNECTIONS, type Load, rate } from './rate.ts';
import { type Bar, median } from './statistics.ts';

export const barePagePath = '/catalog-service/bench/bare';
export const RESTAURANTS = 200;
export const menuPathOf = (at: number) => `/catalog-service/ve1/stores/bench-${at}/menu`;

const ROUNDS = 5;
const FEW = 20;
const MINUTE = 60_000;
const megabyte = 1_000_000;

const homePath = () => '/';

type LoadOf = Pick<Load, 'pathOf'> & Partial<Load>;

/** Asks as browsers do. */
function loadOn(agent: Agent, port: number) {
  return ({ pathOf, headers, status = 200 }: LoadOf): Load => ({
    agent,
    port,
    pathOf,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    status,
  });
}

/** Medians of the rates of loads in turns, so that other work of the machine affects all alike; the first round is a warm-up. */
async function inTurns(loads: readonly (() => Promise<number>)[]): Promise<number[]> {
  const rates = loads.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [at, load] of loads.entries()) {
      const measured = await load();
      if (round >= 0) rates[at]?.push(measured);
    }
  }
  return rates.map(median);
}

/** Pages, the menu call and the menus of many restaurants, each against a bare route of the same server that sends the same bytes. */
async function barsOn(engine: string, url: string | undefined): Promise<Bar[]> {
  const server = await startPageServer(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const load = loadOn(agent, server.port);
    const bars: Bar[] = [];
    async function judge(name: string, limit: number, [one, other]: readonly [Load, Load]) {
      const [value = 0, compared = 1] = await inTurns([() => rate(one), () => rate(other)]);
      console.log(
        `  ${name.padEnd(58)} ${value.toFixed(0).padStart(6)} / ${compared.toFixed(0).padStart(6)}`,
      );
      bars.push({ name: `${engine}: ${name}`, value: value / compared, limit, unit: '', kind: 'least' });
    }
    console.log(
      `Pages and menus, ${engine}, ${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds, in replies a second:`,
    );
    const bare = load({ pathOf: () => barePagePath });
    const etag = await server.bareSends('/');
    await judge('Home page / bare route with the same bytes', 0.3, [load({ pathOf: homePath }), bare]);
    await judge('Home page by its ETag (304) / bare route of the page', 0.5, [
      load({ pathOf: homePath, headers: { 'if-none-match': etag }, status: 304 }),
      bare,
    ]);
    await server.bareSends('/menu');
    await judge('Menu page / bare route with the same bytes', 0.3, [load({ pathOf: () => '/menu' }), bare]);
    await server.bareSends(menuPathOf(0));
    await judge('Menu call / bare route with the same bytes', 0.3, [
      load({ pathOf: () => menuPathOf(0) }),
      bare,
    ]);
    await judge(`Menus of ${RESTAURANTS} restaurants / of ${FEW}`, 0.5, [
      load({ pathOf: (at) => menuPathOf(at % RESTAURANTS) }),
      load({ pathOf: (at) => menuPathOf(at % FEW) }),
    ]);
    return bars;
  } finally {
    agent.destroy();
    await server.end();
  }
}

/**
 * Two processes on one database beside one, both asked for home as fast as they answer; and the memory of a process before and after a minute in which all
 * pages and menus are asked for. A machine with two cores also runs the client and PostgreSQL, so two processes cannot answer twice as much here: the bar says that they do not
 * hold up each other.
 */
async function manyOn(url: string): Promise<Bar[]> {
  const servers = [await startPageServer(url), await startPageServer(url)] as const;
  const agents = servers.map(() => new Agent({ keepAlive: true, maxSockets: CONNECTIONS }));
  try {
    const loads = servers.map(({ port }, at) => loadOn(agents[at] as Agent, port)({ pathOf: homePath }));
    const all = async (some: readonly Load[]) =>
      (await Promise.all(some.map(rate))).reduce((sum, one) => sum + one);
    const [two = 0, one = 1] = await inTurns([() => all(loads), () => all(loads.slice(0, 1))]);
    console.log(
      `Home of two processes on one PostgreSQL: ${two.toFixed(0)} replies a second, of one: ${one.toFixed(0)}`,
    );

    const [server] = servers;
    const everything = loadOn(
      agents[0] as Agent,
      server.port,
    )({
      pathOf: (at) => ['/', '/menu', '/restaurants', menuPathOf(at % RESTAURANTS)][at % 4] ?? '/',
    });
    await rate(everything);
    const before = await server.memory();
    const start = performance.now();
    while (performance.now() - start < MINUTE) await rate(everything);
    const after = await server.memory();
    console.log(
      `Memory of a process: ${(before / megabyte).toFixed(0)} MB, after a minute of load ${(after / megabyte).toFixed(0)} MB`,
    );
    return [
      { name: 'Home of two processes / of one', value: two / one, limit: 0.9, unit: '', kind: 'least' },
      {
        name: 'Memory after a minute of load / before it',
        value: after / before,
        limit: 1.2,
        unit: '',
        kind: 'most',
      },
    ];
  } finally {
    for (const agent of agents) agent.destroy();
    for (const server of servers) await server.end();
  }
}

/** On the embedded database, and on PostgreSQL where the machine has it. */
export async function pageServerBars(): Promise<Bar[]> {
  const bars = await barsOn('embedded database', undefined);
  const programs = findPostgres();
  if (!programs) return bars;
  const cluster = startPostgres(programs);
  try {
    const url = cluster.createDatabase('pages');
    return [...bars, ...(await barsOn('PostgreSQL', url)), ...(await manyOn(url))];
  } finally {
    cluster.stop();
  }
}
