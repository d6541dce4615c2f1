import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerNames as names } from '#schemas/header-names.ts';
import type { When } from '#schemas/node.ts';
import type { PageInput } from '#schemas/page-input.ts';
import { buckets, drawnBucket } from '#schemas/rules/experiment-groups.ts';
import type { Database } from '../database/database.ts';
import { logIn } from '../testing/customers.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { landingFixture } from '../testing/documents.ts';
import { createTestApp, guestHeaders, loginHeaders, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
let input: PageInput;
const customer: Record<string, string> = {};

/** Who draws B in the experiment that marketing named, and is in group A of all. */
const clientId = Array.from({ length: 500 }, (_, at) => `1700000000.${at}40`).find(
  (id) => drawnBucket(id, 'summer') === 'B',
) as string;

const clauses = {
  orderTypes: { orderTypes: ['P'] },
  guest: { session: 'guest' },
  'logged-in': { session: 'logged-in' },
  partner: { miniApp: 'PAYTM' },
  'any partner': { miniApp: 'any' },
  'no partner': { miniApp: 'none' },
  storeIds: { storeIds: ['14061'] },
  experiment: { experiment: { name: 'menuHeader', variants: ['A'] } },
  'named experiment': { experiment: { name: 'summer', variants: ['B'] } },
} as const satisfies Record<string, object>;
type Clause = keyof typeof clauses;

const nodesFor = (place: string) =>
  Object.entries(clauses).map(([name, when]) => ({
    id: `${place}-${name}`,
    type: 'notice',
    version: 1,
    props: { text: `For ${name}` },
    when: when as unknown as When,
  }));
const entriesOf = (nodes: readonly object[], type: string) =>
  nodes.map((node) => ({ ...node, type, props: { label: 'Entry', icon: 'home' }, link: { action: 'menu' } }));

beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, {
    pages: {
      folder: import.meta.dirname,
      render: async (given) => {
        input = given;
        return { status: 200, html: JSON.stringify(given) };
      },
    },
  });
  const nodes = nodesFor('n');
  const all = { id: 'all', type: 'notice', version: 1, props: { text: 'For all' } };
  const landing = { ...landingFixture, nodes: [all, ...nodes], slots: { 'cart.top': nodesFor('slot') } };
  await test.content.publish(
    [
      { kind: 'landing', slug: 'default', body: landing },
      { kind: 'landing', slug: 'bucket-south', body: landing },
      {
        kind: 'left-menu',
        slug: 'default',
        body: {
          document: 'left-menu',
          entries: Object.fromEntries(entriesOf(nodes, 'menu-entry').map((node, at) => [String(at), node])),
        },
      },
      {
        kind: 'bottom-navigation',
        slug: 'default',
        body: { document: 'bottom-navigation', nodes: entriesOf(nodes, 'bottom-item') },
      },
      { kind: 'info-page', slug: 'targets', body: { document: 'info-page', heading: 'Targets', nodes } },
      {
        kind: 'info-page',
        slug: 'club',
        body: { document: 'info-page', heading: 'Club', nodes: nodes.slice(2, 3) },
      },
      {
        kind: 'feedback-template',
        slug: 'default',
        body: { document: 'feedback-template', heading: 'How was it?', nodes: [all, ...nodes] },
      },
    ],
    'test',
  );
  Object.assign(customer, loginHeaders(await logIn(test, { userId: 'u-targeted' })));
}, 60_000);
afterAll(async () => {
  await test.app.close();
  await close();
});

const calls = [
  '/catalog-service/ve1/stores/$store/widget',
  '/catalog-service/ve2/stores/$store/widget',
  '/catalog-service/ve2/buckets/south/widget',
  '/catalog-service/ve1/stores/$store/leftmenu',
  '/catalog-service/ve1/stores/$store/bottomnavigation',
  '/api/ve1/info/targets',
  '/feedback-service/ve2/templatenew?orderMode=D',
];

