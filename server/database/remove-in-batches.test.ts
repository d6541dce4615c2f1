import { randomBytes } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createContentRepository } from '../content/content-repository.ts';
import { removeExpiredCounts } from '../http/rate-limits.ts';
import { createSessionRepository } from '../session/session-repository.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases, describePostgres } from '../testing/databases.ts';
import type { Database } from './database.ts';
import { type Removal, removeInBatches } from './remove-in-batches.ts';

const clock = createTestClock();
const hour = 3_600_000;
const later = () => clock.now() + hour;

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

interface Kind {
  readonly name: string;
  /** Adds rows that have expired and as many that have not. */
  readonly fill: (db: Database, each: number) => Promise<void>;
  readonly remove: (db: Database, removal?: Removal) => Promise<void>;
  /** The ids of all rows, and how many of them begin with 'old'. */
  readonly ids: (db: Database) => Promise<readonly string[]>;
}

const times = (each: number) =>
  Array.from({ length: each }, (_, at) => [
    { id: `old-${at}`, at: new Date(clock.now() - at) },
    { id: `new-${at}`, at: new Date(later() + at) },
  ]).flat();

const generation = (id: string, number: number, expires: Date) => ({
  family_id: id,
  number,
  salt: 'salt',
  access_hash: `access-${id}-${number}`,
  access_expires_at: expires,
  refresh_expires_at: expires,
});
const family = (id: string, kind: 'guest' | 'logged-in') => ({
  id,
  kind,
  user_id: 'u-1',
  cart_id: 'c-1',
  attributes: '{}',
  created_at: new Date(clock.now()),
});
const sessionsOf = (db: Database) =>
  createSessionRepository({
    db,
    now: clock.now,
    randomBytes,
    secret: 'a secret of the test',
    accessSeconds: 60,
    refreshSeconds: 3600,
  });

const kinds: readonly Kind[] = [
  {
    name: 'counts of rate limits',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => ({ key: id, expire: String(at.getTime()) }));
      await db.insertInto('rate_limits').values(rows).execute();
    },
    remove: (db, removal) => removeExpiredCounts(db, clock.now(), removal),
    ids: async (db) => (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key),
  },
  {
    name: 'previews',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => ({ id, documents: '[]', created_at: at, expires_at: at }));
      await db.insertInto('content_previews').values(rows).execute();
    },
    remove: (db, removal) => createContentRepository(db, clock.now).removeExpiredPreviews(removal),
    ids: async (db) => (await db.selectFrom('content_previews').select('id').execute()).map(({ id }) => id),
  },
  {
    name: 'sessions',
    async fill(db, each) {
      const rows = times(each);
      await db
        .insertInto('session_families')
        .values(rows.map(({ id }) => family(id, 'logged-in')))
        .execute();
      // Each family has an expired generation too; those that begin with 'new' live on with their last one.
      const old = new Date(clock.now());
      await db
        .insertInto('session_generations')
        .values(rows.flatMap(({ id, at }) => [generation(id, 1, old), generation(id, 2, at)]))
        .execute();
    },
    remove: (db, removal) => sessionsOf(db).removeExpired(removal),
    ids: async (db) => (await db.selectFrom('session_families').select('id').execute()).map(({ id }) => id),
  },
  {
    name: 'generations that guests have replaced',
    async fill(db, each) {
      await db
        .insertInto('session_families')
        .values([family('f-guest', 'guest'), family('f-customer', 'logged-in')])
        .execute();
      const rotated = { rotated_at: new Date(clock.now() - hour), refresh_expires_at: new Date(later()) };
      const guest = { key_id: 'key', secret_hash: 'secret' };
      await db
        .insertInto('session_generations')
        .values(
          times(each).flatMap(({ id, at }, number) => [
            { ...generation('f-guest', number, at), ...rotated, ...guest, salt: id },
            // Of a customer all stay.
            { ...generation('f-customer', number, at), ...rotated, salt: id.replace('old', 'new-customer') },
          ]),
        )
        .execute();
    },
    remove: (db, removal) => sessionsOf(db).removeExpired(removal),
    ids: async (db) =>
      (await db.selectFrom('session_generations').select('salt').execute()).map(({ salt }) => salt),
  },
];

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

  it('of sessions removes a family with its last generation, and leaves one that has another', async () => {
    const db = await open();
    await db
      .insertInto('session_families')
      .values([family('f-1', 'logged-in')])
      .execute();
    await db
      .insertInto('session_generations')
      .values([generation('f-1', 1, new Date(clock.now())), generation('f-1', 2, new Date(clock.now() + 1))])
      .execute();
    const left = async () => ({
      families: await sessionsOf(db)
        .removeExpired()
        .then(() => db.selectFrom('session_families').select('id').execute()),
      numbers: await db.selectFrom('session_generations').select('number').execute(),
    });
    expect(await left()).toEqual({ families: [{ id: 'f-1' }], numbers: [{ number: 2 }] });
    clock.forward(1);
    expect(await left()).toEqual({ families: [], numbers: [] });
  });
});

describePostgres('removal beside other connections', (open) => {
  const tables = ['rate_limits', 'content_previews', 'session_families', 'session_generations'] as const;

  it.each(kinds.map((kind, at) => ({ ...kind, table: tables[at] ?? 'rate_limits' })))(
    'leaves $name that another connection holds to the next time, and does not wait for it',
    async ({ fill, remove, ids, table }) => {
      const db = await open();
      await fill(db, 10);
      const columns = { rate_limits: 'key', session_generations: 'salt' } as const;
      const column = table === 'rate_limits' || table === 'session_generations' ? columns[table] : 'id';
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
