import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import type { Tables } from './database/tables/tables.ts';
import { openMemoryDatabase } from './testing/databases.ts';
import { landingFixture } from './testing/documents.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const yearMs = 365 * 24 * 3_600_000;

let db: Database;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, { shop: false });
}, 60_000);
afterAll(() => close());

async function rowsOf(table: keyof Tables): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

const post = async (url: string, payload: object) => {
  const reply = await test.ask({ method: 'POST', url, payload });
  expect(reply.statusCode, reply.body).toBe(200);
};

const dismissal = { user_id: 'u-1', widget_id: 'order-1' };

/** What leaves rows behind, whose time ends. Other modules prove theirs beside their calls. */
const leavings: readonly { readonly table: keyof Tables; readonly leave: () => Promise<unknown> }[] = [
  // The first: its rows end by the clock of the machine, which the test does not move.
  { table: 'rate_limits', leave: () => post('/loginhandler/anonymoususer', {}) },
  { table: 'session_families', leave: () => post('/loginhandler/anonymoususer', {}) },
  { table: 'session_generations', leave: () => post('/loginhandler/anonymoususer', {}) },
  {
    table: 'feedback_dismissals',
    leave: () =>
      db
        .insertInto('feedback_dismissals')
        .values({ ...dismissal, dismissed_at: new Date(test.clock.now()) })
        .execute(),
  },
  {
    table: 'counted_marks',
    leave: () =>
      db
        .insertInto('counted_marks')
        .values({ day: new Date(test.clock.now()), key: 'a' })
        .execute(),
  },
  {
    table: 'content_previews',
    leave: () =>
      test.author('POST', '/content-service/ve1/preview', {
        documents: [
          { kind: 'landing', slug: 'default', file: 'content/landing/default.json', body: landingFixture },
        ],
      }),
  },
];

it.each(leavings)(
  'the hourly removal of the server empties $table of what has expired',
  async ({ table, leave }) => {
    await leave();
    await test.removeExpired();
    expect(await rowsOf(table)).toBeGreaterThan(0);
    test.clock.forward(yearMs);
    await test.removeExpired();
    expect(await rowsOf(table)).toBe(0);
  },
);
