import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import { postEvents } from '#schemas/api/config.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { partitionsOf } from '../database/partitions/partitions-of.ts';
import { routePath } from '../http/call-schema.ts';
import { describeDatabases } from '../testing/databases.ts';
import { noting } from '../testing/noting.ts';
import { createTestApp } from '../testing/test-app.ts';
import { countedMarks } from './counted-marks.ts';

const before = migrations.filter(({ id }) => id < '032');

describeDatabases('the marks of counted events', (open) => {
  async function setUp(prepared: (db: Database) => Promise<unknown> = async () => {}) {
    const db = await open();
    for (const { name } of await partitionsOf(db, countedMarks)) await db.schema.dropTable(name).execute();
    await prepared(db);
    const { db: noted, sent } = noting(db);
    const test = await createTestApp(noted, { shop: false });
    const send = (clientId: string, at = test.clock.now()) =>
      test.ask({
        method: 'POST',
        url: routePath(postEvents),
        payload: {
          clientId,
          events: [
            { id: 'e1', name: 'page_view', at, properties: { channel: 'PWA', screen_name: 'Home Screen' } },
          ],
        },
      });
    const visits = async () =>
      (await db.selectFrom('visit_counts').select('visits').execute()).reduce(
        (sum, row) => sum + row.visits,
        0,
      );
    const marks = async () =>
      (await sql<{ key: string }>`select key from counted_marks`.execute(db)).rows.map(({ key }) => key);
    /** What builds before the partitions send. Returns what they count. */
    const markByOlder = async (keys: readonly string[]) =>
      (
        await sql<{ key: string }>`
          insert into counted_events (key, counted_at)
          select key, ${new Date(test.clock.now())}::timestamptz from unnest(${[...keys]}::text[]) as key order by key
          on conflict (key) do nothing
          returning key
        `.execute(db)
      ).rows.map(({ key }) => key);
    return { ...test, db, sent, send, visits, marks, markByOlder };
  }

  it('are those of an older build too, which runs beside this one: nothing counts twice', async () => {
    const { db, send, visits, marks, markByOlder } = await setUp();
    await send('1.1');
    await send('1.2');
    const [first, second] = await marks();
    if (!first || !second) throw new Error('Nothing was counted.');
    expect(await markByOlder([first, 'of the older build'])).toEqual(['of the older build']);
    expect(await markByOlder([first, 'of the older build'])).toEqual([]);
    // What the older one counted first.
    await sql`delete from counted_marks where key = ${second}`.execute(db);
    expect(await markByOlder([second])).toEqual([second]);
    await send('1.1');
    await send('1.2');
    expect(await visits()).toBe(2);
    expect(await marks()).toEqual([first]);
  });

  it('of the schema before stay, and are removed by their age', async () => {
    const { db, clock, removeExpired } = await setUp(async (database) => {
      await sql`drop schema public cascade`.execute(database);
      await sql`create schema public`.execute(database);
      await migrate(database, { steps: before });
      await sql`insert into counted_events values ('a', '2026-11-20T09:00:00Z'), ('b', '2026-11-21T09:00:00Z')`.execute(
        database,
      );
      expect((await migrate(database)).ran).toEqual(migrations.slice(before.length).map(({ id }) => id));
    });
    const kept = async () =>
      (await db.selectFrom('counted_events').select('key').orderBy('key').execute()).map(({ key }) => key);
    await removeExpired();
    expect(await kept()).toEqual(['a', 'b']);
    clock.forward(3 * 24 * 3_600_000);
    await removeExpired();
    expect(await kept()).toEqual(['b']);
  });

  it('are written and looked for in the partition of their day alone', async () => {
    const { db, send, removeExpired, marks, sent } = await setUp();
    await removeExpired();
    await send('1.1');
    expect(await marks()).toHaveLength(1);
    const [counting] = sent.filter((query) => query.sql.includes('insert into counted_marks'));
    if (!counting) throw new Error('Nothing was counted.');
    await db.transaction().execute(async (transaction) => {
      const again = await transaction.executeQuery<{ key: string }>(
        CompiledQuery.raw(counting.sql, [...counting.parameters]),
      );
      expect(again.rows).toEqual([]);
      const { rows } = await sql<{ name: string }>`
        select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
        where pid = pg_backend_pid() and relkind = 'r' and starts_with(relname, 'counted_marks')
      `.execute(transaction);
      expect(rows.map(({ name }) => name)).toEqual(['counted_marks_p20261120']);
    });
  });
});
