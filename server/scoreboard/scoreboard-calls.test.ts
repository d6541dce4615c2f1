import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { encryptMobile } from '#schemas/rules/mobile-cipher.ts';
import type { Database } from '../database/database.ts';
import { sandboxScoreboardKey } from '../settings.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  test = await createTestApp(db);
});
afterAll(() => close());

const ask = async (mobile: string, key = sandboxScoreboardKey) =>
  test.get(`/catalog-service/ve1/scoreboard/${await encryptMobile(mobile, key)}`);

it('API-037 declares: returns score and rank of an encrypted mobile number, and day and month of the last change', async () => {
  await db
    .updateTable('leaderboard')
    .set({ updated_at: new Date('2026-11-19T19:00:00Z') })
    .execute();
  const reply = await ask('9000000003');
  expect(reply.json().data).toMatchObject({ runs: 371, rank: 3, lastUpdated: '20 November' });
  expect(reply.json().data.leaders[0]).toEqual({ name: 'Ananya R', runs: 412 });
  expect(reply.body).not.toContain('9000000');
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

it('API-037 declares: returns no rank without a score', async () => {
  expect((await ask('9111111111')).json().data).toMatchObject({ runs: 0, rank: null });
});

it('API-037 declares: refuses a number that is not encrypted, or with another key; without a key there is no scoreboard', async () => {
  expect((await test.get('/catalog-service/ve1/scoreboard/9000000003')).statusCode).toBe(400);
  expect((await ask('9000000003', 'A'.repeat(43))).statusCode).toBe(400);
  const secrets = {
    AUTHOR_TOKEN: 'a-token-of-the-shop',
    SESSION_SECRET: 'a secret of the shop, which is long enough',
  };
  const shop = await createTestApp(db, { env: { SANDBOX: 'off', ...secrets } });
  expect((await shop.get('/catalog-service/ve1/scoreboard/x')).statusCode).toBe(404);
});
