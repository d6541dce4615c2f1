import { expect, it, vi } from 'vitest';
import { landingFixture } from '../../testing/documents.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { createTestApp, customerHeaders, guestHeaders } from '../../testing/test-app.ts';
import { fakeDatabases } from './testing/fake-databases.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What is one customer's. None of it is read from where data may be old. */
const personalTables =
  /"(session_\w+|customers|carts|cart_\w+|orders|order_(?!types)\w+|wallet\w*|ledger\w*|login_\w+|addresses|favourites|feedbacks|content_previews|rate_limits)"/;

describeDatabases('what may be old', (open) => {
  async function setUp() {
    const db = await open();
    const answer = async (query: Parameters<typeof db.executeQuery>[0]) =>
      ['begin', 'commit', 'rollback'].includes((query as { sql: string }).sql)
        ? { rows: [] }
        : db.executeQuery(query);
    const databases = fakeDatabases({ primary: answer as never, replica: answer as never });
    const wrote = vi.fn();
    const test = await createTestApp(db, {
      replica: { ...databases, wrote },
      pages: { folder: '/nowhere', render: async (input) => ({ status: 200, html: JSON.stringify(input) }) },
    });
    /** Who was asked for what was read. */
    const from = async (ask: () => Promise<{ readonly statusCode: number }>) => {
      databases.asked.length = 0;
      expect((await ask()).statusCode).toBe(200);
      expect(databases.asked.filter((text) => personalTables.test(text))).toEqual([]);
      return [...new Set(databases.asked.map((text) => text.split(':')[0]))];
    };
    return { ...test, from, wrote };
  }

  it('are pages and the calls that are the same for everybody, also of customers', async () => {
    const { get, from, sessions, ...test } = await setUp();
    const guest = guestHeaders(await sessions.createGuest());
    const customer = await customerHeaders({ sessions, ...test }, { userId: 'u-1', mobile: '9000000001' });
    for (const path of [
      '/',
      '/menu',
      '/offers',
      '/restaurants',
      '/catalog-service/ve2/stores/14052/widget',
      '/catalog-service/ve1/stores/14052/menu',
      '/catalog-service/ve1/stores/14052/bestseller',
      '/catalog-service/ve1/stores/14052/widget/previous-order',
      '/locator-service/ve2/stores',
      '/locator-service/ve2/stores/14052',
      '/api/ve1/pwa-config',
    ])
      for (const headers of [{}, guest, customer])
        expect(await from(() => get(path, headers)), path).toEqual(['replica']);
  });

  it('are no previews, no carts and nothing that authors ask, and whoever publishes is told of', async () => {
    const { get, from, author, sessions, wrote } = await setUp();
    const session = await sessions.createGuest();
    const nodes = [...landingFixture.nodes, { id: 'n', type: 'notice', props: { text: 'A draft' } }];
    const documents = [{ kind: 'landing', slug: 'default', file: 'f', body: { document: 'landing', nodes } }];
    const draft = await author('POST', '/content-service/ve1/preview', { documents });
    const { token } = draft.json<{ data: { token: string } }>().data;
    expect(await from(() => get(`/?preview=${token}`))).toEqual(['primary']);
    expect(
      await from(() => get('/catalog-service/ve2/stores/14052/widget', { cookie: `preview=${token}` })),
    ).toEqual(['primary']);
    await get(`/agg/cart-service/ve1/cart/${session.cartId}`, guestHeaders(session));
    await from(() => author('GET', '/content-service/ve1/documents'));
    expect(wrote).not.toHaveBeenCalled();
    await from(() => author('POST', '/content-service/ve1/publish', { documents }));
    expect(wrote).toHaveBeenCalledTimes(1);
  });
});
