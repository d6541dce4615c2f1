import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { keepPartitions } from '../database/partitions/keep-partitions.ts';
import { namesOf } from '../database/partitions/partitions-of.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { noting } from '../testing/noting.ts';
import { createTestApp } from '../testing/test-app.ts';
import { orderEvents } from './order-events.ts';
import { createTransactionsRepository } from './transactions-repository.ts';

const day = 24 * 3_600_000;
const table = 'order_transaction_events';
const before = migrations.filter(({ id }) => id < '033');
const partitioned = orderEvents({ PAYMENT_EVENTS_MONTHS: 24 });

/** As builds before the partitions write it. */
const recordAt = (db: Database, transactionId: string, at: string) =>
  sql`insert into order_transaction_events (transaction_id, event, from_state, to_state, detail, at)
    values (${transactionId}, 'begun', null, 'PENDING', '{}', ${at})`.execute(db);

const rowsOf = async (db: Database) => {
  const { rows } = await sql<{ row: string }>`
    select tableoid::regclass || ' ' || transaction_id || ' ' || id as row from order_transaction_events order by id
  `.execute(db);
  return rows.map(({ row }) => row);
};

describeDatabases('what happened to payments', (open) => {
  /** A database of the schema before, with rows. */
  async function setUpBefore() {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: before });
    await recordAt(db, 'a', '2025-01-31T20:00:00Z');
    await recordAt(db, 'b', '2026-11-20T09:00:00Z');
    return db;
  }

  it('stays when the table becomes one in partitions, and its numbers go on', async () => {
    const db = await setUpBefore();
    expect((await migrate(db)).ran).toContain('033-order-event-partitions');
    await recordAt(db, 'of an older build', '2026-11-20T10:00:00Z');
    expect(await rowsOf(db)).toEqual([
      `${table}_before a 1`,
      `${table}_before b 2`,
      `${table}_before of an older build 3`,
    ]);
    await keepPartitions(db, partitioned, { now: createTestClock().now() });
    expect(await namesOf(db, { table })).toEqual([
      `${table}_before_202612`,
      `${table}_p202612`,
      `${table}_p202701`,
      `${table}_p202702`,
      `${table}_rest`,
    ]);
    await recordAt(db, 'this month', '2026-11-30T18:29:59Z');
    // Half past six in the evening in London: the year begins in India.
    await recordAt(db, 'next year', '2026-12-31T18:30:00Z');
    await recordAt(db, 'far', '2028-01-01T00:00:00Z');
    expect((await rowsOf(db)).slice(2)).toEqual([
      `${table}_before_202612 of an older build 3`,
      `${table}_before_202612 this month 4`,
      `${table}_p202701 next year 5`,
      `${table}_rest far 6`,
    ]);
    await keepPartitions(db, partitioned, { now: Date.parse('2027-12-01T00:00:00Z') });
    expect((await rowsOf(db)).at(-1)).toBe(`${table}_p202801 far 6`);
  });

  it('takes rows as before where a time that is not yet keeps the table from being ended', async () => {
    const db = await setUpBefore();
    await recordAt(db, 'of a wrong clock', '2028-01-01T00:00:00Z');
    await migrate(db);
    const keep = (now: number) => keepPartitions(db, partitioned, { now });
    await expect(keep(createTestClock().now())).rejects.toThrow(/ends/);
    await recordAt(db, 'later', '2027-06-01T00:00:00Z');
    expect(await rowsOf(db)).toHaveLength(4);
    // In two days it is in the past.
    await keep(Date.parse('2027-12-31T00:00:00Z'));
    expect(await namesOf(db, { table })).toContain(`${table}_before_202802`);
  });

  it('is dropped month by month once its months are over', async () => {
    const db = await setUpBefore();
    await migrate(db);
    const test = await createTestApp(db, {
      shop: false,
      documents: [],
      env: { PAYMENT_EVENTS_MONTHS: '2' },
    });
    await test.removeExpired();
    await recordAt(db, 'january', '2027-01-10T00:00:00Z');
    test.clock.forward(72 * day);
    await test.removeExpired();
    expect((await rowsOf(db)).map((row) => row.split(' ')[1])).toEqual(['a', 'b', 'january']);
    // The first of February.
    test.clock.forward(day);
    await test.removeExpired();
    expect((await rowsOf(db)).map((row) => row.split(' ')[1])).toEqual(['january']);
    test.clock.forward(59 * day);
    await test.removeExpired();
    expect(await rowsOf(db)).toEqual([]);
  });

  it('is kept for ever with 0 months', async () => {
    const db = await setUpBefore();
    await migrate(db);
    const forever = orderEvents({ PAYMENT_EVENTS_MONTHS: 0 });
    await keepPartitions(db, forever, { now: createTestClock().now() });
    await keepPartitions(db, forever, { now: Date.parse('2126-11-20T00:00:00Z') });
    expect(await rowsOf(db)).toHaveLength(2);
  });

  /** A payment of January, and partitions until April. */
  async function setUpPayment() {
    const db = await setUpBefore();
    await migrate(db);
    const { now, forward } = createTestClock();
    await keepPartitions(db, partitioned, { now: now() });
    forward(60 * day);
    await keepPartitions(db, partitioned, { now: now() });
    const at = new Date(now());
    const fail = () =>
      db
        .insertInto('order_transactions')
        .values({
          id: 't-1',
          user_id: 'u-1',
          cart_id: 'c-1',
          state: 'FAILED',
          snapshot: '{}',
          payment: '{}',
          amount: 1,
          wallet_amount: 0,
          expires_at: at,
          created_at: at,
          updated_at: at,
        })
        .execute();
    await fail();
    const noted = noting(db);
    return { db, fail, forward, sent: noted.sent, transactions: createTransactionsRepository(noted.db, now) };
  }

  it('is written to the partition of its month alone', async () => {
    const { db, transactions } = await setUpPayment();
    await db.transaction().execute(async (transaction) => {
      await transactions.record({ id: 't-1', event: 'begun', from: null, to: 'PENDING' }, transaction);
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_locks join pg_class on pg_class.oid = relation
        where pid = pg_backend_pid() and relkind = 'r' and starts_with(relname, ${table})
      `.execute(transaction);
      expect(rows.map(({ name }) => name)).toEqual([`${table}_p202701`]);
    });
  });

  it('is removed with a try that failed, and no partition is read that ended before it', async () => {
    const { db, fail, forward, transactions, sent } = await setUpPayment();
    await transactions.record({ id: 't-1', event: 'begun', from: null, to: 'FAILED' }, db);
    await transactions.removeEnded();
    expect(await rowsOf(db)).toHaveLength(3);
    forward(31 * day);
    await transactions.removeEnded();
    expect((await rowsOf(db)).map((row) => row.split(' ')[1])).toEqual(['a', 'b']);

    await fail();
    const removing = sent.at(-1);
    if (!removing) throw new Error('Nothing was removed.');
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain (analyze, costs off, timing off) ${removing.sql}`, [...removing.parameters]),
    );
    const plan = rows.map((row) => row['QUERY PLAN']);
    const scansOf = (name: string) => plan.filter((line) => line.includes('Scan') && line.includes(name));
    const isRun = (line: string) => !line.includes('never executed');
    expect(scansOf(`${table}_p202701`).some(isRun), plan.join('\n')).toBe(true);
    expect(scansOf(`${table}_before`).filter(isRun), plan.join('\n')).toEqual([]);
  });
});
