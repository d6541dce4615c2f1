import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encryptMobile, sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, customerHeaders, guestHeaders, type TestApp } from '../testing/test-app.ts';

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

const scoreboard = '/catalog-service/ve1/scoreboard';
const joseph = { userId: 'u-joseph', mobile: '9000000003' };
const newcomer = { userId: 'u-new', mobile: '9111111111' };

async function ask(mobile: string, who = joseph, key = sandboxScoreboardKey) {
  return test.get(`${scoreboard}/${await encryptMobile(mobile, key)}`, await customerHeaders(test, who));
}

describe('the scoreboard', () => {
  it('API-037 INF-03 has score and rank of the customer whose encrypted number is asked for, and who leads', async () => {
    const reply = await ask('9000000003');
    expect(reply.json().data).toMatchObject({ runs: 371, rank: 3 });
    expect(reply.json().data.leaders).toEqual([
      { rank: 1, name: 'Ananya R', runs: 412, isOwn: false },
      { rank: 2, name: 'Imran K', runs: 388, isOwn: false },
      { rank: 3, name: 'Joseph T', runs: 371, isOwn: true },
      { rank: 4, name: 'Meera S', runs: 344, isOwn: false },
    ]);
    expect(reply.body).not.toContain('9000000');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  it('INF-03 equal scores have the same rank', async () => {
    await db.updateTable('leaderboard').set({ runs: 388 }).where('name', '=', 'Joseph T').execute();
    const { data } = (await ask('9000000003')).json();
    expect(data.rank).toBe(2);
    expect(data.leaders.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 2, 4]);
    await db.updateTable('leaderboard').set({ runs: 371 }).where('name', '=', 'Joseph T').execute();
  });

  it('API-037 has no rank without a score', async () => {
    const { data } = (await ask('9111111111', newcomer)).json();
    expect(data).toMatchObject({ runs: 0, rank: null });
    expect(data.leaders).not.toContainEqual(expect.objectContaining({ isOwn: true }));
  });

  it('API-037 INF-05 says the day of the last change in India, and none while there are no scores', async () => {
    await db
      .updateTable('leaderboard')
      .set({ updated_at: new Date('2026-11-19T19:00:00Z') })
      .execute();
    expect((await ask('9000000003')).json().data.lastUpdated).toBe('2026-11-20');
    await db.transaction().execute(async (transaction) => {
      const rows = await transaction.deleteFrom('leaderboard').returningAll().execute();
      expect(rows).toHaveLength(4);
    });
    const { data } = (await ask('9000000003')).json();
    expect(data).toEqual({ runs: 0, rank: null, leaders: [] });
  });
});

describe('a scoreboard is refused', () => {
  it('API-037 INF-04 for a number that is not encrypted, or with another key', async () => {
    const headers = await customerHeaders(test, joseph);
    for (const mobileno of ['9000000003', 'x'])
      expect((await test.get(`${scoreboard}/${mobileno}`, headers)).statusCode).toBe(400);
    expect((await ask('9000000003', joseph, 'A'.repeat(43))).statusCode).toBe(400);
  });

  it('API-037 to everybody but the customer with that number', async () => {
    const other = await ask('9000000003', newcomer);
    expect([other.statusCode, other.json().errors[0].code]).toEqual([403, 'NOT_YOURS']);
    const path = `${scoreboard}/${await encryptMobile('9000000003', sandboxScoreboardKey)}`;
    const guest = await test.get(path, guestHeaders(await test.sessions.createGuest()));
    expect([guest.statusCode, guest.json().errors[0].code]).toEqual([403, 'LOGIN_NEEDED']);
    expect((await test.get(path)).statusCode).toBe(401);
  });

  it('API-037 INF-04 where the shop has no key', async () => {
    const secrets = {
      AUTHOR_TOKEN: 'a-token-of-the-shop',
      SESSION_SECRET: 'a secret of the shop, which is long enough',
    };
    const shop = await createTestApp(db, { env: { SANDBOX: 'off', ...secrets } });
    const reply = await shop.get(`${scoreboard}/x`, await customerHeaders(shop, joseph));
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'NO_SCOREBOARD']);
  });
});

it('API-145 INF-06 lists who votes in the world cup by their right votes, with ranks', async () => {
  await db
    .updateTable('vote_leaders')
    .set({ updated_at: new Date('2026-10-05T04:00:00Z') })
    .execute();
  const { data } = (await test.get('/misc-service/ve1/voteDetails/leadboard')).json();
  expect(data.lastUpdated).toBe('2026-10-05');
  expect(data.leaders.slice(0, 4)).toEqual([
    { rank: 1, name: 'Farah M', correct: 31, votes: 38 },
    { rank: 2, name: 'Ananya R', correct: 29, votes: 40 },
    { rank: 2, name: 'Gopal N', correct: 29, votes: 36 },
    { rank: 4, name: 'Tenzin D', correct: 26, votes: 33 },
  ]);
  await db.deleteFrom('vote_leaders').execute();
  const none = (await test.get('/misc-service/ve1/voteDetails/leadboard')).json().data;
  expect(none).toEqual({ leaders: [] });
});
