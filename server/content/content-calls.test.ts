import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { sandboxAuthorToken } from '../settings.ts';
import { landingFixture } from '../testing/documents.ts';
import { authorToken, createTestApp, type TestApp } from '../testing/test-app.ts';
import { createContentRepository } from './content-repository.ts';
import { createPreviewTokens } from './preview-token.ts';

let db: Database;
let close: () => Promise<void>;
let test: TestApp;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  for (const table of ['content_live', 'content_versions', 'content_previews', 'rate_limits'] as const)
    await db.deleteFrom(table).execute();
  test = await createTestApp(db);
});
afterAll(() => close());

const ve2 = '/catalog-service/ve2/stores/14052/widget';
const service = '/content-service/ve1';
const sent = (text: string) => ({
  kind: 'landing',
  slug: 'default',
  file: 'content/landing/default.json',
  body: { document: 'landing', nodes: [{ id: 'a', type: 'notice', props: { text } }] },
});
const shown = async (url = ve2, headers = {}) =>
  (await test.get(url, headers)).json().data.widgets.map(({ id }: { id: string }) => id);

it('refuses callers without the author token, and after some wrong tokens from an address the right one too', async () => {
  const from = (remoteAddress: string, authorization: string) =>
    test.ask({ method: 'GET', url: `${service}/documents`, headers: { authorization }, remoteAddress });
  for (const authorization of ['', 'Bearer wrong', 'Basic the-author-token-of-the-tests']) {
    const reply = await from('203.0.113.1', authorization);
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'AUTHOR_TOKEN']);
  }
  for (let guess = 3; guess < 10; guess++) {
    expect((await from('203.0.113.1', `Bearer ${guess}`)).statusCode).toBe(401);
  }
  expect((await from('203.0.113.1', 'Bearer 10')).statusCode).toBe(429);
  expect((await from('203.0.113.1', `Bearer ${authorToken}`)).statusCode).toBe(429);
  expect((await from('203.0.113.2', `Bearer ${authorToken}`)).statusCode).toBe(200);
  for (let guess = 0; guess < 10; guess++) await from(`2401:4900:1:2::${guess}`, `Bearer ${guess}`);
  expect((await from('2401:4900:1:2:ffff::1', 'Bearer 10')).statusCode).toBe(429);
});

it('shows what was published at the next request, before the database has told of it', async () => {
  let stamp = 0;
  const changes = { stamp: () => stamp, changed: () => void (stamp += 1) };
  const deaf = await createTestApp(db, { documents: [], shop: false, changes });
  const idsOf = async () => (await deaf.get(ve2)).json().data.widgets.map(({ id }: { id: string }) => id);
  await idsOf();
  const body = { document: 'landing', nodes: [{ id: 'next', type: 'notice', props: { text: 'Next' } }] };
  await deaf.author('POST', `${service}/publish`, { documents: [{ ...sent('next'), body }] });
  expect(await idsOf()).toEqual(['next']);
});

it('accepts the published token from the machine of the server alone, and not through a proxy or by another name', async () => {
  const sandbox = await createTestApp(db, { authorToken: sandboxAuthorToken });
  const from = async (headers: Record<string, string>) => {
    const authorization = `Bearer ${sandboxAuthorToken}`;
    const reply = await sandbox.get(`${service}/documents`, { authorization, ...headers });
    return reply.statusCode;
  };
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect(await from({ host })).toBe(200);
  for (const host of ['order.example.in', '192.168.1.20:3000', 'localhost.example.in'])
    expect(await from({ host })).toBe(403);
  const others = {
    forwarded: 'for=203.0.113.1',
    via: '1.1 proxy',
    'x-forwarded-for': '203.0.113.1',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.1',
    'x-client-ip': '203.0.113.1',
    'cf-connecting-ip': '203.0.113.1',
    'true-client-ip': '203.0.113.1',
    'x-scheme': 'https',
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
  };
  for (const [name, value] of Object.entries(others))
    expect([name, await from({ host: 'localhost:3000', [name]: value })]).toEqual([name, 403]);
  await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = sandbox.app.server.address() as AddressInfo;
  const raw = async (line: string, ...hosts: string[]) => {
    const socket = connect(port, '127.0.0.1');
    const head = [
      line,
      ...hosts.map((host) => `host: ${host}`),
      `authorization: Bearer ${sandboxAuthorToken}`,
    ];
    socket.end([...head, 'connection: close', '\r\n'].join('\r\n'));
    return Number((await text(socket)).split(' ')[1]);
  };
  const path = `${service}/documents`;
  expect(await raw(`GET ${path} HTTP/1.1`, 'localhost')).toBe(200);
  expect(await raw(`GET ${path} HTTP/1.0`, 'localhost')).toBe(403);
  expect(await raw(`GET ${path} HTTP/1.1`, 'localhost', 'order.example.in')).toBeGreaterThanOrEqual(400);
  expect(await raw(`GET http://order.example.in${path} HTTP/1.1`, 'localhost')).toBeGreaterThanOrEqual(400);
  await sandbox.app.close();
  // A token of one's own is accepted from everywhere.
  const own = { authorization: `Bearer ${authorToken}`, host: 'order.example.in' };
  expect((await test.get(`${service}/documents`, own)).statusCode).toBe(200);
});

