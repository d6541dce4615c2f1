import { expect, it } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTransactionsRepository } from './transactions-repository.ts';

const leaseMs = 60_000;

describeDatabases('a payment that is due', (open) => {
  /** Payments whose time to be asked about has come, the first first. */
  async function setUp(
    ...due: readonly { readonly id: string; readonly gateway?: string; readonly state?: string }[]
  ) {
    const db = await open();
    const { now } = createTestClock();
    const at = (ms: number) => new Date(now() + ms);
    await db
      .insertInto('order_transactions')
      .values(
        due.map(({ id, gateway = null, state = 'UNKNOWN' }, place) => ({
          id,
          user_id: 'u-1',
          cart_id: `c-${id}`,
          state,
          snapshot: '{}',
          payment: '{}',
          gateway,
          amount: 100,
          wallet_amount: 0,
          next_check_at: at(place - due.length),
          expires_at: at(0),
          created_at: at(0),
          updated_at: at(0),
        })),
      )
      .execute();
    const transactions = createTransactionsRepository(db, now);
    return (silent: readonly string[] = []) => transactions.takeDue({ leaseMs, silent });
  }

  it('is taken once, the one that waits longest first', async () => {
    const take = await setUp({ id: 'a', gateway: 'PAYU' }, { id: 'b' });
    expect([await take(), await take(), await take()]).toEqual(['a', 'b', undefined]);
  });

  it('is left alone where its gateway is silent, and one of no gateway is not', async () => {
    const take = await setUp({ id: 'a', gateway: 'PAYU' }, { id: 'b', gateway: 'BILLDESK' }, { id: 'c' });
    expect([
      await take(['PAYU', 'PAYTM']),
      await take(['PAYU', 'PAYTM']),
      await take(['PAYU', 'PAYTM']),
    ]).toEqual(['b', 'c', undefined]);
    expect(await take()).toBe('a');
  });

  it('is one whose money is owed back before any other', async () => {
    const take = await setUp({ id: 'a' }, { id: 'owed', state: 'REFUND_DUE' });
    expect(await take()).toBe('owed');
  });
});
