/**
 * The time before which rows that are kept for so many years are removed, by the calendar: what is of a 1 April goes on a 1 April. Undefined with 0,
 * where all are kept.
 */
export function keptFrom(years: number, now: number): Date | undefined {
  if (years === 0) return undefined;
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - years);
  // There is no 29 February in that year, and it became the 1 March.
  if (from.getUTCDate() !== new Date(now).getUTCDate()) from.setUTCDate(0);
  return from;
}
