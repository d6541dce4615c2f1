/** Every time at which a period in the documents begins or ends: the values of `from` and `until`. */
function* changes(documents: unknown): Generator<number> {
  if (typeof documents !== 'object' || documents === null) return;
  for (const [name, value] of Object.entries(documents)) {
    const moment =
      (name === 'from' || name === 'until') && typeof value === 'string' ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(moment)) yield* changes(value);
    else yield moment;
  }
}

/**
 * The latest time up to now at which a period in the documents began or ended; 0 when there is none. A page that is rendered for this time
 * is valid until the next change and identical each time, so an unchanged page keeps its etag.
 */
export function lastChange(documents: unknown, now: number): number {
  let latest = 0;
  for (const moment of changes(documents)) if (moment <= now && moment > latest) latest = moment;
  return latest;
}

/** The earliest time after now at which a period in the documents begins or ends; Infinity when there is none. */
export function nextChange(documents: unknown, now: number): number {
  let earliest = Infinity;
  for (const moment of changes(documents)) if (moment > now && moment < earliest) earliest = moment;
  return earliest;
}
