import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countedMarks } from '../../results/counted-marks.ts';
import { createTestClock } from '../../testing/clock.ts';
import { describeDatabases, describePostgres } from '../../testing/databases.ts';
import { noting } from '../../testing/noting.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';
import type { Database } from '../database.ts';
import { keepPartitions, preparePartitions } from './keep-partitions.ts';
import { namesOf, partitionsOf } from './partitions-of.ts';

const day = 24 * 3_600_000;
const rest = 'counted_marks_rest';

/** A database whose table has no partition yet but the rest. Other tests have left theirs. */
async function setUp(open: () => Promise<Database>) {
  const db = await open();
  for (const { name } of await partitionsOf(db, countedMarks)) await db.schema.dropTable(name).execute();
  const clock = createTestClock();
  const keep = (options: object = {}, kept = db) =>
    keepPartitions(kept, countedMarks, { now: clock.now(), ...options });
  const mark = (of: string, ...keys: readonly string[]) =>
    sql`insert into counted_marks select ${of}::date, key from unnest(${[...keys]}::text[]) as key
      on conflict (day, key) do nothing`.execute(db);
  /** Each row with the table that it is in. */
  const rows = async () => {
    const found = await sql<{ row: string }>`
      select tableoid::regclass || ' ' || key as row from counted_marks order by key`.execute(db);
    return found.rows.map(({ row }) => row);
  };
  return { db, clock, keep, mark, rows, names: () => namesOf(db, countedMarks) };
}

describeDatabases('partitions by day', (open) => {
  it('are there a week before their day, and rows land in the one of their day', async () => {
    const { keep, mark, rows, names } = await setUp(open);
    await keep();
    await keep();
    const days = ['20', '21', '22', '23', '24', '25', '26', '27'];
    expect(await names()).toEqual([...days.map((of) => `counted_marks_p202611${of}`), rest]);
    await mark('2026-11-20', 'a');
    await mark('2026-11-27', 'b');
    await mark('2026-11-28', 'c');
    expect(await rows()).toEqual(['counted_marks_p20261120 a', 'counted_marks_p20261127 b', `${rest} c`]);
  });

  it('are dropped whole once their time is over, and no row of them is removed alone', async () => {
    const { db, clock, keep, mark, rows, names } = await setUp(open);
    await keep();
    await mark('2026-11-20', 'a', 'b');
    await mark('2026-11-21', 'c');
    clock.forward(3 * day);
    await keep();
    expect(await rows()).toHaveLength(3);
    clock.forward(day);
    const noted = noting(db);
    await keep({}, noted.db);
    expect(await rows()).toEqual(['counted_marks_p20261121 c']);
    expect(await names()).not.toContain('counted_marks_p20261120');
    const removing = noted.sent.map(({ sql: text }) => text).filter((text) => /delete|drop/.test(text));
    expect(removing.filter((text) => text.includes('drop'))).toEqual([
      'drop table "counted_marks_p20261120"',
    ]);
    for (const text of removing.filter((each) => each.includes('delete')))
      expect(text).toContain(`delete from "${rest}"`);
  });

  it('that are missing refuse no row: the rest takes it, and is emptied into the partition', async () => {
    const { keep, mark, rows } = await setUp(open);
    await mark('2026-11-20', 'a');
    await mark('2026-11-20', 'a', 'b');
    await keep();
    await mark('2026-11-20', 'a');
    expect(await rows()).toEqual(['counted_marks_p20261120 a', 'counted_marks_p20261120 b']);
  });

  it('follow a clock that jumps, and what came meanwhile is removed when its time is over', async () => {
    const { clock, keep, mark, rows, names } = await setUp(open);
    await keep();
    await mark('2026-11-20', 'old');
    clock.forward(60 * day);
    await mark('2027-01-19', 'new');
    // Between what is kept and today: nobody makes a partition for it any more.
    await mark('2027-01-17', 'late');
    await keep();
    expect(await rows()).toEqual([`${rest} late`, 'counted_marks_p20270119 new']);
    expect((await names()).slice(0, 2)).toEqual(['counted_marks_p20270119', 'counted_marks_p20270120']);
    clock.forward(2 * day);
    await keep();
    expect(await rows()).toEqual(['counted_marks_p20270119 new']);
  });

  it('are made and dropped before a start, which leaves the rest to the hourly removal', async () => {
    const { db, clock, keep, mark, rows, names } = await setUp(open);
    await keep();
    await mark('2026-11-10', 'a');
    clock.forward(4 * day);
    const failures: unknown[] = [];
    const failed = (error: unknown) => void failures.push(error);
    await preparePartitions(db, [countedMarks], { now: clock.now(), failed });
    expect(await names()).not.toContain('counted_marks_p20261120');
    expect(await names()).toContain('counted_marks_p20261201');
    expect(await rows()).toEqual([`${rest} a`]);
    expect(failures).toEqual([]);
    const missing = { ...countedMarks, table: 'no_table' };
    await preparePartitions(db, [missing, countedMarks], { now: clock.now() + day, failed });
    expect(failures).toHaveLength(1);
    expect(await names()).toContain('counted_marks_p20261202');
  });

  it('are not made of so many rows that the table would be locked for long', async () => {
    const { db, clock, keep, names } = await setUp(open);
    await sql`insert into counted_marks select '2026-11-21', number::text from generate_series(1, 10001) as number`.execute(
      db,
    );
    await keep();
    expect(await names()).toContain('counted_marks_p20261120');
    expect(await names()).not.toContain('counted_marks_p20261121');
    clock.forward(5 * day);
    await keep();
    const { rows } = await sql`select from counted_marks limit 1`.execute(db);
    expect(rows).toHaveLength(0);
  });
});

