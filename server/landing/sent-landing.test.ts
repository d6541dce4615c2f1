import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { changesInHeader } from '#schemas/header-names.ts';
import type { PageInput } from '#schemas/page-input.ts';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  test = await createTestApp(db);
  await test.content.rollback({ kind: 'landing', slug: 'default' }, { author: 'asha' }, { toVersion: 1 });
});
afterAll(() => close());

const ve2 = '/catalog-service/ve2/stores/14052/widget';
const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);

it.each([
  ['a clause', { weekdays: ['SAT'] }],
  ['a value', { session: 'member' }],
  ['a time', { from: '2000-19-39T10:00:00Z' }],
])('sends no node whose `when` holds %s that this server does not know', async (_, when) => {
  const [first, ...rest] = landingFixture.nodes;
  const nodes = [first, ...rest.map((node) => ({ ...node, when }))];
  await test.content.publish(
    [{ kind: 'landing', slug: 'default', body: { ...landingFixture, nodes } }],
    'asha',
  );
  // Without the number of an app too, which counts as the newest.
  expect(ids((await test.get(ve2)).json().data.widgets)).toEqual(['hero']);
});

describe('a node for a later time', () => {
  const opens = Date.parse('2026-11-20T10:01:00Z');
  const closes = opens + 60_000;
  const node = {
    id: 'sale',
    type: 'notice',
    props: { text: 'The sale is on.' },
    when: { from: new Date(opens).toISOString(), until: new Date(closes).toISOString() },
  };
  const publish = () =>
    test.content.publish(
      [
        {
          kind: 'landing',
          slug: 'default',
          body: { ...landingFixture, nodes: [...landingFixture.nodes, node] },
        },
        { kind: 'info-page', slug: 'sale', body: { document: 'info-page', heading: 'Sale', nodes: [node] } },
      ],
      'asha',
    );

  it.each(['/catalog-service/ve1/stores/14052/widget', ve2, '/catalog-service/ve2/buckets/b2/widget'])(
    '%s sends it from its beginning to its end, by the clock of the server, each time with another ETag',
    async (url) => {
      await publish();
      const before = await test.get(url);
      expect(before.body).not.toContain('The sale is on.');
      // Nothing else changes by the clock: it is time to ask again when the node begins, and a little later, to each asker another time.
      const waits = await Promise.all(
        Array.from({ length: 20 }, async () => Number((await test.get(url)).headers[changesInHeader])),
      );
      for (const wait of waits) expect([wait >= 60_000, wait < 62_000]).toEqual([true, true]);
      expect(new Set(waits).size).toBeGreaterThan(1);

      test.clock.forward(60_000);
      const during = await test.get(url, { 'if-none-match': String(before.headers.etag) });
      expect(during.statusCode).toBe(200);
      expect(during.body).toContain('The sale is on.');
      // What has begun is shown whatever the clock of the device says.
      expect(during.body).not.toContain('"from"');

      test.clock.forward(60_000);
      const after = await test.get(url, { 'if-none-match': String(during.headers.etag) });
      expect(after.body).not.toContain('The sale is on.');
      expect(after.headers[changesInHeader]).toBeUndefined();
    },
  );

  it('is in no information page before, which does not exist without it', async () => {
    await publish();
    expect((await test.get('/api/ve1/info/sale')).statusCode).toBe(404);
    test.clock.forward(60_000);
    expect((await test.get('/api/ve1/info/sale')).body).toContain('The sale is on.');
  });
});

it('sends a countdown until its end, also one that a page keeps, and says when to ask again', async () => {
  const end = Date.parse('2026-11-20T10:00:40Z');
  const node = {
    id: 'wings',
    type: 'countdown-offer',
    version: 1,
    props: { heading: 'Wings week', endsAt: new Date(end).toISOString() },
  };
  const pages: PageInput[] = [];
  const render = async (input: PageInput) => {
    pages.push(input);
    return { status: 200, html: JSON.stringify(input) };
  };
  const { get, clock, content } = await createTestApp(db, { pages: { folder: '/nowhere', render } });
  const body = { ...landingFixture, nodes: [...landingFixture.nodes, node] };
  await content.publish([{ kind: 'landing', slug: 'default', body }], 'asha');
  const isShown = async (url: string) => (await get(url)).body.includes('Wings week');

  const before = await get(ve2);
  expect([await isShown(ve2), await isShown('/')]).toEqual([true, true]);
  expect(Number(before.headers[changesInHeader])).toBeGreaterThanOrEqual(40_000);
  clock.forward(39_999);
  expect([await isShown(ve2), await isShown('/')]).toEqual([true, true]);
  // From here on nobody is shown an offer that is over: not for the moment until the app has started, and not where no script runs.
  clock.forward(1);
  expect([await isShown(ve2), await isShown('/')]).toEqual([false, false]);
  expect((await get(ve2, { 'if-none-match': String(before.headers.etag) })).statusCode).toBe(200);
  expect(pages).toHaveLength(2);
});

it.each([
  ['14052', 5],
  ['14061', 0],
])('sends a node for store %s to it alone', async (store, count) => {
  const nodes = landingFixture.nodes.map((node) => ({ ...node, when: { storeIds: [store] } }));
  const body = { ...landingFixture, nodes };
  await test.content.publish([{ kind: 'landing', slug: 'default', body }], 'asha');
  expect((await test.get(ve2)).json().data.widgets).toHaveLength(count);
});
