import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { noting } from '../testing/noting.ts';
import { transactionStates } from './states.ts';
import { createTransactionsRepository } from './transactions-repository.ts';

const day = 24 * 60 * 60_000;

describeDatabases('tries to order', (open) => {
  /** Tries for one cart, the oldest first. */
  async function setUp(tries: readonly { readonly id: string; readonly state: string }[]) {
    const db = await open();
    const { now, forward } = createTestClock();
    await db
      .insertInto('order_transactions')
      .values(tries.map((one, place) => ({ ...one, ...rest(now() + place) })))
      .execute();
    const noted = noting(db);
    return { db, forward, sent: noted.sent, transactions: createTransactionsRepository(noted.db, now) };
  }

  const rest = (ms: number) => ({
    user_id: 'u-1',
    cart_id: 'c-1',
    snapshot: '{}',
    payment: '{}',
    amount: 100,
    wallet_amount: 0,
    expires_at: new Date(ms),
    created_at: new Date(ms),
    updated_at: new Date(ms),
  });
  const count = async (db: Database) =>
    (await db.selectFrom('order_transactions').select('id').execute()).length;

  it('another one ends those that are open or unknown, and looks at the newest first', async () => {
    const { transactions } = await setUp(transactionStates.map((state) => ({ id: state, state })));
    const ids = (await transactions.ofCart('c-1')).map(({ id }) => id);
    const ends = ['AWAITING_MEANS', 'AWAITING_CODE', 'AWAITING_PAYMENT', 'PENDING', 'UNKNOWN'];
    expect(ids).toEqual(transactionStates.filter((state) => ends.includes(state)).toReversed());
  });

  it('those that stay are looked at once by a removal: each batch begins where the last one ended', async () => {
    const tries = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, state: 'REFUNDED' }));
    const { db, forward, sent, transactions } = await setUp(tries);
    forward(31 * day);
    const before = sent.length;
    await transactions.removeEnded({ rows: 3 });
    expect([sent.length - before, await count(db)]).toEqual([2, 5]);
  });
});
