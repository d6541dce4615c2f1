import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createRequestsRepository } from './requests-repository.ts';
import { setUpCheckout } from './testing/set-up-checkout.ts';

// A test may begin with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60_000;
const idsOf = async (db: Database) =>
  (await db.selectFrom('order_requests').select('request_id').execute()).map((row) => row.request_id);

describeDatabases('a write that was done', (open) => {
  it('is kept for a day', async () => {
    const db = await open();
    const { now, forward } = createTestClock();
    const requests = createRequestsRepository(db, now);
    const request = { id: 'r-1', fingerprint: 'f-1' };
    await requests.keep('u-1', request, { transactionId: 't-1', transaction: db });
    forward(day - 1);
    await requests.removeExpired();
    expect(await requests.find('u-1', request)).toBe('t-1');
    forward(1);
    await requests.removeExpired();
    expect(await idsOf(db)).toEqual([]);
  });

  it('stays when the server ends before it is removed', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    await guest.initiate('cash', await guest.fill(), { requestId: 'r-1' });
    test.clock.forward(day);
    await test.removeExpired(AbortSignal.abort());
    expect(await idsOf(test.db)).toEqual(['r-1']);
    await test.removeExpired();
    expect(await idsOf(test.db)).toEqual([]);
  });
});
