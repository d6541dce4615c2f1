import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { fakeValkey } from '../valkey/testing/fake-valkey.ts';
import { createRateLimit, removeExpiredCounts } from './rate-limits.ts';

describeDatabases('rate limit', (open) => {
  it('counts by key, and refuses with the time to wait', async () => {
    const limit = createRateLimit({ db: await open() }, { name: 'test', points: 2, seconds: 3600 });
    await limit.take('a');
    await limit.take('a');
    await expect(limit.take('a')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    await limit.take('b');
  });

  it.each([
    [60, /^Wait \d+ seconds\.$/],
    [600, /^Wait (9|10) minutes\.$/],
    [86_400, /^Wait 24 hours\.$/],
  ])('says in words how long to wait for %i seconds, in the text of the limit', async (seconds, said) => {
    const text = (wait: string) => `Wait ${wait}.`;
    const limit = createRateLimit({ db: await open() }, { name: 'test', points: 1, seconds, text });
    await limit.take('a');
    await expect(limit.take('a')).rejects.toThrow(said);
  });

  it('asks to wait for a second where the time ends before the count is answered', async () => {
    const db = await open();
    const { now } = Date;
    let ahead = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    onTestFinished(() => clock.mockRestore());
    const executeQuery: Database['executeQuery'] = async (query) => {
      const counted = await db.executeQuery(query);
      ahead += 60_000;
      return counted as never;
    };
    const limit = createRateLimit(
      { db: { executeQuery } as Database },
      { name: 'test', points: 1, seconds: 60 },
    );
    await expect(limit.take('a', 2)).rejects.toMatchObject({
      headers: { 'retry-after': '1' },
      message: expect.stringContaining('in 1 second.'),
    });
  });

  it('counts together with the other processes', async () => {
    const db = await open();
    const [one, other] = [1, 2].map(() =>
      createRateLimit({ db }, { name: 'test', points: 1, seconds: 3600 }),
    );
    await one?.take('a');
    await expect(other?.take('a')).rejects.toMatchObject({ status: 429 });
  });

  it('says without counting whether the next one would be refused', async () => {
    const limit = createRateLimit({ db: await open() }, { name: 'test', points: 1, seconds: 3600 });
    await limit.check('a');
    await limit.take('a');
    await expect(limit.check('a')).rejects.toMatchObject({ status: 429 });
    await limit.check('b');
  });

  it('counts keys that are longer than a column, each by itself', async () => {
    const limit = createRateLimit({ db: await open() }, { name: 'test', points: 1, seconds: 3600 });
    await limit.take(`${'x'.repeat(9000)}1`);
    await limit.take(`${'x'.repeat(9000)}2`);
    await expect(limit.check(`${'x'.repeat(9000)}1`)).rejects.toMatchObject({ status: 429 });
  });

  it('keeps counts until they expire', async () => {
    const db = await open();
    const limit = createRateLimit({ db }, { name: 'test', points: 1, seconds: 3600 });
    await limit.take('a');
    await removeExpiredCounts(db, Date.now());
    await expect(limit.check('a')).rejects.toMatchObject({ status: 429 });
    await removeExpiredCounts(db, Date.now() + 3_600_001);
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  describe('with Valkey', () => {
    const options = { name: 'test', points: 2, seconds: 3600 };
    const refused = { status: 429, headers: { 'retry-after': '3600' } };
    async function setUp() {
      const db = await open();
      const valkey = fakeValkey();
      const counted = async () => await db.selectFrom('rate_limits').select(['key', 'points']).execute();
      return { db, valkey, counted, limit: createRateLimit({ db, valkey }, options) };
    }

    it('counts there alone, together with the other processes', async () => {
      const { db, valkey, counted, limit } = await setUp();
      const other = createRateLimit({ db, valkey }, options);
      await limit.take('a');
      await other.take('a');
      await expect(limit.take('a')).rejects.toMatchObject(refused);
      await expect(other.check('a')).rejects.toMatchObject(refused);
      expect([...valkey.counts.entries()]).toEqual([['limit:test:a', 3]]);
      expect(await counted()).toEqual([]);
    });

    it('takes back what was given back, and asks without counting', async () => {
      const { valkey, limit } = await setUp();
      await limit.take('a', 2);
      await limit.giveBack('a');
      await limit.check('a');
      await limit.take('a');
      expect(valkey.counts.get('limit:test:a')).toBe(2);
    });

    it.each(['away', 'failing', 'silent'] as const)(
      'counts in the database while it is %s, each use once',
      async (state) => {
        const { valkey, counted, limit } = await setUp();
        valkey.is(state);
        await limit.take('a');
        await limit.check('a');
        await limit.take('a');
        await expect(limit.take('a')).rejects.toMatchObject({ status: 429 });
        valkey.is('well');
        await new Promise(setImmediate);
        expect(await counted()).toEqual([{ key: 'test:a', points: 3 }]);
        await limit.take('b');
        expect(valkey.counts.get('limit:test:b')).toBe(1);
      },
    );
  });
});
