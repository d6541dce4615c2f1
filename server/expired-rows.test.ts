import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import type { GuestSession } from './session/session-repository.ts';
import { openMemoryDatabase } from './testing/databases.ts';
import { createTestApp, guestHeaders, type TestApp } from './testing/test-app.ts';

let db: Database;
let test: TestApp;
let close: () => Promise<void>;
const tables = ['sessions', 'content_previews', 'login_codes', 'sms_outbox', 'rate_limits'] as const;

beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db);
}, 60_000);
afterAll(() => close());

/** How many rows each of them has. */
async function rows() {
  const counts = tables.map(async (table) => {
    const { count } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`
      .execute(db)
      .then(({ rows: [row] }) => row ?? { count: '0' });
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

it('what is removed every hour holds sessions, previews, codes, text messages and counts that have expired', async () => {
  const post = (url: string, payload: object, headers = {}) =>
    test.ask({ method: 'POST', url, payload, headers });
  const guest = (await post('/loginhandler/anonymoususer', {})).json<GuestSession>();
  const sent = await post('/loginhandler/sendotp', { mobile: '9876543210' }, guestHeaders(guest));
  expect(sent.statusCode).toBe(200);
  const landing = {
    kind: 'landing',
    slug: 'default',
    file: 'content/landing/default.json',
    body: { document: 'landing', nodes: [{ id: 'a', type: 'notice', props: { text: 'A draft' } }] },
  };
  await test.author('POST', '/content-service/ve1/preview', { documents: [landing] });
  for (const [table, count] of Object.entries(await rows()))
    expect([table, count > 0]).toEqual([table, true]);

  await test.removeExpired();
  expect((await rows()).sessions).toBe(1);
  test.clock.forward(400 * 86_400_000);
  await test.removeExpired();
  expect(await rows()).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
});