interface Asker {
  readonly store?: string;
  readonly headers?: Record<string, string>;
}

const ask = (url: string, { store = '14052', headers = {} }: Asker) =>
  test.get(url.replace('$store', store), {
    [names.storeId]: store,
    [names.deliveryType]: 'D',
    [names.experimentGroup]: 'none',
    [names.isLoggedIn]: 'false',
    [names.clientId]: '1700000000.1',
    ...headers,
  });
/** The clauses whose nodes are in a text. */
const inText = (text: string) =>
  new Set(Object.keys(clauses).filter((name) => text.includes(`n-${name}"`))) as Set<Clause>;

const forWhom: Record<Clause, Asker> = {
  orderTypes: { headers: { [names.deliveryType]: 'P' } },
  guest: {},
  'logged-in': { headers: customer },
  partner: { headers: { [names.miniApp]: 'PAYTM' } },
  'any partner': { headers: { [names.miniApp]: 'GPAY' } },
  'no partner': {},
  storeIds: { store: '14061' },
  experiment: { headers: { [names.experimentGroup]: 'A' } },
  'named experiment': { headers: { [names.clientId]: clientId, [names.experimentGroup]: 'A' } },
};
const notFor: Record<Clause, Asker> = {
  orderTypes: {},
  guest: { headers: customer },
  'logged-in': {},
  partner: { headers: { [names.miniApp]: 'GPAY' } },
  'any partner': {},
  'no partner': { headers: { [names.miniApp]: 'GPAY' } },
  storeIds: {},
  experiment: { headers: { [names.experimentGroup]: 'new', [names.clientId]: clientId } },
  'named experiment': { headers: { [names.experimentGroup]: 'new', [names.clientId]: clientId } },
};

