import { seededRandom } from '#tests/support/seeded-random.ts';
import { costs, type Kind, kinds, statementsPerCore } from './costs.ts';
import { atOrigin, type Day, spread, visit, visitsAt } from './day.ts';

export interface Scenario {
  readonly customers: number;
  readonly day: Day;
  readonly hasCdn: boolean;
}

export interface Needed {
  /** Pages that browsers ask for in the busiest second. */
  readonly pagesPerSecond: number;
  /** Requests that reach the servers in the busiest second. */
  readonly requestsPerSecond: number;
  /** Cores with server processes, so that nobody waits longer than the limit. */
  readonly cores: number;
  /** Cores of PostgreSQL, by the same rule. */
  readonly databaseCores: number;
  /** The longest that a request waited for a core, in milliseconds. */
  readonly longestWaitMs: number;
}

const secondsOfDay = 86_400;
/** The longest that a request may wait for a core, in milliseconds, in the whole day. */
const waitLimitMs = 250;
/** Processes stop to be predictable when they are busier: garbage collection, neighbours, a deployment. */
const usableShare = 0.7;

/** Work that arrives in each second of a day: processor milliseconds of servers, statements, requests, pages. */
interface Arrivals {
  readonly cpuMs: Float64Array;
  readonly statements: Float64Array;
  readonly requests: Float64Array;
  readonly pages: Float64Array;
}

/**
 * Replays the arrivals of a day second by second against the measured costs. How many visits begin in a second is drawn from a Poisson
 * distribution; what a visit asks for is spread over the minutes that follow. Finds the fewest cores with which no request waits longer than the limit.
 */
export function simulate(scenario: Scenario, seed = 1): Needed {
  const arrivals = arrivalsOf(scenario, seed);
  const servers = fewest(arrivals.cpuMs, 1_000 * usableShare);
  const database = fewest(arrivals.statements, statementsPerCore * usableShare);
  return {
    pagesPerSecond: Math.round(most(arrivals.pages)),
    requestsPerSecond: Math.round(most(arrivals.requests)),
    cores: servers.cores,
    databaseCores: database.cores,
    longestWaitMs: Math.round(servers.waitMs),
  };
}

/** The longest that work waits when so much of it is done in a second: what was left over is done first. */
export function longestWaitMs(work: Float64Array, perSecond: number): number {
  let left = 0;
  let longest = 0;
  for (const arrived of work) {
    left = Math.max(0, left + arrived - perSecond);
    longest = Math.max(longest, (left / perSecond) * 1_000);
  }
  return longest;
}

function fewest(work: Float64Array, perCoreAndSecond: number): { cores: number; waitMs: number } {
  const waitWith = (cores: number) => longestWaitMs(work, cores * perCoreAndSecond);
  let tooFew = 0;
  let enough = 1;
  while (waitWith(enough) > waitLimitMs) {
    tooFew = enough;
    enough *= 2;
  }
  while (enough - tooFew > 1) {
    const between = Math.floor((tooFew + enough) / 2);
    if (waitWith(between) > waitLimitMs) tooFew = between;
    else enough = between;
  }
  return { cores: enough, waitMs: waitWith(enough) };
}

function arrivalsOf(scenario: Scenario, seed: number): Arrivals {
  const random = seededRandom(seed);
  const visits = Float64Array.from({ length: secondsOfDay }, (_, second) =>
    poisson(visitsAt(second, scenario), random),
  );
  const units = atOrigin(scenario.hasCdn);
  /** What comes of the visits of all seconds, where a unit of a kind counts so much. */
  const sumOf = (amountOf: (kind: Kind) => number) => {
    const sum = new Float64Array(secondsOfDay);
    for (const kind of kinds)
      for (const [after, share] of spread[kind]) {
        const amount = share * amountOf(kind);
        if (amount > 0)
          for (let second = after; second < secondsOfDay; second++)
            sum[second] = (sum[second] as number) + amount * (visits[second - after] as number);
      }
    return sum;
  };
  return {
    cpuMs: sumOf((kind) => units[kind] * costs[kind].cpuMs),
    statements: sumOf((kind) => units[kind] * costs[kind].statements),
    requests: sumOf((kind) => units[kind]),
    pages: sumOf((kind) => (kind === 'page' ? visit.page : 0)),
  };
}

/** Draws how often something happens that happens so often in the mean: exactly for few, by the normal distribution for many. */
export function poisson(expected: number, random: () => number): number {
  if (expected > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal));
  }
  const limit = Math.exp(-expected);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

const most = (values: Float64Array) => values.reduce((one, other) => Math.max(one, other), 0);
