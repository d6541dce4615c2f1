import { type Kind, kinds } from './costs.ts';

const minute = 60;
const hour = 60 * minute;

/** How many customers there are, how many of them visit on a day, and what a visit asks for. Assumptions: docs/scale.md names them. */
export const visitsPerCustomerAndDay = 0.12;

/** Requests of one visit, in the mean: most visits look, one in nine orders. */
export const visit: Readonly<Record<Kind, number>> = {
  page: 1.8,
  document: 6,
  menu: 0.9,
  cart: 1.4,
  order: 0.11,
  // An open page of an order asks every 20 seconds, for half an hour of which it is looked at for a third.
  tracking: 0.11 * 30,
  events: 3,
};

/** Seconds after a visit has begun → the share of the requests of a kind: a customer looks first, chooses for minutes, and then waits for the food. */
const looking = [
  [0, 0.5],
  [1, 0.3],
  [40, 0.1],
  [150, 0.1],
] as const;
const choosing = [
  [60, 0.3],
  [150, 0.3],
  [300, 0.2],
  [600, 0.2],
] as const;
const ordering = [
  [240, 0.4],
  [420, 0.4],
  [900, 0.2],
] as const;
const waiting = Array.from({ length: 10 }, (_, at) => [300 + at * 3 * minute, 1 / 10] as const);
export const spread: Readonly<Record<Kind, readonly (readonly [afterSeconds: number, share: number])[]>> = {
  page: looking,
  document: looking,
  menu: looking,
  events: looking,
  cart: choosing,
  order: ordering,
  tracking: waiting,
};

/** What a cache in front answers, of pages and of calls that are the same for everybody, once `CDN_SECONDS` is set (tests/in-front measures 98 %). */
export const keptInFront: Readonly<Partial<Record<Kind, number>>> = {
  page: 0.95,
  document: 0.95,
  menu: 0.95,
};

/** Share of the visits of a usual day in each hour, from midnight on, in India: lunch, an afternoon that is quiet, dinner. */
const hours = [
  1.2, 0.6, 0.3, 0.2, 0.2, 0.3, 0.5, 0.9, 1.5, 2.2, 3.2, 5.4, 8.6, 8.2, 5.4, 4.0, 4.1, 5.2, 7.2, 10.4, 12.2,
  9.9, 5.5, 2.8,
];
const allHours = hours.reduce((sum, share) => sum + share, 0);

export type Day = 'usual day' | 'cricket final' | 'message to all';

/** A final that begins at 19:30: twice the dinner, and at each of its breaks half the day's visits of a minute come within ten seconds. */
const breaks = [20.25, 21.2, 21.6, 22.5].map((at) => at * hour);
const breakSeconds = 90;

/** A message to all customers at 19:45: so many of them open the shop within these seconds, evenly. */
const message = { at: 19.75 * hour, seconds: 40, share: 0.28 };

/** Visits that begin in this second of the day, in the mean. */
export function visitsAt(
  second: number,
  { customers, day }: { readonly customers: number; readonly day: Day },
): number {
  const at = second / hour;
  const from = hours[Math.floor(at) % 24] ?? 0;
  const to = hours[(Math.floor(at) + 1) % 24] ?? 0;
  const share = (from + (to - from) * (at % 1)) / allHours / hour;
  const mean = customers * visitsPerCustomerAndDay * share;
  if (day === 'message to all') {
    const since = second - message.at;
    return since >= 0 && since < message.seconds
      ? mean + (customers * message.share) / message.seconds
      : mean;
  }
  if (day === 'usual day' || at < 18.5 || at > 23.5) return mean;
  const isBreak = breaks.some((start) => second >= start && second < start + breakSeconds);
  return mean * 2 * (isBreak ? 4 : 1);
}

/** Units of each kind that reach the servers for one visit. */
export function atOrigin(hasCdn: boolean): Readonly<Record<Kind, number>> {
  const reached = kinds.map(
    (kind) => [kind, visit[kind] * (hasCdn ? 1 - (keptInFront[kind] ?? 0) : 1)] as const,
  );
  return Object.fromEntries(reached) as Record<Kind, number>;
}