it('WID-01 shows what was published at once', async () => {
  const reply = await test.author('POST', `${service}/publish`, { documents: [sent('hello')] });
  expect(reply.json()).toMatchObject({
    status: 'SUCCESS',
    data: { published: [{ kind: 'landing', slug: 'default', version: 2 }], unchanged: [] },
  });
  expect(await shown()).toEqual(['a']);
  const again = await test.author('POST', `${service}/publish`, { documents: [sent('hello')] });
  expect(again.json().data).toEqual({ published: [], unchanged: ['landing/default'], warnings: [] });
});

it('publishes nothing when one document has a fault, and reports each with its address', async () => {
  const wrong = {
    kind: 'info-page',
    slug: 'tnc',
    file: 'content/info-page/tnc.json',
    body: { document: 'info-page', heading: 'Terms', nodes: [{ id: 'x', type: 'notise', props: {} }] },
  };
  const reply = await test.author('POST', `${service}/publish`, { documents: [sent('hello'), wrong] });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    data: {
      published: [],
      faults: [
        {
          file: 'content/info-page/tnc.json',
          address: 'nodes[0].type',
          message: expect.stringContaining("Did you mean 'notice'"),
        },
      ],
    },
    errors: [
      {
        code: 'unknown-type',
        displayMsg: expect.stringMatching(/^content\/info-page\/tnc\.json: .*Did you mean 'notice'/),
      },
    ],
  });
  expect(await shown()).toEqual(landingFixture.nodes.map(({ id }) => id));
});

it('NAV-52 publishes no link to a category that the menu does not have', async () => {
  const { body, ...document } = sent('hello');
  const [node] = body.nodes;
  const linked = { ...body, nodes: [{ ...node, link: { action: 'menu', to: 'veg-piza' } }] };
  const reply = await test.author('POST', `${service}/preview`, {
    documents: [{ ...document, body: linked }],
  });
  expect(reply.json().data.faults).toMatchObject([
    { address: 'nodes[0].link', code: 'dead-link', message: expect.stringContaining("'veg-pizza'") },
  ]);
});

it('CON-05 publishes no default store that does not exist', async () => {
  const config = {
    kind: 'app-config',
    slug: 'default',
    file: 'f',
    body: { document: 'app-config', storeId: '1' },
  };
  const reply = await test.author('POST', `${service}/publish`, { documents: [config] });
  expect(reply.json().data.faults).toMatchObject([{ address: 'storeId', code: 'unknown-store' }]);
});

it('compares prices of a mix by the rule that is sent along, else by the live one', async () => {
  const { price } = await db
    .selectFrom('products')
    .select('price')
    .where('edv', '=', true)
    .orderBy('price')
    .executeTakeFirstOrThrow();
  const text = (saving: number) => `Any 2: from ₹${(price - saving) / 100} each`;
  const warnings = async (said: string, documents: readonly object[] = []) => {
    const { body, ...document } = sent(said);
    const nodes = body.nodes.map((node) => ({ ...node, link: { action: 'edv' } }));
    const reply = await test.author('POST', `${service}/preview`, {
      documents: [{ ...document, body: { ...body, nodes } }, ...documents],
    });
    // The saving looks like rupees, which is warned of too.
    return reply.json().data.warnings.filter(({ code }: { code: string }) => code !== 'paise');
  };
  const config = {
    kind: 'app-config',
    slug: 'default',
    file: 'f',
    body: { document: 'app-config', edvMinimum: 2, edvSaving: 700 },
  };
  expect(await warnings(text(700))).toMatchObject([{ code: 'other-price' }]);
  expect(await warnings(text(700), [config])).toEqual([]);
  await test.author('POST', `${service}/publish`, { documents: [config] });
  expect(await warnings(text(700))).toEqual([]);
});

