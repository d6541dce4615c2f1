// Zod-free: ships to the browser with the shapes of a product.

/** Times of the right form that no calendar has: the 45th, 29 o'clock, or the 30th of February, which some engines take for the 2nd of March. */
function noSuchTime(time: string) {
  const day = time.slice(0, 10);
  if (Number.isNaN(Date.parse(time))) return 'no-such-time';
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? null : 'no-such-time';
}

/** The checks that belong to the clauses of schemas/engine/time-clauses.ts. */
export const timeChecks = { from: noSuchTime, until: noSuchTime };
