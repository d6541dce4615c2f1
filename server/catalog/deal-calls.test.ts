import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
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

const deals = '/catalog-service/ve1/stores/14052/deals';

it('API-027 API-029 returns the first shelf of a store, or all deals', async () => {
  const first = (await test.get(deals)).json().data.deals;
  const all = (await test.get(`${deals}/all`)).json().data.deals;
  expect(first.map(({ dealId }: { dealId: string }) => dealId)).toEqual(['first40', 'twolarge', 'crunch100']);
  expect(all).toHaveLength(7);
  expect(all.slice(0, 3)).toEqual(first);
  expect(first[2]).toMatchObject({ terms: 'Orders above ₹499', nonVeg: true });
  expect(all[3]).toMatchObject({ dealId: 'lava20', code: 'LAVA20' });
  expect(all[4]).toMatchObject({ link: { action: 'menu', to: '50/CMB7' } });
});

it('API-028 returns one deal, API-030 its terms', async () => {
  expect((await test.get(`${deals}/first40`)).json().data.deal).toMatchObject({
    dealId: 'first40',
    code: 'FIRST40',
  });
  const { terms } = (await test.get(`${deals}/first40/terms`)).json().data;
  expect(terms[0]).toBe('Orders above ₹299');
  expect(terms.length).toBeGreaterThan(2);
});

it('API-028 API-030 answer 404 for a deal that is over and for an unknown store', async () => {
  for (const path of ['gone', 'gone/terms'])
    expect((await test.get(`${deals}/${path}`)).json()).toMatchObject({
      errors: [{ code: 'NO_SUCH_DEAL' }],
    });
  expect((await test.get('/catalog-service/ve1/stores/99999/deals')).statusCode).toBe(403);
  expect((await test.get('/catalog-service/ve1/stores/null/deals/all')).statusCode).toBe(404);
});