describe.each(calls)('%s', (url) => {
  it.each(Object.keys(clauses) as Clause[])(
    'sends a node with the clause %s to those it is for, and to nobody else',
    async (clause) => {
      const theirs = await ask(url, forWhom[clause]);
      const others = await ask(url, notFor[clause]);
      expect(inText(theirs.body)).toContain(clause);
      expect(inText(others.body)).not.toContain(clause);
      expect(theirs.headers.etag).not.toBe(others.headers.etag);
      const again = await ask(url, {
        ...forWhom[clause],
        headers: { ...forWhom[clause].headers, 'if-none-match': String(theirs.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
    },
  );

  it('says by which headers it varies, and that no cache may keep it for others', async () => {
    const { headers } = await ask(url, {});
    for (const name of [
      names.registryVersion,
      names.deliveryType,
      names.isLoggedIn,
      names.miniApp,
      names.storeId,
      names.experimentGroup,
      names.clientId,
    ])
      expect(headers.vary).toContain(name);
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });
});

it('leaves to the app what a call does not say, and believes no header about a session', async () => {
  const [url = ''] = calls.slice(1);
  const nothing = inText((await test.get(url.replace('$store', '14052'))).body);
  expect([...nothing]).toEqual(['orderTypes', 'guest', 'no partner', 'experiment', 'named experiment']);
  expect(inText((await ask(url, { headers: { [names.isLoggedIn]: 'true' } })).body)).not.toContain(
    'logged-in',
  );
});

it('goes by the group of the client where an app does not say what its page was rendered for', async () => {
  const headers = { [names.clientId]: '1700000000.40', [names.experimentGroup]: '' };
  expect(inText((await ask(calls[1] ?? '', { headers })).body)).toContain('experiment');
});

it('lets no cache keep for others what goes by the group of the client', async () => {
  const nodes = [...landingFixture.nodes, ...nodesFor('n').filter(({ id }) => id === 'n-experiment')];
  await test.content.publish(
    [{ kind: 'landing', slug: 'store-14053', body: { document: 'landing', nodes } }],
    'test',
  );
  const cacheControl = async (group: string) => {
    const { headers } = await ask(calls[1] ?? '', {
      store: '14053',
      headers: { [names.experimentGroup]: group },
    });
    return [headers['cache-control'], String(headers.vary).includes(names.clientId)];
  };
  expect(await cacheControl('')).toEqual(['private, max-age=0, must-revalidate', true]);
  expect(await cacheControl('A')).toEqual(['public, max-age=0, must-revalidate', false]);
});

it('says of a document for everybody that any cache may keep it', async () => {
  await test.content.publish([{ kind: 'landing', slug: 'store-14061', body: landingFixture }], 'test');
  const { headers } = await ask(calls[1] ?? '', { store: '14061' });
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers.vary).toBe(`accept-encoding, ${names.registryVersion}`);
  await test.content.publish(
    [{ kind: 'landing', slug: 'store-14061', body: { ...landingFixture, nodes: nodesFor('n') } }],
    'test',
  );
});

describe('a page', () => {
  const view = async (cookie: string, path = '/') => inText((await test.get(path, { cookie })).body);

  it.each<[Clause, string, string]>([
    ['orderTypes', 'orderType=P', 'orderType=D'],
    ['storeIds', 'store=14061', 'store=14052'],
    ['experiment', 'bucket=A', 'bucket=B'],
  ])(
    'holds a node with the clause %s where its cookies say %s, and not where they say %s',
    async (clause, own, other) => {
      for (const path of ['/', '/info/targets']) {
        expect(await view(own, path)).toContain(clause);
        expect(await view(other, path)).not.toContain(clause);
        expect(await view('', path)).not.toContain(clause);
      }
    },
  );

  it('holds nothing of what it cannot know: who is logged in, in a partner’s app, or in a group that marketing named', async () => {
    for (const bucket of buckets)
      for (const name of [
        'guest',
        'logged-in',
        'partner',
        'any partner',
        'no partner',
        'named experiment',
      ] as const)
        expect(await view(`bucket=${bucket}`)).not.toContain(name);
    expect(input.landing?.vary).toContain(names.isLoggedIn);
    expect(JSON.stringify(input)).not.toContain('slot-guest');
  });

  it('is the same with and without a session', async () => {
    const one = await test.get('/', { cookie: 'bucket=A' });
    const other = await test.get('/', { cookie: 'bucket=A', ...customer, [names.miniApp]: 'PAYTM' });
    expect(other.headers.etag).toBe(one.headers.etag);
  });

  it('of information exists where all of it is for others, with its heading alone', async () => {
    expect((await test.get('/info/club')).statusCode).toBe(200);
    expect(input.infoPage?.document).toMatchObject({ heading: 'Club', nodes: [] });
    expect((await ask('/api/ve1/info/club', {})).json().data.nodes).toEqual([]);
    expect((await ask('/api/ve1/info/club', { headers: customer })).json().data.nodes).toHaveLength(1);
  });

  it.each([
    ['', true],
    ['bucket=none', false],
    ['bucket=A', false],
  ])(
    'knows by its cookies %j that somebody has no group yet, who sees what is plain: %s',
    async (cookie, isPlain) => {
      const when = { experiment: { name: 'summer', variants: ['default'] } };
      const node = { id: 'n-guest', type: 'notice', version: 1, props: { text: 'Plain' }, when };
      await test.content.publish(
        [{ kind: 'landing', slug: 'store-14061', body: { document: 'landing', nodes: [node] } }],
        'test',
      );
      await test.get('/', { cookie: `store=14061; ${cookie}` });
      expect(input.landing?.widgets).toHaveLength(isPlain ? 1 : 0);
    },
  );
});

it('a session of a guest is that of no customer', async () => {
  const headers = guestHeaders(await test.sessions.createGuest());
  const sent = inText((await ask(calls[1] ?? '', { headers })).body);
  expect([sent.has('guest'), sent.has('logged-in')]).toEqual([true, false]);
});
