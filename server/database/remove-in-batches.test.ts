import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeDatabases, describePostgres } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { removeInBatches } from './remove-in-batches.ts';
import { kinds } from '../testing/removal-kinds.ts';

/** Notes how many rows each statement removed or returned. */
function noting(db: Database) {
  const counts: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counts.push(Math.max(Number(result.numAffectedRows ?? 0), result.rows.length));
      return result;
    },
  };
  return { db: db.withPlugin(plugin), counts };
}

const isOld = (id: string) => id.startsWith('old');

describeDatabases('removal in batches', (open) => {
  describe.each(kinds)('of $name', ({ fill, remove, ids }) => {
    it('removes all that have expired, in batches, and nothing else', async () => {
      const { db, counts } = noting(await open());
      await fill(db, 10);
      const kept = (await ids(db)).filter((id) => !isOld(id));
      counts.length = 0;
      await remove(db, { rows: 3 });
      expect(Math.max(...counts)).toBe(3);
      expect((await ids(db)).toSorted()).toEqual(kept.toSorted());
    });

    it('ends when nothing is left, also where the last batch was full, or there was nothing', async () => {
      const db = await open();
      await remove(db, { rows: 2 });
      await fill(db, 2);
      await remove(db, { rows: 2 });
      expect((await ids(db)).filter(isOld)).toEqual([]);
    });

    it('two processes may do it at once', async () => {
      const db = await open();
      await fill(db, 20);
      await Promise.all([remove(db, { rows: 3 }), remove(db, { rows: 3 })]);
      await remove(db);
      expect((await ids(db)).filter(isOld)).toEqual([]);
    });

    it('removes nothing once the server ends', async () => {
      const db = await open();
      await fill(db, 2);
      const before = await ids(db);
      await remove(db, { ending: AbortSignal.abort() });
      expect(await ids(db)).toEqual(before);
    });
  });
});

describePostgres('removal beside other connections', (open) => {
  it.each(kinds)(
    'leaves $name that another connection holds to the next time, and does not wait for it',
    async ({ fill, remove, ids, table, column }) => {
      const db = await open();
      await fill(db, 10);
      await db.transaction().execute(async (holder) => {
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} in ('old-0', 'old-7') for update`.execute(
          holder,
        );
        await remove(db, { rows: 3 });
        expect((await ids(db)).filter(isOld).toSorted()).toEqual(['old-0', 'old-7']);
      });
      await remove(db, { rows: 3 });
      expect((await ids(db)).filter(isOld)).toEqual([]);
    },
  );
});

it('a removal stops between two batches', async () => {
  const ending = new AbortController();
  const asked: number[] = [];
  await removeInBatches(
    async (rows) => {
      if (asked.push(rows) === 2) ending.abort();
      return rows;
    },
    { ending: ending.signal, rows: 5 },
  );
  expect(asked).toEqual([5, 5]);
});