describePostgres('partitions', (open) => {
  it('are dropped between others who use the table, and hold up nobody', async () => {
    const { db, clock, keep, mark, rows, names } = await setUp(open);
    await keep();
    await mark('2026-11-20', 'a');
    clock.forward(4 * day);
    const reader = await db.startTransaction().execute();
    await sql`select from counted_marks`.execute(reader);
    let pauses = 0;
    await keep({
      lockWaitMs: 50,
      async pause() {
        pauses += 1;
        await mark('2026-11-24', `pause ${pauses}`);
        if (pauses === 2) await reader.commit().execute();
      },
    });
    expect(pauses).toBe(2);
    expect(await names()).not.toContain('counted_marks_p20261120');
    expect(await rows()).toEqual(['counted_marks_p20261124 pause 1', 'counted_marks_p20261124 pause 2']);
  });

  it('that stay in use are left to the next time, and the rest is done', async () => {
    const { db, clock, keep, mark, names } = await setUp(open);
    await keep();
    clock.forward(4 * day);
    await mark('2026-11-10', 'a');
    const reader = await db.startTransaction().execute();
    await sql`select from counted_marks_p20261120`.execute(reader);
    try {
      const options = { lockWaitMs: 20, tries: 2, pause: async () => {} };
      await expect(keep(options)).rejects.toThrow(/lock timeout/);
    } finally {
      await reader.rollback().execute();
    }
    expect(await names()).toEqual(
      expect.arrayContaining(['counted_marks_p20261120', 'counted_marks_p20261201']),
    );
    expect((await sql`select from ${sql.table(rest)}`.execute(db)).rows).toHaveLength(0);
    await keep();
    expect(await names()).not.toContain('counted_marks_p20261120');
  });

  it('that are made late hide no row from who looks meanwhile, and refuse none that comes', async () => {
    const { db, keep, mark, rows } = await setUp(open);
    await keep();
    await db.schema.dropTable('counted_marks_p20261120').execute();
    await mark('2026-11-20', 'a');
    // Until this one ends, no partition is attached.
    const other = await db.startTransaction().execute();
    await sql`lock table counted_marks in share update exclusive mode`.execute(other);
    const making = keep({ lockWaitMs: 60_000 });
    await untilWaiting(other, 1);
    const looking = sql<{ key: string }>`select key from counted_marks where day = '2026-11-20'`.execute(db);
    await untilWaiting(other, 2);
    const coming = mark('2026-11-20', 'b');
    await untilWaiting(other, 3);
    await other.commit().execute();
    const [seen] = await Promise.all([looking, coming, making]);
    // Both go on at once: the row that comes may be there already.
    expect(seen.rows).toContainEqual({ key: 'a' });
    expect(await rows()).toEqual(['counted_marks_p20261120 a', 'counted_marks_p20261120 b']);
  });

  it('are made by several processes at once', async () => {
    const { keep, names } = await setUp(open);
    await Promise.all([keep(), keep(), keep()]);
    await keep();
    expect(await names()).toHaveLength(9);
  });
});
