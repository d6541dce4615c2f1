import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { type CheckoutTest, setUpCheckout, stepIn } from '../checkout/testing/set-up-checkout.ts';
import type { Database } from '../database/database.ts';
import { importOrders } from '../orders/testing/imported-orders.ts';
import { describeDatabases } from '../testing/databases.ts';
import { authorToken } from '../testing/test-app.ts';
import { createEarnings } from './earnings.ts';
import { walletOf } from './testing/wallet-of.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const kitchen = '/sandbox/kitchen';

/** A shop in which an order earns 5 points for each full ₹100, and Asha, who has ordered for cash. */
async function setUp(db: Database) {
  const test = await setUpCheckout(db);
  const body = { document: 'app-config', loyaltyPointsPer100: 5 };
  await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
  const asha = await test.customer();
  const price = await asha.fill();
  const { orderTransactionId: transactionId } = stepIn(await asha.initiate('cash', price));
  const row = () => db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const { id, number } = await row();
  const paise = Math.floor(price / 10_000) * 5 * 100;
  const parts = walletOf({ db, now: test.clock.now });
  return {
    ...test,
    ...parts,
    asha,
    price,
    paise,
    id,
    number,
    transactionId,
    due: async () => (await row()).points_due_at?.getTime(),
    balance: () => parts.wallet.balance('u-1'),
    lines: async () =>
      (await parts.passbook.page('u-1', {})).transactions.map(({ method, title, amount, balance }) => [
        method,
        title,
        amount,
        balance,
      ]),
    change: (change: string) => inKitchen(test, id, change),
  };
}

function inKitchen(test: CheckoutTest, order: string, change: string) {
  return test.ask({
    method: 'POST',
    url: kitchen,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
    },
    payload: new URLSearchParams({ order, change }).toString(),
  });
}

