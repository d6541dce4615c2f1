// Zod-free: ships to the browser with the shapes of a product.

/** Times of the right form that no calendar has: the 45th, or 29 o'clock. */
const noSuchTime = (time: string) => (Number.isNaN(Date.parse(time)) ? 'no-such-time' : null);

/** The checks that belong to the clauses of schemas/engine/time-clauses.ts. */
export const timeChecks = { from: noSuchTime, until: noSuchTime };
