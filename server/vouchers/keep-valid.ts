import type { Database } from '../database/database.ts';
import { dateInIndia, startInIndia } from '../time-in-india.ts';

const dayMs = 24 * 60 * 60_000;
/** How long a voucher can be paid with, at least, once the money of a cancelled order is on it again. */
const validAgainMs = 30 * dayMs;

export type KeepValid = ReturnType<typeof createKeepValid>;

/** Money is on a voucher again: it is valid for a while, also where it was over, else the money is lost. A later end stays, and one without an end has none. */
export function createKeepValid(now: () => number) {
  return async (code: string, transaction: Database): Promise<void> => {
    // With the end of a day, as all vouchers end: customers read the last day.
    const until = new Date(startInIndia(dateInIndia(now() + validAgainMs + dayMs)));
    await transaction
      .updateTable('vouchers')
      .set({ valid_until: until })
      .where('code', '=', code)
      .where('valid_until', '<', until)
      .execute();
  };
}