describeDatabases('the points that an order earns', (open) => {
  it('WLT-07 API-106 are in the wallet once it is delivered, not before, and once', async () => {
    const test = await setUp(await open());
    const { asha, paise, clock } = test;
    expect(paise).toBeGreaterThan(0);
    const points = async () => (await asha.call('GET', '/customer-service/ve1/loyalty/user')).json().data;
    const due = (await test.due()) ?? 0;
    clock.forward(due - clock.now() - 1);
    await test.settleDue();
    expect(await points()).toEqual({ points: 0, pointsPer100: 5 });
    clock.forward(1);
    await Promise.all([test.settleDue(), test.earnings.runDue(), test.earnings.runDue()]);
    await test.settleDue();
    expect(await points()).toEqual({ points: paise / 100, pointsPer100: 5 });
    expect(await test.due()).toBeUndefined();
    expect(await test.lines()).toEqual([['EARNED', `Earned with order ${test.number}`, paise, paise]]);
  });

  it('come with the order when the kitchen hurries it on or is late, and not when it cancels it', async () => {
    const test = await setUp(await open());
    const first = (await test.due()) ?? 0;
    await test.change('delay');
    expect(await test.due()).toBe(first + 15 * 60_000);
    for (let step = 0; step < 3; step += 1) await test.change('advance');
    await test.settleDue();
    expect(await test.balance()).toBe(test.paise);

    const ravi = await test.customer('u-2');
    await ravi.initiate('cash', await ravi.fill());
    const { id } = await test.db
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', 'u-2')
      .executeTakeFirstOrThrow();
    await inKitchen(test, id, 'cancel');
    test.clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    expect(await test.wallet.balance('u-2')).toBe(0);
  });

  it('are none of an order that is not delivered at the time, nor of one that earns nothing, and neither is looked at again', async () => {
    const test = await setUp(await open());
    await test.db
      .updateTable('orders')
      .set({ points_due_at: new Date(test.clock.now()) })
      .execute();
    await test.earnings.runDue();
    expect(await test.lines()).toEqual([]);
    expect(await test.due()).toBeUndefined();

    test.clock.forward(24 * 60 * 60_000);
    const summary = sql<string>`jsonb_set(summary, '{loyaltyEarnedPoints}', '0')`;
    await test.db
      .updateTable('orders')
      .set({ points_due_at: new Date(test.clock.now()), summary })
      .execute();
    await test.earnings.runDue();
    expect(await test.lines()).toEqual([]);
    expect(await test.due()).toBeUndefined();
  });

  it('wait while the server ends', async () => {
    const test = await setUp(await open());
    test.clock.forward(24 * 60 * 60_000);
    await test.earnings.runDue(AbortSignal.abort());
    expect(await test.balance()).toBe(0);
    await test.earnings.runDue();
    expect(await test.balance()).toBe(test.paise);
  });

  it('are no failure of a process that finds them posted by another one', async () => {
    const { db, clock, ledger, wallet, balance, paise } = await setUp(await open());
    clock.forward(24 * 60 * 60_000);
    const warn = vi.fn();
    const earnings = createEarnings({ db, now: clock.now, ledger, wallet, log: { warn } });
    await Promise.all([earnings.runDue(), earnings.runDue()]);
    expect(await balance()).toBe(paise);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are posted by the next run when a process ends in the middle', async () => {
    const test = await setUp(await open());
    test.clock.forward(24 * 60 * 60_000);
    const error = new Error('The process is gone.');
    const warn = vi.fn();
    const ending = createEarnings({
      db: test.db,
      now: test.clock.now,
      ledger: test.ledger,
      wallet: {
        parts: test.wallet.parts,
        async give(gift, transaction) {
          await test.wallet.give(gift, transaction);
          throw error;
        },
      },
      log: { warn },
    });
    await ending.runDue();
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: error, orderId: test.id }, expect.any(String));
    expect(await test.balance()).toBe(0);
    await test.earnings.runDue();
    expect(await test.balance()).toBe(test.paise);
  });

  it('are taken back when the order is given back, as far as the wallet holds them; what it cost comes as refund points', async () => {
    const test = await setUp(await open());
    const { price, paise, number } = test;
    expect(await test.earnings.refundInPoints(test.id)).toBe(false);
    test.clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    expect(await test.earnings.refundedInPoints([test.id])).toEqual(new Set());
    await test.change('refund');
    await test.change('refund');
    expect(await test.earnings.refundedInPoints([test.id, 'another'])).toEqual(new Set([test.id]));
    expect(await test.earnings.refundedInPoints([])).toEqual(new Set());
    expect(await test.earnings.refundInPoints(test.id)).toBe(false);
    expect(await test.lines()).toEqual([
      ['TAKEN_BACK', `Points of order ${number}, which was refunded`, paise, price],
      ['REFUND', `Refund of order ${number}`, price, price + paise],
      ['EARNED', `Earned with order ${number}`, paise, paise],
    ]);
    expect(await test.ledger.balanceOf('wallet:u-1:refund')).toBe(price);
    expect(await test.ledger.balanceOf('sales')).toBe(0);
    expect(await test.ledger.balanceOf('issued')).toBe(0);
  });

  it('are not earned by an order that was given back before they were posted', async () => {
    const test = await setUp(await open());
    test.clock.forward(24 * 60 * 60_000);
    expect(await test.earnings.refundInPoints(test.id)).toBe(true);
    await test.settleDue();
    expect(await test.balance()).toBe(test.price);
  });

  it('that were spent are not owed: the money of the order goes back all the same', async () => {
    const test = await setUp(await open());
    const { wallet, earnings, paise } = test;
    test.clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    const within = <T>(act: (transaction: Database) => Promise<T>) => test.db.transaction().execute(act);
    await within((transaction) =>
      wallet.hold({ userId: 'u-1', transactionId: 'next', amount: paise - 300 }, transaction),
    );
    await within((transaction) => earnings.takeBack(test.id, transaction));
    await within((transaction) => earnings.takeBack(test.id, transaction));
    expect(await test.balance()).toBe(0);
    expect((await test.lines())[0]).toEqual([
      'TAKEN_BACK',
      `Points of order ${test.number}, which was refunded`,
      300,
      0,
    ]);
  });

  it('API-102 the passbook names an order that was not paid here on its own line alone', async () => {
    const test = await setUp(await open());
    await importOrders(test.db, test.clock.now(), [{ id: 'imported', user: 'u-1' }]);
    expect(await test.earnings.refundInPoints('imported')).toBe(true);
    await test.credit('u-1', 500);
    const { transactions } = await test.passbook.page('u-1', {});
    expect(transactions.map(({ method, orderId }) => [method, orderId])).toEqual([
      ['ADJUSTMENT', undefined],
      ['REFUND', 'imported'],
    ]);
  });

  it('are taken back once: points of later orders stay', async () => {
    const test = await setUp(await open());
    const { wallet, earnings } = test;
    test.clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    const within = <T>(act: (transaction: Database) => Promise<T>) => test.db.transaction().execute(act);
    await within((transaction) => earnings.takeBack(test.id, transaction));
    const later = { userId: 'u-1', amount: 700, posting: 'points-earned:later', kind: 'points-earned' };
    await within((transaction) => wallet.give(later, transaction));
    await within((transaction) => earnings.takeBack(test.id, transaction));
    expect(await test.balance()).toBe(700);
  });

  it.each([
    ['the brand points alone while they are enough', 0, { brand: 0, refund: 200, promo: 500 }],
    ['the brand points first, and then the refund points', 200, { brand: 0, refund: 0, promo: 500 }],
    ['the promo points last', 300, { brand: 0, refund: 0, promo: 400 }],
  ])('are taken back from %s', async (_, spent, left) => {
    const test = await setUp(await open());
    const { wallet, earnings, promos, ledger, clock } = test;
    clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    await test.db.transaction().execute(async (transaction) => {
      await wallet.hold({ userId: 'u-1', transactionId: 'next', amount: spent }, transaction);
      const refund = { account: 'wallet:u-1:refund', amount: 200 } as const;
      const entries = [{ account: 'issued', amount: -200 } as const, refund];
      await ledger.post({ posting: 'points-refunded:other', kind: 'points-refunded', entries }, transaction);
      const gift = { id: 'gift', title: 'Gift', amount: 500, expiresAt: clock.now() + 60_000 };
      await promos.give({ ...gift, userId: 'u-1' }, transaction);
      await earnings.takeBack(test.id, transaction);
    });
    const of = (account: 'brand' | 'refund' | 'promo:gift') => ledger.balanceOf(`wallet:u-1:${account}`);
    expect({
      brand: await of('brand'),
      refund: await of('refund'),
      promo: await of('promo:gift'),
    }).toEqual(left);
  });

  it('WLT-06 are none where no build of the app has a wallet', async () => {
    const test = await setUp(await open());
    const body = { document: 'app-config', loyaltyPointsPer100: 5, walletBuilds: [] };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
    const ravi = await test.customer('u-2');
    await ravi.initiate('cash', await ravi.fill());
    test.clock.forward(24 * 60 * 60_000);
    await test.settleDue();
    expect(await test.wallet.balance('u-2')).toBe(0);
  });
});
