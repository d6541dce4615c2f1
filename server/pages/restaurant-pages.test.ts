import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let close: () => Promise<void>;
let input: PageInput | undefined;

beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, {
    env: { PAGE_CACHE_MB: '0' },
    pages: {
      folder: '/nowhere',
      render: async (given) => {
        input = given;
        return { status: 200, html: given.url };
      },
    },
  });
}, 60_000);
afterAll(async () => {
  await test.app.close();
  await close();
});

it('LOC-15 NAV-20 the list of restaurants and the page of one come with what their calls answer, and a filtered list does not', async () => {
  await test.get('/restaurants');
  const { stores } = (await test.get('/locator-service/ve2/stores')).json().data;
  const { cities } = (await test.get('/locator-service/ve2/cities')).json().data;
  expect(input?.stores).toEqual({ first: stores.slice(0, 12), count: stores.length, cities });
  expect(stores.length).toBeGreaterThan(12);
  await test.get('/restaurants?storeId=14061');
  const { store } = (await test.get('/locator-service/ve3/stores/v1/14061')).json().data;
  expect(input).toMatchObject({ store });
  expect(input).not.toHaveProperty('stores');
  await test.get('/restaurants?storeId=nowhere');
  expect(input?.store).toBeNull();
  for (const query of ['search=pune', 'city=Pune']) {
    await test.get(`/restaurants?${query}`);
    expect(input).not.toHaveProperty('stores');
  }
});
