import { randomBytes } from 'node:crypto';
import { removeExpiredCarts } from '../cart/remove-expired-carts.ts';
import { createTransactionsRepository } from '../checkout/transactions-repository.ts';
import { createContentRepository } from '../content/content-repository.ts';
import { createDismissalsRepository } from '../feedback/dismissals-repository.ts';
import { removeExpiredCounts } from '../http/rate-limits.ts';
import { createSessionRepository } from '../session/session-repository.ts';
import { createTestClock } from './clock.ts';
import type { Database } from '../database/database.ts';
import type { Removal } from '../database/remove-in-batches.ts';
import type { Tables } from '../database/tables/tables.ts';

export const clock = createTestClock();
const hour = 3_600_000;
const day = 24 * hour;
const later = () => clock.now() + hour;

interface Kind {
  readonly name: string;
  readonly table: keyof Tables;
  /** The column in which rows of the test are told apart. */
  readonly column: string;
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

export const generation = (id: string, number: number, expires: Date) => ({
  family_id: id,
  number,
  salt: 'salt',
  access_hash: `access-${id}-${number}`,
  access_expires_at: expires,
  refresh_expires_at: expires,
});
export const family = (id: string, kind: 'guest' | 'logged-in') => ({
  id,
  kind,
  user_id: 'u-1',
  cart_id: 'c-1',
  attributes: '{}',
  created_at: new Date(clock.now()),
});
export const sessionsOf = (db: Database) =>
  createSessionRepository({
    db,
    now: clock.now,
    randomBytes,
    secret: 'a secret of the test',
    accessSeconds: 60,
    refreshSeconds: 3600,
  });

const cartRow = (id: string) => ({
  id,
  owner_id: 'u-1',
  version: 1,
  lines: '[]',
  is_wallet_used: false,
  updated_at: new Date(clock.now()),
});
const failedTry = (id: string, at: Date) => ({
  id,
  user_id: 'u-1',
  cart_id: `c-${id}`,
  state: 'FAILED',
  snapshot: '{}',
  payment: '{}',
  amount: 100,
  wallet_amount: 0,
  expires_at: at,
  created_at: at,
  updated_at: at,
});

/** What expires, as rows. */
export const kinds: readonly Kind[] = [
  {
    name: 'counts of rate limits',
    table: 'rate_limits',
    column: 'key',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => ({ key: id, expire: String(at.getTime()) }));
      await db.insertInto('rate_limits').values(rows).execute();
    },
    remove: (db, removal) => removeExpiredCounts(db, clock.now(), removal),
    ids: async (db) => (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key),
  },
  {
    name: 'previews',
    table: 'content_previews',
    column: 'id',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => ({ id, documents: '[]', created_at: at, expires_at: at }));
      await db.insertInto('content_previews').values(rows).execute();
    },
    remove: (db, removal) => createContentRepository(db, clock.now).removeExpiredPreviews(removal),
    ids: async (db) => (await db.selectFrom('content_previews').select('id').execute()).map(({ id }) => id),
  },
  {
    name: 'sessions',
    table: 'session_families',
    column: 'id',
    async fill(db, each) {
      const before = ({ at }: { readonly at: Date }) => new Date(at.getTime() - hour);
      const unused = times(each).map((row) => ({ ...family(row.id, 'guest'), created_at: before(row) }));
      const ended = times(each).map(({ id, at }) => ({
        ...family(`${id}-ended`, 'logged-in'),
        revoked_at: at,
      }));
      // In use: it began long ago.
      const used = times(each).map((row) => ({
        ...family(`${row.id}-used`, 'logged-in'),
        created_at: new Date(clock.now() - day),
        last_used_at: before(row),
      }));
      // They began when sessions were good for longer.
      const longer = Array.from({ length: each }, (_, at) => ({
        ...family(`new-longer-${at}`, 'guest'),
        created_at: new Date(clock.now() - 2 * hour + at),
      }));
      await db
        .insertInto('session_families')
        .values([...unused, ...ended, ...used, ...longer])
        .execute();
      const now = new Date(clock.now());
      await db
        .insertInto('session_generations')
        .values([
          ...unused.map(({ id }) => generation(id, 1, now)),
          ...longer.map(({ id }) => generation(id, 1, new Date(later()))),
        ])
        .execute();
    },
    remove: (db, removal) => sessionsOf(db).removeExpired(removal),
    ids: async (db) => (await db.selectFrom('session_families').select('id').execute()).map(({ id }) => id),
  },
  {
    name: 'dismissed questions',
    table: 'feedback_dismissals',
    column: 'widget_id',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => ({
        user_id: 'u-1',
        widget_id: id,
        dismissed_at: new Date(at.getTime() - 365 * day),
      }));
      await db.insertInto('feedback_dismissals').values(rows).execute();
    },
    remove: (db, removal) => createDismissalsRepository(db, clock.now).removeExpired(removal),
    ids: async (db) =>
      (await db.selectFrom('feedback_dismissals').select('widget_id').execute()).map((row) => row.widget_id),
  },
  {
    name: 'carts',
    table: 'carts',
    column: 'id',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => ({
        ...cartRow(id),
        used_at: new Date(at.getTime() - 30 * day),
      }));
      // Its customer still has it, so it stays, before and between those that go.
      const ordered = Array.from({ length: each }, (_, at) => ({
        ...cartRow(`new-ordered-${at}`),
        closed_at: new Date(clock.now() - 40 * day),
        used_at: new Date(clock.now() - 30 * day - at * 2),
      }));
      await db
        .insertInto('session_families')
        .values(ordered.map(({ id }) => ({ ...family(`f-${id}`, 'logged-in'), cart_id: id })))
        .execute();
      await db
        .insertInto('carts')
        .values([...rows, ...ordered])
        .execute();
    },
    remove: (db, removal) => removeExpiredCarts(db, clock.now(), removal),
    ids: async (db) => (await db.selectFrom('carts').select('id').execute()).map(({ id }) => id),
  },
  {
    name: 'tries to order that failed',
    table: 'order_transactions',
    column: 'id',
    async fill(db, each) {
      const rows = times(each).map(({ id, at }) => failedTry(id, new Date(at.getTime() - 30 * day)));
      const paid = Array.from({ length: each }, (_, at) =>
        failedTry(`new-paid-${at}`, new Date(clock.now() - 30 * day - at * 2)),
      );
      await db
        .insertInto('order_transactions')
        .values([...rows, ...paid])
        .execute();
      await db
        .insertInto('ledger_entries')
        .values(
          paid.flatMap(({ id }) =>
            [100, -100].map((amount) => ({
              posting: id,
              account: amount > 0 ? 'from' : 'to',
              amount,
              transaction_id: id,
              kind: 'test',
              at: new Date(clock.now()),
            })),
          ),
        )
        .execute();
    },
    remove: (db, removal) => createTransactionsRepository(db, clock.now).removeEnded(removal),
    ids: async (db) => (await db.selectFrom('order_transactions').select('id').execute()).map(({ id }) => id),
  },
];
