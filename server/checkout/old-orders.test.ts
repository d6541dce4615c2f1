import { expect, it } from 'vitest';
import { importOrders } from '../orders/testing/imported-orders.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

const day = 24 * 60 * 60_000;

describeDatabases('orders of long ago', (open) => {
  async function setUp(env: Readonly<Record<string, string>> = {}) {
    const test = await setUpCheckout(await open(), { env });
    const { db, clock } = test;
    const idsOf = async (table: 'orders' | 'order_transactions') =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();
    /** To a moment so many years after the start of the test, by the calendar. */
    const began = clock.now();
    const forwardTo = (years: number, lessMs: number) => {
      const until = new Date(began);
      until.setUTCFullYear(until.getUTCFullYear() + years);
      clock.forward(until.getTime() - lessMs - clock.now());
    };
    return { ...test, idsOf, forwardTo };
  }
  type Test = Awaited<ReturnType<typeof setUp>>;

  async function order(test: Test, userId = 'u-1') {
    const buyer = await test.customer(userId);
    const { orderTransactionId } = stepIn(await buyer.initiate('cash', await buyer.fill()));
    const { order_id: id } = await test.transaction(orderTransactionId);
    if (id === null) throw new Error('There is no order.');
    return { id, orderTransactionId };
  }

  /** What customers leave at an order. */
  async function leaveAt(test: Test, orderId: string, userId: string) {
    const at = new Date(test.clock.now());
    const sent = { id: `of-${orderId}`, user_id: userId, submission_id: 's', ticket: `T-${orderId}` };
    const contact = { email: 'a@example.in', firstName: 'Asha', lastName: 'Rao', mobileNo: '9876543210' };
    await test.db
      .insertInto('favourite_orders')
      .values({ user_id: userId, order_id: orderId, marked_at: at })
      .execute();
    await test.db
      .insertInto('order_popups')
      .values({ order_id: orderId, popup_id: 'delivered', read_at: at })
      .execute();
    const problem = { category: 'Food', issues: '[]', comment: 'Cold.', reported_at: at };
    await test.db
      .insertInto('order_issues')
      .values({ ...sent, order_id: orderId, ...problem })
      .execute();
    const said = { contact: JSON.stringify(contact), answers: '{}', given_at: at, changed_at: at };
    await test.db
      .insertInto('feedbacks')
      .values({ ...sent, order_id: orderId, order_mode: 'D', ...said })
      .execute();
  }

  const leftAt = async ({ db }: Test) => {
    const left = await Promise.all(
      (['favourite_orders', 'order_popups', 'order_issues', 'feedbacks'] as const).map((table) =>
        db.selectFrom(table).select('order_id').execute(),
      ),
    );
    return left.map((rows) => rows.map((row) => row.order_id));
  };

  it('go after eight years with their payments and all that was said of them, and the ledger stays', async () => {
    // As long as their order.
    const test = await setUp({ FEEDBACK_YEARS: '0' });
    const old = await order(test);
    await leaveAt(test, old.id, 'u-1');
    test.clock.forward(day);
    const younger = await order(test, 'u-2');
    await leaveAt(test, younger.id, 'u-2');
    const booked = await test.db.selectFrom('ledger_entries').selectAll().execute();
    expect(booked.length).toBeGreaterThan(0);

    test.forwardTo(8, 1);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([old.id, younger.id].toSorted());
    test.forwardTo(8, 0);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([younger.id]);
    expect(await test.idsOf('order_transactions')).toEqual([younger.orderTransactionId]);
    expect(await leftAt(test)).toEqual([[younger.id], [younger.id], [younger.id], [younger.id]]);
    expect(await test.db.selectFrom('ledger_entries').selectAll().execute()).toEqual(booked);
  });

  it('of an import go too', async () => {
    const test = await setUp();
    await importOrders(test.db, test.clock.now(), [{ id: 'of-an-import', user: 'u-1' }]);
    test.forwardTo(8, 1);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual(['of-an-import']);
    test.forwardTo(8, 0);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([]);
  });

  it('stay while their money is looked for or owed', async () => {
    const test = await setUp();
    const owed = await order(test);
    const at = new Date(test.clock.now());
    const set = (next: Date | null) =>
      test.db.updateTable('order_transactions').set({ next_check_at: next }).execute();
    await set(at);
    test.forwardTo(9, 0);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([owed.id]);
    await set(null);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([]);
  });

  it('tries without an order that have money in the books, or gave it back, go when orders of their time go', async () => {
    const test = await setUp({ ORDERS_YEARS: '10' });
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 5000);
    const wallet = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const { orderTransactionId: held } = stepIn(await asha.initiate(wallet, price));
    const bina = await test.customer('u-2');
    const { orderTransactionId: givenBack } = stepIn(await bina.initiate('credit-card', await bina.fill()));
    const end = (id: string, state: string) =>
      test.db
        .updateTable('order_transactions')
        .set({ state, next_check_at: null })
        .where('id', '=', id)
        .execute();
    await end(held, 'FAILED');
    await end(givenBack, 'REFUNDED');
    test.forwardTo(10, 1);
    await test.removeExpired();
    expect(await test.idsOf('order_transactions')).toEqual([held, givenBack].toSorted());
    test.forwardTo(10, 0);
    await test.removeExpired();
    expect(await test.idsOf('order_transactions')).toEqual([]);
  });

  it('stay as long as the setting says', async () => {
    const ten = await setUp({ ORDERS_YEARS: '10' });
    const { id } = await order(ten);
    ten.forwardTo(10, 1);
    await ten.removeExpired();
    expect(await ten.idsOf('orders')).toEqual([id]);
    ten.forwardTo(10, 0);
    await ten.removeExpired();
    expect(await ten.idsOf('orders')).toEqual([]);
  });

  it('are all kept where the setting is 0', async () => {
    const test = await setUp({ ORDERS_YEARS: '0' });
    const { id, orderTransactionId } = await order(test);
    test.forwardTo(90, 0);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([id]);
    expect(await test.idsOf('order_transactions')).toEqual([orderTransactionId]);
  });
});
