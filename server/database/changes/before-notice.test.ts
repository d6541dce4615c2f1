import { expect, it, vi } from 'vitest';
import type { PageInput } from '#schemas/page-input.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { fixtureDocuments, landingFixture } from '../../testing/documents.ts';
import { createTestApp } from '../../testing/test-app.ts';

// Each test begins with the gazetteer and the whole menu in the database.
vi.setConfig({ testTimeout: 60_000 });

const news = { id: 'news', type: 'notice', props: { text: 'News' } };

describeDatabases('what another process publishes', (open) => {
  /** A process that hears of changes when the test says so, and of its own at once. */
  async function setUp() {
    const db = await open();
    let stamp = 0;
    const hear = () => void (stamp += 1);
    const render = async (input: PageInput) => ({ status: 200, html: JSON.stringify(input) });
    const test = await createTestApp(db, {
      documents: fixtureDocuments,
      changes: { stamp: () => stamp, changed: hear },
      pages: { folder: '/nowhere', render },
    });
    const savingIn = async (storeId: string): Promise<number> =>
      (await test.get(`/catalog-service/ve1/stores/${storeId}/menu`)).json().data.edvSaving;
    const hasNews = async (storeId: string, path = '/') =>
      (await test.get(path, { cookie: `store=${storeId}` })).body.includes('"id":"news"');
    return { db, test, hear, savingIn, hasNews };
  }

  it.each([
    ['the home page', '/'],
    ['the menu', '/menu'],
  ])('is not missing in what %s of another store reads before the notice comes', async (_, path) => {
    const { test, hear, savingIn, hasNews } = await setUp();
    const saving = await savingIn('14052');
    expect(await hasNews('14052', path)).toBe(false);
    await test.content.publish(
      [
        {
          kind: 'app-config',
          slug: 'default',
          body: { document: 'app-config', storeId: '14052', edvSaving: saving + 700 },
        },
        {
          kind: 'landing',
          slug: 'default',
          body: {
            ...landingFixture,
            nodes: [...landingFixture.nodes, news],
            slots: { 'menu.top': [news] },
          },
        },
      ],
      'another process',
    );
    // Nothing of this store is kept yet, so that its revisions are read.
    expect(await hasNews('14053', path)).toBe(true);
    hear();
    for (const storeId of ['14053', '14052']) {
      expect(await hasNews(storeId, path)).toBe(true);
      expect(await savingIn(storeId)).toBe(saving + 700);
    }
  });

  it('is not missing in what the menu call of another store reads before the notice comes', async () => {
    const { test, hear, savingIn } = await setUp();
    const saving = await savingIn('14052');
    const body = { document: 'app-config', storeId: '14052', edvSaving: saving + 700 };
    await test.content.publish([{ kind: 'app-config', slug: 'default', body }], 'another process');
    expect(await savingIn('14053')).toBe(saving + 700);
    hear();
    for (const storeId of ['14053', '14052']) expect(await savingIn(storeId)).toBe(saving + 700);
  });

  it('is not missing in the menu page of a restaurant whose menu call was asked before its stock changed', async () => {
    const { db, test, hear } = await setUp();
    const has = async (path: string) => {
      const reply = (await test.get(path, { cookie: 'store=14052' })).json();
      // Shelves of a page have the stock of the database.
      return JSON.stringify(reply.menu ?? reply.data).includes('Sold out until Monday');
    };
    const call = '/catalog-service/ve1/stores/14052/menu';
    // What all restaurants share is known from another one: it does not change, and so tells of nothing.
    await test.get('/menu', { cookie: 'store=14053' });
    expect(await has(call)).toBe(false);
    await db
      .insertInto('store_products')
      .values({
        store_id: '14052',
        product_id: 'PIZ1',
        available: false,
        available_text: 'Sold out until Monday',
      })
      .execute();
    // The first page of the restaurant in this process: its revision is read now.
    await has('/menu');
    hear();
    for (const path of ['/menu', call]) expect(await has(path), path).toBe(true);
  });
});
