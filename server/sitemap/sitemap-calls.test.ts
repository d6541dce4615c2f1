import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { categorySlugs } from '#schemas/actions.ts';
import { changesInHeader, headerNames } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const content = join(dirname(fileURLToPath(import.meta.url)), '../../content');

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

it('NAV-55 NAV-56 the shop’s own tags have an entry for each page that a search engine may list', async () => {
  const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'));
  const infoPages = readdirSync(join(content, 'info-page')).map((file) => basename(file, '.json'));
  const documents = infoPages.map((slug) => ({
    kind: 'info-page' as const,
    slug,
    body: read(`info-page/${slug}.json`),
  }));
  const own = await openMemoryDatabase();
  onTestFinished(own.close);
  const shop = await createTestApp(own.db, { documents });
  const { sections } = (await shop.get(sitemap, { asset: 'PWA' })).json().data;
  const listed = (sections as { name: string; links: { path: string }[] }[])
    .filter(({ name }) => name !== 'Yours')
    .flatMap(({ links }) => links.map(({ path }) => path))
    // What these show is of one person or place.
    .filter((path) => !['/cart', '/nearestStores', '/manualSelector'].includes(path));
  const tagged = Object.keys(read('seo-tags/default.json').routes);
  expect(listed).toHaveLength(5 + 13 + 1 + infoPages.length);
  expect(listed.filter((path) => !tagged.includes(path))).toEqual([]);
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

it('API-036 an information page is listed while there is one, and the reply says when that changes', async () => {
  const at = (seconds: number) => new Date(test.clock.now() + seconds * 1_000).toISOString();
  const nodes = [
    {
      id: 'a',
      type: 'notice',
      props: { text: 'New' },
      when: { from: at(60), until: at(120), session: 'logged-in' },
    },
  ];
  const body = { document: 'info-page', heading: 'Not yet told', title: 'Wave 7', nodes };
  await test.content.publish([{ kind: 'info-page', slug: 'embargoed', body }], 'asha');
  const listed = async () => {
    const [reply, page] = [
      await test.get(sitemap, { asset: 'PWA' }),
      await test.get('/api/ve1/info/embargoed'),
    ];
    expect(reply.body.includes('Not yet told')).toBe(page.statusCode === 200);
    expect(reply.body.includes('/info/embargoed')).toBe(page.statusCode === 200);
    expect(page.body).not.toContain('Wave 7');
    return [page.statusCode, Number(reply.headers[changesInHeader]), reply.headers.vary];
  };
  const soon = expect.toSatisfy((ms) => ms >= 60_000 && ms <= 62_000);
  const vary = `accept-encoding, ${headerNames.registryVersion}`;
  expect(await listed()).toEqual([404, soon, vary]);
  test.clock.forward(60_000);
  expect(await listed()).toEqual([200, soon, vary]);
  test.clock.forward(60_000);
  expect(await listed()).toEqual([404, Number.NaN, vary]);
});
