import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesInHeader } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, { env: { CDN_SECONDS: '86400' } });
  // 39.5 seconds before the end of a minute.
  test.clock.forward(20_500);
}, 120_000);
afterAll(() => close());

const alertsUrl = '/alert-service/ve1/alerts';

/** For how many seconds caches in front keep a reply. */
async function keptFor(url: string): Promise<number> {
  const { statusCode, headers } = await test.get(url);
  expect(statusCode, url).toBe(200);
  // Open pages hear when to ask for alerts again.
  expect(Object.hasOwn(headers, changesInHeader), url).toBe(url === alertsUrl);
  const [, seconds] = /s-maxage=(\d+)/.exec(String(headers['cache-control'])) ?? [];
  expect(String(headers['cdn-cache-control']), url).toContain(`max-age=${seconds},`);
  return Number(seconds);
}

const store = '/catalog-service/ve1/stores/14052';
const locator = '/locator-service';

it.each([
  `${store}/menu`,
  `${store}/bestseller`,
  `${store}/widget/bestsellers`,
  `${store}/widget/offers`,
  `${store}/deals`,
  `${store}/deals/all`,
  `${locator}/ve2/stores`,
  `${locator}/ve2/stores/14052`,
  `${locator}/ve2/cities/Bengaluru/stores`,
  `${locator}/ve2/storesnew`,
  `${locator}/ve3/stores/city/Bengaluru`,
  `${locator}/ve3/stores/v1/14052`,
  alertsUrl,
])('%s, which changes by the clock, is kept in front until the minute ends', async (url) => {
  expect(await keptFor(url)).toBe(39);
});

it('a deal and its terms are kept in front until the minute ends', async () => {
  const [{ dealId }] = (await test.get(`${store}/deals/all`)).json().data.deals;
  for (const url of [`${store}/deals/${dealId}`, `${store}/deals/${dealId}/terms`])
    expect(await keptFor(url)).toBe(39);
});

it('what does not change by the clock is kept in front for the time of the setting', async () => {
  for (const url of [`${locator}/ve2/cities`, `${locator}/ve2/cities/Bengaluru/localities`])
    expect(await keptFor(url)).toBe(86_400);
});

it('alerts, forms and deals are kept in front until the first of them ends', async () => {
  const until = new Date(test.clock.now() + 7_000).toISOString();
  const alerts = [{ id: 'rain', text: 'Rain', tone: 'warning', until }];
  const nodes = [{ id: 'comment', type: 'field-comment', props: { question: 'Anything?' } }];
  await test.content.publish(
    [
      { kind: 'alerts', slug: 'default', body: { document: 'alerts', alerts } },
      {
        kind: 'feedback-template',
        slug: 'a-diwali',
        body: { document: 'feedback-template', heading: 'Diwali', when: { until }, nodes },
      },
    ],
    'asha',
  );
  const [promo] = await db.selectFrom('promos').selectAll().execute();
  const rule = JSON.stringify({ ...(promo?.rule as object), until });
  await db
    .updateTable('promos')
    .set({ rule })
    .where('code', '=', promo?.code ?? '')
    .execute();
  for (const url of [
    alertsUrl,
    '/feedback-service/ve2/templatenew',
    `${store}/deals/all`,
    `${store}/widget/offers`,
  ])
    expect(await keptFor(url), url).toBe(7);
});

it('a document is kept in front until a node of it begins or ends, though pages ask again a little later', async () => {
  const until = new Date(test.clock.now() + 7_000).toISOString();
  const node = { id: 'sale', type: 'notice', props: { text: 'Sale' }, when: { until } };
  await test.content.publish(
    [
      { kind: 'landing', slug: 'default', body: { ...landingFixture, nodes: [node] } },
      { kind: 'info-page', slug: 'sale', body: { document: 'info-page', heading: 'Sale', nodes: [node] } },
    ],
    'asha',
  );
  for (const url of [
    '/catalog-service/ve2/stores/14052/widget',
    '/api/ve1/info/sale',
    '/catalog-service/ve1/sitemap',
  ]) {
    // By chance a single one is to be asked for again within the same second.
    const replies = await Promise.all(Array.from({ length: 20 }, () => test.get(url, { asset: 'PWA' })));
    for (const { headers } of replies)
      expect(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1], url).toBe('7');
    expect(Math.max(...replies.map(({ headers }) => Number(headers[changesInHeader]))), url).toBeGreaterThan(
      7_000,
    );
  }
});
