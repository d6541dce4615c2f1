import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { categorySlugs } from '#schemas/actions.ts';
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

const sitemap = '/catalog-service/ve1/sitemap';

it('API-036 NAV-52 lists pages, friendly paths of the menu and information pages, under their own addresses', async () => {
  const reply = await test.get(sitemap, { asset: 'PWA' });
  const sections = reply.json().data.sections as {
    name: string;
    links: { name: string; path: string }[];
  }[];
  const pathsOf = (name: string) =>
    sections.find((section) => section.name === name)?.links.map(({ path }) => path);
  expect(pathsOf('Order')).toEqual(['/', '/menu', '/edv', '/offers', '/deliverOnTrain', '/cart']);
  expect(pathsOf('Menu')).toEqual(expect.arrayContaining(['/menu/bestsellers', '/menu/chicken-sandwich']));
  expect(pathsOf('Menu')).toHaveLength(13);
  expect(pathsOf('Menu')).toEqual(
    expect.arrayContaining(Object.values(categorySlugs).map((slug) => `/menu/${slug}`)),
  );
  expect(pathsOf('Yours')).toEqual(expect.arrayContaining(['/orderHistory', '/feedback', '/leaderboard']));
  expect(sections.at(-1)?.links).toEqual([{ name: 'Terms', path: '/info/tnc' }]);
  expect(reply.headers.etag).toBeDefined();
});

it('API-036 needs the name of the asset', async () => {
  for (const headers of [{}, { asset: 'IOS' }]) {
    const reply = await test.get(sitemap, headers as Record<string, string>);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors[0].displayMsg).toMatch(/'asset' in the headers/);
  }
});

it("API-036 knows the brand's path of the chicken sandwiches", async () => {
  const branded = await createTestApp(db, { env: { VITE_CHICKEN_SANDWICH_PATH: '/menu/coop-sandwich' } });
  expect((await branded.get(sitemap, { asset: 'PWA' })).body).toContain('"/menu/coop-sandwich"');
});
