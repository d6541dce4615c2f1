import { expect, it, vi } from 'vitest';
import { postEvents } from '#schemas/api/config.ts';
import { drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { routePath } from '../http/call-schema.ts';
import { describeDatabases } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp } from '../testing/test-app.ts';
import { clientGroupOf } from './client-group.ts';

vi.setConfig({ testTimeout: 60_000 });

const hour = 60 * 60_000;
const day = 24 * hour;
const landing = '/catalog-service/ve2/stores/14052/widget';
const results = '/content-service/ve1/documents/landing/default/results';

describeDatabases('the counts of events', (open) => {
  async function setUp(logged?: string[]) {
    const db = await open();
    const test = await createTestApp(db, { ...(logged && { logged }) });
    const version = async () => (await test.get(landing)).json().data.version as string;
    const shown = { document: 'landing', version: await version(), nodeId: 'hero' };
    let ids = 0;
    const event = (name: string, properties: object = {}, more: object = {}) => {
      ids += 1;
      const common = { id: `e${ids}`, name, at: test.clock.now(), ...more };
      return { ...common, properties: { channel: 'PWA', ...properties } };
    };
    const node = (name: 'impression' | 'click', about: object = {}, more: object = {}) =>
      event(`widget_${name}`, { type: 'hero-carousel', name: 'hero', ...shown, ...about }, more);
    const view = (more: object = {}) => event('page_view', { screen_name: 'Home Screen' }, more);
    const send = (events: readonly object[], clientId = '1700000000.45') =>
      test.ask({ method: 'POST', url: routePath(postEvents), payload: { clientId, events } });
    const nodes = () =>
      db
        .selectFrom('node_counts')
        .select(['day', 'slug', 'version', 'node_id', 'client_group', 'impressions', 'clicks'])
        .orderBy('day')
        .orderBy('version')
        .orderBy('node_id')
        .orderBy('client_group')
        .execute();
    const visits = () =>
      db.selectFrom('visit_counts').selectAll().orderBy('day').orderBy('client_group').execute();
    return { ...test, db, event, node, view, send, nodes, visits, version };
  }

  it('counts visits for an experiment that marketing named by the group that client and name draw', async () => {
    const { view, send, visits, content } = await setUp();
    const experiments = { summer: { A: 'A' }, menuSorting: { A: 'B' } };
    await content.publish(
      [
        {
          kind: 'app-config',
          slug: 'default',
          body: { document: 'app-config', storeId: '14052', experiments },
        },
      ],
      'author',
    );
    const ids = ['1700000000.45', '1700000000.46', '1700000000.47'];
    for (const id of ids) await send([view(), view()], id);
    await send([view()], '0b8f6f6e-0d0c-4b3a-9d1e-1f0a9a1b2c45');
    const found = Object.fromEntries((await visits()).map((row) => [row.client_group, row.visits]));
    const drawn: Record<string, number> = {};
    for (const id of ids) {
      const group = `summer:${drawnBucket(id, 'summer')}`;
      drawn[group] = (drawn[group] ?? 0) + 1;
    }
    expect(found).toEqual({ A: 3, unknown: 1, ...drawn });
  });

  it('counts nodes seen and pressed by day, version and group, and a batch that comes twice once', async () => {
    const { node, send, nodes } = await setUp();
    const seen = node('impression');
    const batch = [seen, node('impression', { nodeId: 'best' }), node('click'), node('click')];
    // The browser did not get the answer, and sends one of them with others.
    await Promise.all([send(batch), send(batch), send([seen, node('impression')])]);
    await send([node('impression')], '1700000000.5');
    await send([node('impression')], '0b8f6f6e-0d0c-4b3a-9d1e-1f0a9a1b2c45');
    const at = { day: '2026-11-20', slug: 'default', version: 1 };
    expect(await nodes()).toEqual([
      { ...at, node_id: 'best', client_group: 'A', impressions: 1, clicks: 0 },
      { ...at, node_id: 'hero', client_group: 'A', impressions: 2, clicks: 2 },
      { ...at, node_id: 'hero', client_group: 'none', impressions: 1, clicks: 0 },
      { ...at, node_id: 'hero', client_group: 'unknown', impressions: 1, clicks: 0 },
    ]);
  });

  it('counts the visits and nodes of many browsers that come at once, each for its group', async () => {
    const { node, view, send, nodes, visits } = await setUp();
    const groups = ['4', '5', '7'];
    const batches = Array.from({ length: 30 }, (_, at) => ({
      clientId: `17000${at}.${at}${groups[at % 3]}`,
      events: [view(), node('impression')],
    }));
    await Promise.all([...batches, ...batches].map(({ events, clientId }) => send(events, clientId)));
    const seen = (await nodes()).map((row) => row.impressions);
    expect(seen.reduce((sum, count) => sum + count)).toBe(30);
    const counted = (await visits()).map((row) => [row.client_group, row.visits] as const);
    const expected = new Map<string, number>();
    for (const { clientId } of batches) {
      const group = clientGroupOf(clientId) ?? '';
      expected.set(group, (expected.get(group) ?? 0) + 1);
    }
    expect(new Map(counted)).toEqual(expected);
  });

  it('counts a slot under its document, and each version apart', async () => {
    const { node, send, nodes, content, version } = await setUp();
    const [first, ...others] = landingFixture.nodes;
    const body = { ...landingFixture, nodes: [...others, first] };
    await content.publish([{ kind: 'landing', slug: 'default', body }], 'author');
    await send([
      node('impression', { document: 'cart.top', nodeId: 'cart-notice' }),
      node('impression', { version: await version() }),
      // As a call with an ETag says it, for an app that can render less.
      node('click', { version: `W/"${await version()}-r4"` }),
    ]);
    expect(await nodes()).toMatchObject([
      { version: 1, node_id: 'cart-notice', impressions: 1 },
      { version: 2, node_id: 'hero', impressions: 1, clicks: 1 },
    ]);
  });

  it('counts nothing that was not published, and no event that is not of the list', async () => {
    const { node, event, send, nodes, visits, content, version } = await setUp();
    const draft = await content.findLive({ kind: 'landing', slug: 'default' });
    const invented = [
      node('impression', { nodeId: 'invented' }),
      node('impression', { version: `default@9-${draft?.checksum}` }),
      node('impression', { version: (await version()).replace('default', 'mumbai') }),
      node('impression', { version: draft?.checksum }),
      node('impression', { document: 'info/tnc' }),
      node('impression', { document: 'constructor' }),
      node('impression', { mobile: '9876543210' }),
      event('widget_impression', {}),
      event('page_view', {}),
      event('logout'),
      event('order_place', { order_id: 'o-1', value: 10_000_000, payment_type: 'CASH', units: 1 }),
    ];
    expect((await send(invented)).json().data).toEqual({ accepted: invented.length });
    // Each alone too: one that cannot be read does not hide the others.
    for (const one of invented) await send([{ ...one, id: `${one.id}-alone` }]);
    expect([await nodes(), await visits()]).toEqual([[], []]);
  });

  it('counts a version that is published after somebody asked for it', async () => {
    const { node, send, nodes, content, clock } = await setUp();
    const second = 'default@2-0123456789abcdef';
    await send([node('click', { version: second })]);
    const body = { ...landingFixture, title: 'two' };
    await content.publish([{ kind: 'landing', slug: 'default', body }], 'author');
    clock.forward(10_000);
    await send([node('click', { version: second })]);
    expect(await nodes()).toMatchObject([{ version: 2, clicks: 1 }]);
  });

  it('counts a visit and a cart once a day of India for each browser', async () => {
    const { view, event, send, visits, clock } = await setUp();
    const item = {
      item_id: 'P1',
      product_name: 'Margherita',
      mrp: 19900,
      quantity: 1,
      size: '',
      image_url: '',
      category: '',
      entry_page: 'Menu Screen',
    };
    await send([view(), view(), event('cart_add', item)]);
    await send([view(), event('cart_add', item)]);
    await send([view()], '1700000000.75');
    clock.forward(8.5 * hour);
    // Half past six in the evening in London: midnight in India.
    await send([view()]);
    expect(await visits()).toEqual([
      { day: '2026-11-20', client_group: 'A', visits: 1, carts: 1 },
      { day: '2026-11-20', client_group: 'B', visits: 1, carts: 0 },
      { day: '2026-11-21', client_group: 'A', visits: 1, carts: 0 },
    ]);
  });

  it('takes the day of an event that was kept on the device, and today where its clock is wrong', async () => {
    const { view, send, visits, clock } = await setUp();
    clock.forward(2 * day);
    await send([view({ at: clock.now() - day })], '1.45');
    await send([view({ at: clock.now() + day })], '1.46');
    await send([view({ at: clock.now() - 5 * day })], '1.47');
    expect((await visits()).map((row) => [row.day, row.visits])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
    ]);
  });

  it('remembers what was counted as long as it may come again, and no longer', async () => {
    const { db, node, view, send, nodes, visits, clock, removeExpired } = await setUp();
    const batch = [node('impression'), view()];
    const remembered = async () => (await db.selectFrom('counted_marks').select('key').execute()).length;
    await send(batch);
    clock.forward(2 * day + hour);
    await removeExpired();
    await send(batch);
    // The visit is one of another day: its event is too old to be believed.
    expect([(await nodes())[0]?.impressions, (await visits()).map((row) => row.visits)]).toEqual([1, [1, 1]]);
    expect(await remembered()).toBe(3);
    clock.forward(2 * day);
    await removeExpired();
    expect(await remembered()).toBe(1);
    expect(JSON.stringify(await db.selectFrom('counted_marks').selectAll().execute())).not.toContain(
      '1700000000',
    );
  });

  it('takes events also where they cannot be counted, and says so in the log', async () => {
    const logged: string[] = [];
    const { db, view, send } = await setUp(logged);
    await db.schema.alterTable('counted_marks').renameTo('elsewhere').execute();
    try {
      expect((await send([view()])).json()).toEqual({ status: 'SUCCESS', data: { accepted: 1 } });
    } finally {
      await db.schema.alterTable('elsewhere').renameTo('counted_marks').execute();
    }
    expect(logged.join('')).toContain('events were not counted');
  });

  it('tells the author alone how the nodes of the live version did', async () => {
    const { get, author, node, send, clock } = await setUp();
    await send([node('impression'), node('click')]);
    clock.forward(7 * day);
    await send([node('impression')], '1.5');
    expect((await get(results)).statusCode).toBe(401);
    const { data } = (await author('GET', results)).json();
    expect([data.version.version, data.from, data.until]).toEqual([1, '2026-11-21', '2026-11-27']);
    expect(data.nodes.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual([
      'hero',
      'notice',
      'best',
      'value',
      'again',
      'cart-notice',
    ]);
    expect(data.nodes[0]).toEqual({
      nodeId: 'hero',
      type: 'hero-carousel',
      name: 'hero',
      groups: [{ group: 'none', impressions: 1, clicks: 0 }],
    });
    const longer = (await author('GET', `${results}?days=8`)).json().data.nodes[0];
    expect(longer.groups).toContainEqual({ group: 'A', impressions: 1, clicks: 1 });
    expect((await author('GET', `${results}?days=0`)).statusCode).toBe(400);
    expect((await author('GET', results.replace('default', 'none'))).statusCode).toBe(404);
  });
});
