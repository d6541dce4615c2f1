/**
 * The latest moment up to now at which something in the documents began or ended; 0 when nothing has. A page rendered for that moment is right
 * until the next one, and the same to the letter: what has not changed keeps its etag.
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
