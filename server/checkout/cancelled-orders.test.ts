import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { walletOf } from '../wallet/testing/wallet-of.ts';
import { createMoney } from './money.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';
import { createTransactionsRepository } from './transactions-repository.ts';
import { createTransitions } from './transitions.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

function cancelling(db: Database, now: () => number) {
  const { ledger, wallet, earnings } = walletOf({ db, now });
  const transitions = createTransitions({
    db,
    now,
    transactions: createTransactionsRepository(db, now),
    carts: { close: () => Promise.reject(new Error('No order is made here.')) },
    place: () => Promise.reject(new Error('No order is made here.')),
    money: createMoney({ ledger, wallet, keepVoucherValid: async () => {} }),
    takeBack: earnings.takeBack,
    refunded: async () => {},
  });
  return (id: string) => db.transaction().execute((transaction) => transitions.cancelOrder(id, transaction));
}

describeDatabases('an order that the restaurant cancels', (open) => {
  it('gives back what wallet and gateway paid, once', async () => {
    const test = await setUpCheckout(await open());
    const cancel = cancelling(test.db, test.clock.now);
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 5000);
    const pay = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const { orderTransactionId: id } = stepIn(await asha.initiate(pay, price));
    await asha.process({ orderTransactionId: id });
    test.gateway('PAYU').settle(id, 'success');
    expect(statusIn(await asha.verify(id)).orderStatus).toBe('SUCCESS');
    const stranger = await test.customer('u-2');
    const known = { orderTransactionId: id, isOwn: false };
    const seen = async () => statusIn(await stranger.status(id));
    expect(await seen()).toEqual({ ...known, orderStatus: 'SUCCESS', isCancelled: false });
    await cancel(id);
    await cancel(id);
    // Who does not own it is told that there was an order, and nothing else of it.
    expect(await seen()).toEqual({ ...known, orderStatus: 'FAILED', isCancelled: true });
    // What the wallet paid came back as points that do not expire.
    expect(await test.ledger.balanceOf('wallet:u-1')).toBe(0);
    expect(await test.ledger.balanceOf('wallet:u-1:refund')).toBe(5000);
    expect(await test.ledger.balanceOf('refund-due')).toBe(price - 5000);
    expect(await test.ledger.balanceOf('sales')).toBe(0);
    expect(statusIn(await asha.status(id)).refund).toEqual({ amount: price - 5000, state: 'due' });
    await test.settleDue();
    expect(test.gateway('PAYU').refunded).toMatchObject([{ ref: id, amount: price - 5000 }]);
    expect(statusIn(await asha.status(id)).refund).toEqual({ amount: price - 5000, state: 'done' });
    for (const account of ['refund-due', 'gateway:PAYU', 'customer:u-1'] as const)
      expect(await test.ledger.balanceOf(account)).toBe(0);
  });

  it('WLT-07 takes back the points that it had earned', async () => {
    const test = await setUpCheckout(await open());
    const body = { document: 'app-config', loyaltyPointsPer100: 5 };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
    const asha = await test.customer();
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate('cash', price));
    test.clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    expect(await test.ledger.balanceOf('wallet:u-1')).toBe(Math.floor(price / 10_000) * 500);
    await cancelling(test.db, test.clock.now)(id);
    expect(await test.ledger.balanceOf('wallet:u-1')).toBe(0);
    expect(await test.ledger.balanceOf('issued')).toBe(0);
  });

  it.each([null, 'PAYU'])(
    'leaves nothing to collect of one for cash, also when it names %s',
    async (gateway) => {
      const test = await setUpCheckout(await open());
      const asha = await test.customer();
      const { orderTransactionId: id } = stepIn(await asha.initiate('cash', await asha.fill()));
      await test.db.updateTable('order_transactions').set({ gateway }).where('id', '=', id).execute();
      await cancelling(test.db, test.clock.now)(id);
      expect(statusIn(await asha.status(id))).toMatchObject({
        orderStatus: 'FAILED',
        reason: 'The restaurant cancelled this order.',
      });
      expect(statusIn(await asha.status(id))).not.toHaveProperty('refund');
      for (const account of ['cash', 'sales', 'customer:u-1'] as const)
        expect(await test.ledger.balanceOf(account)).toBe(0);
    },
  );
});
