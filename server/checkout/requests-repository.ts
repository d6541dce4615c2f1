import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import { requestIdReused } from './checkout-faults.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface WriteRequest {
  readonly id: string;
  /** Hash of what is asked for. */
  readonly fingerprint: string;
}

export type RequestsRepository = ReturnType<typeof createRequestsRepository>;

/**
 * Writes that were done, each with the transaction that came of it. A repeated one, within a day, is answered with where that transaction stands
 * now, and does nothing else.
 */
export function createRequestsRepository(db: Database, now: () => number) {
  return {
    /** The transaction of a request that was done before. Throws when its id was that of another request. */
    async find(
      userId: string,
      request: WriteRequest | undefined,
      from: Database = db,
    ): Promise<string | undefined> {
      if (!request) return undefined;
      const row = await from
        .selectFrom('order_requests')
        .select(['fingerprint', 'reply'])
        .where('user_id', '=', userId)
        .where('request_id', '=', request.id)
        .where('at', '>', new Date(now() - dayMs))
        .executeTakeFirst();
      if (row && row.fingerprint !== request.fingerprint) throw requestIdReused();
      return row?.reply;
    },

    async keep(
      userId: string,
      request: WriteRequest | undefined,
      { transactionId, transaction }: { readonly transactionId: string; readonly transaction: Database },
    ): Promise<void> {
      if (!request) return;
      const row = { fingerprint: request.fingerprint, reply: transactionId, at: new Date(now()) };
      await transaction
        .insertInto('order_requests')
        .values({ user_id: userId, request_id: request.id, ...row })
        .onConflict((conflict) => conflict.columns(['user_id', 'request_id']).doUpdateSet(row))
        .execute();
    },

    removeExpired: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        {
          table: 'order_requests',
          key: ['user_id', 'request_id'],
          expiry: 'at',
          until: new Date(now() - dayMs),
        },
        removal,
      ),
  };
}