it('checks on publish what the command checks: nobody gets past a fault by sending straight to the API', async () => {
  const node = (more: object) => ({ id: 'a', type: 'notice', props: { text: 'x' }, ...more });
  const hero = (picture: string) => ({
    id: 'a',
    type: 'hero-carousel',
    version: 2,
    props: { slides: [{ heading: 'x', picture }] },
  });
  const wrong = [
    [hero('fries'), 'picture-kind'],
    [hero('banner-hero-piza'), 'unknown-picture'],
    [node({ props: { text: 'x <b>y</b>' } }), 'html'],
    [node({ props: { text: '**x**' } }), 'markdown'],
    [node({ link: { action: 'deals', to: 'FRIST40' } }), 'unknown-coupon'],
    [node({ link: { action: 'path', to: '/gift-cards' } }), 'dead-link'],
    [node({ link: { action: 'web_view', to: 'https://elsewhere.example/x' } }), 'link-target'],
    [node({ when: { orderTypes: ['PICK'] } }), 'invalid_value'],
  ] as const;
  for (const [one, code] of wrong) {
    const documents = [
      { kind: 'landing', slug: 'default', file: 'f', body: { document: 'landing', nodes: [one] } },
    ];
    for (const call of ['publish', 'preview', 'check']) {
      const reply = await test.author('POST', `${service}/${call}`, { documents });
      expect(reply.statusCode).toBe(call === 'check' ? 200 : 422);
      expect(reply.json().data.faults, call).toMatchObject([{ code }]);
    }
  }
});

it('EXP-07 a document may name what is live, and not what is taken away beside it', async () => {
  const config = (experiments: object) => ({
    kind: 'app-config',
    slug: 'default',
    file: 'f',
    body: { document: 'app-config', experiments },
  });
  const { body, ...document } = sent('x');
  const when = { experiment: { name: 'diwali_ab', variants: ['A'] } };
  const landing = { ...document, body: { ...body, nodes: body.nodes.map((node) => ({ ...node, when })) } };
  const page = (slug: string) => ({
    kind: 'info-page',
    slug,
    file: 'f',
    body: { document: 'info-page', heading: slug, nodes: sent(slug).body.nodes },
  });
  const codes = async (...documents: readonly object[]) => {
    const { faults, warnings } = (await test.author('POST', `${service}/check`, { documents })).json().data;
    return [...faults, ...warnings].map(({ code }: { code: string }) => code);
  };
  expect(await codes(landing)).toContain('unknown-experiment');
  const asked = config({ diwali_ab: { A: 'A' } });
  await test.author('POST', `${service}/publish`, { documents: [asked, page('tnc')] });
  expect(await codes(landing)).not.toContain('unknown-experiment');
  expect(await codes(landing, page('other'))).not.toContain('unknown-experiment');
  expect(await codes(landing, config({}))).toContain('unknown-experiment');
  // A page that is live stays so beside another page.
  const toPage = { ...sent('x').body.nodes[0], link: { action: 'path', to: '/info/tnc' } };
  const linked = { ...document, body: { ...body, nodes: [toPage] } };
  expect(await codes(linked, page('other'))).not.toContain('dead-link');
});

it('hands out the JSON Schemas with the names of the live shop, to authors alone', async () => {
  const config = {
    kind: 'app-config',
    slug: 'default',
    file: 'f',
    body: { document: 'app-config', experiments: { diwali_ab: { A: 'A' } } },
  };
  await test.author('POST', `${service}/publish`, { documents: [config] });
  const { schemas } = (await test.author('GET', `${service}/schemas`)).json().data;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['landing.json', 'seo-tags.json', 'names.json']),
  );
  const { definitions } = schemas['names.json'];
  expect(definitions.experiment.enum).toEqual(expect.arrayContaining(['diwali_ab', 'menuSorting']));
  expect(definitions.category.enum).toContain('veg-pizza');
  expect(definitions.coupon.enum).toContain('FIRST40');
  expect((await test.get(`${service}/schemas`)).statusCode).toBe(401);
});

