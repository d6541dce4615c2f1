// Zod-free: ships to the browser.

/** Who placed an order so long ago is asked before placing another one, in ms (PAY-41). */
export const duplicateWindowMs = 30 * 60_000;
