import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { orderPartitions } from '../../orders/order-partitions.ts';
import { createOwnOrders, type OwnOrders } from '../../orders/own-orders.ts';
import { describeDatabases, describePostgres } from '../../testing/databases.ts';
import { noting } from '../../testing/noting.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { keepPartitions } from '../partitions/keep-partitions.ts';
import { namesOf } from '../partitions/partitions-of.ts';
import { sessionOrderPartitions as step } from './038-session-order-partitions.ts';
import { migrations } from './migrations.ts';

const orders = orderPartitions({ ORDERS_YEARS: 8 });
const now = Date.parse('2026-11-20T09:00:00Z');

/** As builds before the partitions write it. */
const place = (db: Database, id: string, at: string) =>
  sql`insert into orders (id, user_id, store_id, order_type, stage, items, net_price, placed_at, cart_id, number)
    values (${id}, 'u-1', '14052', 'D', 5, '[]', 100, ${at}, ${`c-${id}`}, ${`1-${id}`})`.execute(db);

describePostgres('the indexes of tables that are partitioned', (open) => {
  /** A database of the build before. */
  async function openOlder(): Promise<Database> {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: migrations.filter(({ id }) => id < step.id) });
    return db;
  }

  it('are built while processes of the build before read sessions and orders', async () => {
    const db = await openOlder();
    const read = () =>
      db.transaction().execute(async (reader) => {
        await sql`set local lock_timeout = 200`.execute(reader);
        for (const table of ['session_generations', 'session_families', 'orders', 'order_transactions'])
          await sql`select from ${sql.table(table)} limit 1`.execute(reader);
      });
    const building = await db.startTransaction().execute();
    try {
      for (const statement of step.statements) {
        if (!/^create (unique )?index if not exists/.test(statement)) break;
        await sql.raw(statement).execute(building);
        await read();
      }
    } finally {
      await building.rollback().execute();
    }
  });

  it('can be built before the step, beside customers who order, as docs/operations.md says: then the step builds none', async () => {
    const db = await openOlder();
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const [, block = ''] = /Before `038-session-order-partitions`:\n\n```sql\n([^`]+)```/.exec(page) ?? [];
    const statements = block.split(';\n').filter((text) => text.trim() !== '');
    expect(statements).toHaveLength(7);
    for (const statement of statements) await sql.raw(statement).execute(db);
    const built = async () => {
      const { rows } = await sql<{ oid: number }>`
        select indexrelid::integer as oid from pg_index join pg_class as indexed on indexed.oid = indrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1
      `.execute(db);
      return rows;
    };
    const before = await built();
    expect((await migrate(db)).ran).toEqual([step.id]);
    expect(await built()).toEqual(before);
  });
});

describeDatabases('who does not own the tables', (open) => {
  it('may do with the partitioned ones what was allowed before', async () => {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: migrations.filter(({ id }) => id < step.id) });
    const user = sql.table(`shop ${randomUUID()}`);
    await sql`create role ${user}`.execute(db);
    await sql`grant usage on schema public to ${user}`.execute(db);
    await sql`grant select, update on orders, session_generations to ${user}`.execute(db);
    await migrate(db);
    const asUser = (statement: string) =>
      db.transaction().execute(async (transaction) => {
        await sql`set local role ${user}`.execute(transaction);
        await sql.raw(statement).execute(transaction);
      });
    for (const table of ['orders', 'session_generations']) {
      await asUser(`select from ${table} for update`);
      await expect(asUser(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    }
    await sql`drop owned by ${user}`.execute(db);
    await sql`drop role ${user}`.execute(db);
  });
});

describeDatabases('orders that there were before the partitions', (open) => {
  async function setUpBefore() {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: migrations.filter(({ id }) => id < step.id) });
    await sql`insert into stores (id, name, locality, city, region, state, online, latitude, longitude, order_types)
      values ('14052', 'Indiranagar', 'Indiranagar', 'Bengaluru', 'South', 'Karnataka', true, 12.97, 77.64, '{D}')`.execute(
      db,
    );
    await place(db, 'a', '2019-05-01T00:00:00Z');
    await place(db, 'b', '2026-11-20T08:00:00Z');
    return db;
  }
  const rowsOf = async (db: Database) => {
    const { rows } = await sql<{ row: string }>`
      select tableoid::regclass || ' ' || id as row from orders order by id
    `.execute(db);
    return rows.map(({ row }) => row);
  };
  const indexesOf = async (db: Database, table: string) => {
    const { rows } = await sql<{ oid: number }>`
      select indexrelid::integer as oid from pg_index where indrelid = ${table}::regclass order by 1
    `.execute(db);
    return rows.map(({ oid }) => oid);
  };
  const columnsOf = async (db: Database) => {
    const { rows } = await sql<{ column: string }>`
      select concat_ws(' ', column_name, data_type, is_nullable, column_default) as column
      from information_schema.columns where table_name = 'orders' order by ordinal_position
    `.execute(db);
    return rows.map(({ column }) => column);
  };

  it('stay where they are, and those that come go to the years', async () => {
    const db = await setUpBefore();
    const columns = await columnsOf(db);
    expect((await migrate(db)).ran).toContain(step.id);
    expect(await columnsOf(db)).toEqual(columns);
    expect(await rowsOf(db)).toEqual(['orders_before a', 'orders_before b']);
    await keepPartitions(db, { ...orders, keptFrom: () => undefined }, { now });
    expect(await namesOf(db, orders)).toEqual(['orders_before_202704', 'orders_p202704', 'orders_rest']);
    await place(db, 'c', '2027-03-31T18:29:59Z');
    await place(db, 'd', '2027-03-31T18:30:00Z');
    expect(await rowsOf(db)).toEqual([
      'orders_before_202704 a',
      'orders_before_202704 b',
      'orders_before_202704 c',
      'orders_p202704 d',
    ]);
    // In what there was before, each goes when its own year does.
    await keepPartitions(db, orders, { now });
    expect(await rowsOf(db)).toHaveLength(4);
    await keepPartitions(db, orders, { now: Date.parse('2027-03-31T18:30:00Z') });
    expect((await rowsOf(db)).map((row) => row.split(' ')[1])).toEqual(['b', 'c', 'd']);
    await keepPartitions(db, orders, { now: Date.parse('2034-03-31T18:30:00Z') });
    expect((await rowsOf(db)).map((row) => row.split(' ')[1])).toEqual(['d']);
    expect(await namesOf(db, orders)).not.toContain('orders_before_202704');
  });

  it('keep their indexes, which become parts of those of the table, and new partitions have the same', async () => {
    const db = await setUpBefore();
    const before = await indexesOf(db, 'orders');
    await migrate(db);
    // And those by id and by number that do not say that it is unique.
    expect(await indexesOf(db, 'orders_before')).toEqual([...before, expect.any(Number), expect.any(Number)]);
    await keepPartitions(db, orders, { now });
    expect(await indexesOf(db, 'orders_p202704')).toHaveLength((await indexesOf(db, 'orders')).length);
  });

  it.each<[string, (own: OwnOrders) => Promise<unknown>]>([
    ['id', (own) => own.find('u-1', 'a')],
    ['number', (own) => own.findByNumber('1-a', '9876543210')],
    ['user', (own) => own.latest('u-1', 5)],
  ])('are found by their %s by an index of each year', async (_, find) => {
    const db = await setUpBefore();
    await migrate(db);
    await keepPartitions(db, { ...orders, keptFrom: () => undefined }, { now });
    const noted = noting(db);
    await find(createOwnOrders(noted.db, () => now));
    const [query] = noted.sent.slice(-1);
    await db.transaction().execute(async (transaction) => {
      // Of few rows the database would read all: here it does so only where no index helps.
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${query?.sql}`, [...(query?.parameters ?? [])]),
      );
      const plan = rows.map((row) => row['QUERY PLAN']);
      const scans = plan.flatMap((line, at) =>
        / on orders_\w+ placed/.test(line) ? [`${line}${plan[at + 1]}`] : [],
      );
      expect(scans).toHaveLength(3);
      // Else an index is read from its begin to its end.
      for (const scan of scans) expect(scan).toMatch(/(Index|Recheck) Cond: /);
    });
  });

  it('go to the rest at any time where the table was emptied after a process that was about to end it was killed', async () => {
    const db = await setUpBefore();
    await migrate(db);
    await sql`alter table orders_before add constraint ends check (placed_at < '2027-04-01 00:00:00+05:30') not valid`.execute(
      db,
    );
    await sql`delete from orders`.execute(db);
    await keepPartitions(db, orders, { now });
    await place(db, 'far', '2040-01-01T00:00:00Z');
    expect(await rowsOf(db)).toEqual(['orders_rest far']);
  });

  it('a restaurant is known of each, in whatever year', async () => {
    const db = await setUpBefore();
    await migrate(db);
    await keepPartitions(db, orders, { now });
    for (const at of ['2026-11-20T09:00:00Z', '2027-05-01T00:00:00Z', '2040-01-01T00:00:00Z'])
      await expect(
        sql`insert into orders (id, user_id, store_id, order_type, stage, items, net_price, placed_at)
          values ('x', 'u-1', 'none', 'D', 5, '[]', 100, ${at})`.execute(db),
      ).rejects.toThrow(/store_id_fkey/);
  });

  it('a cart becomes one order at most: the database refuses a second', async () => {
    const db = await setUpBefore();
    await migrate(db);
    const pay = (id: string, orderId: string | null) =>
      sql`insert into order_transactions (id, user_id, cart_id, state, snapshot, payment, amount, wallet_amount, order_id,
          expires_at, created_at, updated_at)
        values (${id}, 'u-1', 'c-1', 'CONFIRMED', '{}', '{}', 1, 0, ${orderId}, now(), now(), now())`.execute(
        db,
      );
    await pay('t-1', null);
    await pay('t-2', 'o-1');
    await pay('t-3', null);
    await expect(pay('t-4', 'o-2')).rejects.toThrow(/order_transactions_ordered/);
  });
});