it('refuses a document that is sent twice', async () => {
  const reply = await test.author('POST', `${service}/publish`, { documents: [sent('one'), sent('two')] });
  expect(reply.json().data.faults).toEqual([
    {
      file: 'content/landing/default.json',
      address: '',
      code: 'duplicate-document',
      message: 'landing/default is sent twice. Send each document once.',
    },
  ]);
});

it('rolls back, and lists the versions when the requested one does not exist', async () => {
  await test.author('POST', `${service}/publish`, { documents: [sent('hello')] });
  const reply = await test.author('POST', `${service}/rollback`, { kind: 'landing', slug: 'default' });
  expect(reply.json().data).toMatchObject({
    version: 1,
    live: true,
    takenBack: { version: 2, live: false },
    rolledBackBy: 'author',
  });
  const late = await test.author('POST', `${service}/rollback`, {
    kind: 'landing',
    slug: 'default',
    takesBack: 2,
  });
  expect([late.statusCode, late.json().errors[0].code]).toEqual([409, 'LIVE_CHANGED']);
  expect(await shown()).toHaveLength(landingFixture.nodes.length);
  const none = await test.author('POST', `${service}/rollback`, {
    kind: 'landing',
    slug: 'default',
    toVersion: 7,
  });
  expect([none.statusCode, none.json().errors]).toEqual([
    404,
    [{ code: 'NO_SUCH_VERSION', displayMsg: 'landing/default has no version 7. Versions: 2, 1 (live).' }],
  ]);
});

it('shows a draft only to the holder of the link, until it expires', async () => {
  const { data } = (await test.author('POST', `${service}/preview`, { documents: [sent('draft')] })).json();
  const url = `${ve2}?preview=${data.token}`;
  expect(data.path).toBe(`/?preview=${data.token}`);
  expect(await shown(url)).toEqual(['a']);
  expect(await shown(ve2, { cookie: `other=1; preview=${data.token}` })).toEqual(['a']);
  expect(await shown()).toHaveLength(landingFixture.nodes.length);
  expect((await test.get(url)).headers['cache-control']).toBe('private, no-store');
  expect(await shown(`${ve2}?preview=${data.token.slice(0, -2)}xx`)).toHaveLength(
    landingFixture.nodes.length,
  );
  test.clock.forward(86_400_000);
  expect(await shown(url)).toHaveLength(landingFixture.nodes.length);
});

it('WID-01 returns documents that an earlier release published and this one would refuse', async () => {
  const body = { nodes: [{ id: 'old', type: 'notice', version: 1, props: { text: 'old' } }] };
  await createContentRepository(db, Date.now).publish([{ kind: 'landing', slug: 'default', body }], 'older');
  expect(await shown()).toEqual(['old']);
});

it('previews a page of information on its own path, and no draft with faults', async () => {
  const page = {
    kind: 'info-page',
    slug: 'tnc',
    file: 'f',
    body: { document: 'info-page', heading: 'New terms', nodes: sent('Terms').body.nodes },
  };
  const { data } = (await test.author('POST', `${service}/preview`, { documents: [page] })).json();
  expect(data.path).toContain('/info/tnc?preview=');
  expect((await test.get(`/api/ve1/info/tnc?preview=${data.token}`)).json().data.heading).toBe('New terms');
  const wrong = await test.author('POST', `${service}/preview`, { documents: [{ ...page, body: {} }] });
  expect([wrong.statusCode, wrong.json().data.token]).toEqual([422, '']);
});

it('takes no preview token that another secret has signed', async () => {
  const foreign = await createPreviewTokens('x'.repeat(32), test.clock.now).sign({
    id: 'p',
    expiresAt: new Date(test.clock.now() + 1000),
  });
  expect(await shown(`${ve2}?preview=${foreign}`)).toHaveLength(landingFixture.nodes.length);
});
