import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keepPartitions, preparePartitions } from '../database/partitions/keep-partitions.ts';
import { namesOf } from '../database/partitions/partitions-of.ts';
import type { Database } from '../database/database.ts';
import { orderPartitions } from '../orders/order-partitions.ts';
import { importOrders } from '../orders/testing/imported-orders.ts';
import { describeDatabases } from '../testing/databases.ts';
import { noting } from '../testing/noting.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

/** As the table is after the step that partitions it. */
async function withoutPartitions(db: Database) {
  for (const name of await namesOf(db, { table: 'orders' })) {
    if (name === 'orders_rest') await sql`alter table orders_rest rename to orders_before`.execute(db);
    else if (name !== 'orders_before') await sql`drop table ${sql.table(name)}`.execute(db);
  }
}

describeDatabases('orders of long ago', (open) => {
  /** With `inPartitions`, orders go to those of their years; else to the table that there was before the partitions. */
  async function setUp({
    inPartitions = true,
    ...env
  }: {
    inPartitions?: boolean;
    [name: string]: unknown;
  } = {}) {
    const db = await open();
    await withoutPartitions(db);
    const test = await setUpCheckout(db, { env: env as Readonly<Record<string, string>> });
    const { clock } = test;
    const idsOf = async (table: 'orders' | 'order_transactions') =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();
    const forwardTo = (moment: string, lessMs = 0) =>
      clock.forward(Date.parse(moment) - lessMs - clock.now());
    if (inPartitions) await test.removeExpired();
    /** The tables that orders are in. */
    const tables = async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct tableoid::regclass::text as name from orders order by name
      `.execute(db);
      return rows.map(({ name }) => name);
    };
    return { ...test, idsOf, forwardTo, tables };
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

  it.each([
    ['are in the partition of their year', true],
    ['were there before the partitions', false],
  ])(
    'that %s go with it after eight years, with their payments and all that was said of them, and the ledger stays',
    async (_, inPartitions) => {
      // What is said of an order stays as long as the order.
      const test = await setUp({ inPartitions, FEEDBACK_YEARS: '0' });
      const old = await order(test);
      await leaveAt(test, old.id, 'u-1');
      test.forwardTo('2027-03-31T23:59:59+05:30');
      const last = await order(test, 'u-2');
      await leaveAt(test, last.id, 'u-2');
      test.clock.forward(1000);
      const younger = await order(test, 'u-3');
      await leaveAt(test, younger.id, 'u-3');
      const years = ['orders_p202604', 'orders_p202704'];
      expect(await test.tables()).toEqual(inPartitions ? years : ['orders_before']);
      const booked = await test.db.selectFrom('ledger_entries').selectAll().execute();
      expect(booked.length).toBeGreaterThan(0);

      // On the 1 April after eight years, in India.
      test.forwardTo('2034-04-01T00:00:00+05:30', 1);
      await test.removeExpired();
      expect(await test.idsOf('orders')).toEqual([old.id, last.id, younger.id].toSorted());
      expect(await leftAt(test)).toEqual(Array(4).fill([old.id, last.id, younger.id]));
      test.clock.forward(1);
      await test.removeExpired();
      expect(await test.idsOf('orders')).toEqual([younger.id]);
      expect(await test.idsOf('order_transactions')).toEqual([younger.orderTransactionId]);
      expect(await leftAt(test)).toEqual(Array(4).fill([younger.id]));
      expect(await test.db.selectFrom('ledger_entries').selectAll().execute()).toEqual(booked);
      test.forwardTo('2035-04-01T00:00:00+05:30');
      await test.removeExpired();
      expect(await test.idsOf('orders')).toEqual([]);
    },
  );

  it('are dropped with the partition, and not removed one by one', async () => {
    const test = await setUp();
    await order(test);
    const noted = noting(test.db);
    test.forwardTo('2034-04-01T00:00:00+05:30');
    const partitioned = orderPartitions({ ORDERS_YEARS: 8 });
    await keepPartitions(noted.db, partitioned, { now: test.clock.now() });
    expect(await test.idsOf('orders')).toEqual([]);
    const sent = noted.sent.map((query) => query.sql);
    expect(sent.filter((text) => text.includes('drop table'))).toEqual(['drop table "orders_p202604"']);
    for (const text of sent) expect(text).not.toContain('delete from "orders_p202604"');
    // Nor locked: a lock is written to each row, and to the log of the database.
    for (const text of sent.filter((each) => each.includes('"orders_p202604"')))
      expect(text).not.toContain('for update');
  });

  it('stay with all that is kept of them when the removal ends in between, and go at the next one', async () => {
    const test = await setUp();
    const { id } = await order(test);
    test.forwardTo('2034-04-01T00:00:00+05:30');
    const partitioned = orderPartitions({ ORDERS_YEARS: 8 });
    const now = test.clock.now();
    await keepPartitions(test.db, partitioned, { now, ending: AbortSignal.abort() });
    expect(await test.idsOf('orders')).toEqual([id]);
    // A start makes partitions, and leaves what takes long to the hourly removal.
    const failed = (error: unknown) => expect(error).toBeUndefined();
    await preparePartitions(test.db, [partitioned], { now, failed });
    expect(await test.idsOf('orders')).toEqual([id]);
    // npm run migrate has the time.
    await preparePartitions(test.db, [partitioned], { now, failed, atLeisure: true });
    expect(await test.idsOf('orders')).toEqual([]);
    expect(await test.idsOf('order_transactions')).toEqual([]);
  });

  it('of an import go too', async () => {
    const test = await setUp({ inPartitions: false });
    await importOrders(test.db, test.clock.now(), [{ id: 'of-an-import', user: 'u-1' }]);
    test.forwardTo('2034-04-01T00:00:00+05:30', 1);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual(['of-an-import']);
    test.clock.forward(1);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([]);
  });

  it.each([
    ['a partition that is dropped', true],
    ['the table that there was before', false],
  ])('in %s stay while their money is looked for or owed', async (_, inPartitions) => {
    const test = await setUp({ inPartitions });
    const owed = await order(test);
    const other = await order(test, 'u-2');
    const at = new Date(test.clock.now());
    const set = (next: Date | null) =>
      test.db
        .updateTable('order_transactions')
        .set({ next_check_at: next })
        .where('order_id', '=', owed.id)
        .execute();
    await set(at);
    const kept = await test.db.selectFrom('orders').selectAll().where('id', '=', owed.id).execute();
    expect(await test.idsOf('orders')).toEqual([owed.id, other.id].toSorted());
    test.forwardTo('2035-04-01T00:00:00+05:30');
    for (const _again of [1, 2]) {
      await test.removeExpired();
      expect(await test.db.selectFrom('orders').selectAll().execute()).toEqual(kept);
      expect(await test.idsOf('order_transactions')).toEqual([owed.orderTransactionId]);
    }
    await set(null);
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([]);
    expect(await test.idsOf('order_transactions')).toEqual([]);
  });

  it('whose money is settled while those of its year are removed go with all that is kept of them an hour later', async () => {
    const test = await setUp();
    const owed = await order(test);
    await leaveAt(test, owed.id, 'u-1');
    const set = (next: Date | null) =>
      test.db.updateTable('order_transactions').set({ next_check_at: next }).execute();
    await set(new Date(test.clock.now()));
    test.forwardTo('2034-04-01T00:00:00+05:30');
    const partitioned = orderPartitions({ ORDERS_YEARS: 8 });
    const { dependents } = partitioned;
    if (!dependents) throw new Error('Nothing is kept of orders.');
    const remove: typeof dependents.remove = async (...which) => {
      const stay = await dependents.remove(...which);
      await set(null);
      return stay;
    };
    const now = test.clock.now();
    await keepPartitions(test.db, { ...partitioned, dependents: { ...dependents, remove } }, { now });
    await keepPartitions(test.db, partitioned, { now });
    expect(await test.idsOf('orders')).toEqual([]);
    expect(await test.idsOf('order_transactions')).toEqual([]);
    expect(await leftAt(test)).toEqual([[], [], [], []]);
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
    const ended = new Date(test.clock.now());
    ended.setUTCFullYear(ended.getUTCFullYear() + 10);
    test.forwardTo(ended.toISOString(), 1);
    await test.removeExpired();
    expect(await test.idsOf('order_transactions')).toEqual([held, givenBack].toSorted());
    test.clock.forward(1);
    await test.removeExpired();
    expect(await test.idsOf('order_transactions')).toEqual([]);
  });

  it('stay as long as the setting says', async () => {
    const ten = await setUp({ ORDERS_YEARS: '10' });
    const { id } = await order(ten);
    ten.forwardTo('2036-04-01T00:00:00+05:30', 1);
    await ten.removeExpired();
    expect(await ten.idsOf('orders')).toEqual([id]);
    ten.clock.forward(1);
    await ten.removeExpired();
    expect(await ten.idsOf('orders')).toEqual([]);
  });

  it('are all kept where the setting is 0', async () => {
    const test = await setUp({ ORDERS_YEARS: '0' });
    const { id, orderTransactionId } = await order(test);
    test.forwardTo('2116-11-20T00:00:00Z');
    await test.removeExpired();
    expect(await test.idsOf('orders')).toEqual([id]);
    expect(await test.idsOf('order_transactions')).toEqual([orderTransactionId]);
  });
});
