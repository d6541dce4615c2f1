/**
 * The latest time up to now at which a `when` period in the documents began or ended; 0 when there is none. A page that is rendered for this time
 * is valid until the next change and identical each time, so an unchanged page keeps its etag.
 */
export function lastChange(documents: unknown, now: number): number {
  if (typeof documents !== 'object' || documents === null) return 0;
  let latest = 0;
  for (const [name, value] of Object.entries(documents)) {
    const moment =
      (name === 'from' || name === 'until') && typeof value === 'string' ? Date.parse(value) : Number.NaN;
    const candidate = Number.isNaN(moment) ? lastChange(value, now) : moment;
    if (candidate <= now && candidate > latest) latest = candidate;
  }
  return latest;
}
