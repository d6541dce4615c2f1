import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import { hashToken } from '../session/tokens.ts';

/** Longer than any partner takes one of its codes. */
const keptMs = 3_600_000;

export type PartnerCodesRepository = ReturnType<typeof createPartnerCodesRepository>;

/** Codes of partners that were used, as hashes. A partner may sign its codes and count nothing; here each logs in once. */
export function createPartnerCodesRepository(db: Database, now: () => number) {
  return {
    /** Uses a code; false for one that was used before. One that is being used at the same time waits here. */
    async use(vendor: string, code: string, transaction: Database): Promise<boolean> {
      const used = await transaction
        .insertInto('partner_codes')
        .values({ id: hashToken(`${vendor} ${code}`), expires_at: new Date(now() + keptMs) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    removeExpired: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'partner_codes', key: 'id', expiry: 'expires_at', until: new Date(now()) },
        removal,
      ),
  };
}
