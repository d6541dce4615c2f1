import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import { routePath } from '#server/http/call-schema.ts';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { landingFixture } from '#server/testing/documents.ts';
import type { GuestSession } from '#server/session/session-repository.ts';
import { createTestApp, customerHeaders, guestHeaders, type TestApp } from '#server/testing/test-app.ts';
import { hasVarnish, startVarnish, type Varnish } from './varnish.ts';

const landingCall = '/catalog-service/ve2/stores/14052/widget';

let test: TestApp;
let varnish: Varnish;
let direct = '';
let close: () => Promise<void>;
/** Addresses that reached the server. */
let reached: string[] = [];

/** The server with its purges, and Varnish in front; a page is what it is rendered from. */
async function setUp() {
  const opened = await openMemoryDatabase();
  close = opened.close;
  // Where Varnish listens is known once the server listens, and the server needs it before: this door leads there.
  const door = createServer((request, response) => {
    void fetch(`${varnish.address}/.purge`, {
      method: 'POST',
      headers: { 'surrogate-key': String(request.headers['surrogate-key']) },
    }).then(({ status }) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  test = await createTestApp(opened.db, {
    env: {
      CDN_SECONDS: '300',
      CDN_PURGE_URL: `http://127.0.0.1:${(door.address() as AddressInfo).port}/`,
      TRUST_PROXY: 'loopback',
      GUESTS_PER_MINUTE: '1000000',
    },
    pages: {
      folder: '/nowhere',
      render: async (input) =>
        input.url.startsWith('/tnc')
          ? { status: 308, html: '', headers: { location: '/info/tnc' } }
          : { status: 200, html: JSON.stringify(input) },
    },
  });
  test.app.server.on('request', ({ url = '' }) => void (url === '/readyz' || reached.push(url)));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  direct = `http://127.0.0.1:${port}`;
  varnish = await startVarnish(port);
  return () => door.close();
}

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly isHit: boolean;
}

async function ask(
  path: string,
  headers: Record<string, string> = {},
  from = varnish.address,
): Promise<Reply> {
  const reply = await fetch(from + path, { headers, redirect: 'manual' });
  const isHit = reply.headers.get('x-cache') === 'hit';
  return { status: reply.status, headers: reply.headers, text: await reply.text(), isHit };
}

const publish = (slug: string, nodes: readonly object[]) =>
  test.author('POST', '/content-service/ve1/publish', {
    documents: [{ kind: 'landing', slug, file: 'f', body: { document: 'landing', nodes } }],
  });

describe.skipIf(!hasVarnish)('the shop behind Varnish', () => {
  let closeDoor: () => void;
  beforeAll(async () => {
    closeDoor = await setUp();
  }, 180_000);
  afterAll(async () => {
    await varnish.stop();
    closeDoor();
    await test.app.close();
    await close();
  });

  it('answers 500 customers with sessions, cookies and campaigns of their own, 19 in 20 requests at least without the server', async () => {
    const customers: { readonly at: number; readonly guest: GuestSession }[] = [];
    for (let at = 0; at < 500; at++) customers.push({ at, guest: await test.sessions.createGuest() });
    const replies: Reply[] = [];
    reached = [];
    async function visit({ at, guest }: (typeof customers)[number]) {
      const own = `visitor=${guest.userId}; _ga=GA1.${at}`;
      const shown = `bucket=${at % 2 ? 'A' : 'B'}; store=${at % 3 ? '14052' : '14061'}`;
      const cookie = at % 5 ? `${own}; ${shown}` : `${shown}; ${own}; orderType=D`;
      const encoding = at % 4 ? 'gzip, deflate, br, zstd' : 'gzip';
      const campaign = `utm_source=mail&gclid=${guest.userId}`;
      for (const path of ['/', '/menu', '/offers?offer=FIRST40', '/info/tnc'])
        replies.push(
          await ask(`${path}${path.includes('?') ? '&' : '?'}${campaign}`, {
            cookie,
            'accept-encoding': encoding,
          }),
        );
      replies.push(await ask(landingCall, { ...guestHeaders(guest), cookie, 'accept-encoding': encoding }));
    }
    const queue = [...customers];
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await visit(next);
      }),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    const kept = 1 - reached.length / replies.length;
    console.log(
      `${replies.length} requests, ${reached.length} of them to the server: ${(kept * 100).toFixed(1)} % kept`,
    );
    expect(kept).toBeGreaterThanOrEqual(0.95);
    expect(
      replies.filter(({ headers }) => headers.has('set-cookie') || headers.has('surrogate-key')),
    ).toEqual([]);
    // Pages that are the same are one text.
    const texts = [...new Set(replies.map(({ text }) => text))];
    for (const { guest } of customers) expect(texts.some((text) => text.includes(guest.userId))).toBe(false);
  });

  it('shows each customer the page of the own store, group, order type and order of the menu', async () => {
    const cookies = [
      'store=14061',
      'bucket=B',
      'orderType=P',
      'menuOrder=reversed',
      'store=14061; bucket=B',
      '',
    ];
    for (let time = 0; time < 2; time++)
      for (const cookie of cookies) {
        const page = JSON.parse((await ask('/', { cookie: `x=1; ${cookie}` })).text);
        expect(page, cookie).toMatchObject({
          storeId: cookie.includes('14061') ? '14061' : '14052',
          bucket: cookie.includes('bucket=B') ? 'B' : 'new',
          orderType: cookie.includes('orderType=P') ? 'P' : 'D',
          menuOrder: cookie.includes('reversed') ? 'reversed' : 'plain',
        });
      }
  });

  it('a publish is seen within five seconds, and what it did not change stays kept', async () => {
    await ask('/');
    await ask('/info/tnc');
    expect((await ask('/')).isHit).toBe(true);
    const nodes = [
      ...landingFixture.nodes,
      { id: 'new', type: 'notice', props: { text: 'Freshly published' } },
    ];
    const begun = performance.now();
    expect((await publish('default', nodes)).statusCode).toBe(200);
    await vi.waitFor(
      async () => {
        for (const path of ['/', landingCall]) expect((await ask(path)).text).toContain('Freshly published');
      },
      { timeout: 5_000, interval: 20 },
    );
    console.log(`a publish was seen after ${Math.round(performance.now() - begun)} ms`);
    // The first purge of a server is of everything, so another one tells.
    await ask('/info/tnc');
    await publish('default', [...nodes, { id: 'newer', type: 'notice', props: { text: 'Once more' } }]);
    await vi.waitFor(async () => expect((await ask('/')).text).toContain('Once more'), { timeout: 5_000 });
    expect((await ask('/info/tnc')).isHit).toBe(true);
  });

  it('keeps no reply that is for one customer, of any call', async () => {
    const guest = guestHeaders(await test.sessions.createGuest());
    const customer = await customerHeaders(test, { userId: 'user-of-varnish' });
    const calls = Object.values(services)
      .flatMap((service) => Object.values(service) as unknown[])
      .filter((one): one is Call => typeof one === 'object' && one !== null && 'path' in one)
      .filter(({ method }) => method === 'GET')
      // Those of authors: a wrong token is refused, and ten of them lock the address.
      .filter(({ path }) => !path.startsWith('/content-service'));
    const own: string[] = [];
    const shared: string[] = [];
    for (const call of calls) {
      const path = routePath(call)
        .replace(':storeId', '14052')
        .replace(':key', 'everyday-value')
        .replace(/:\w+/g, '1');
      const plain = [await ask(path, guest, direct), await ask(path, customer, direct)] as const;
      if (plain.every(({ headers }) => headers.get('cache-control')?.includes('s-maxage'))) {
        shared.push(path);
        expect(plain[0].text, path).toBe(plain[1].text);
        continue;
      }
      own.push(path);
      reached = [];
      for (const headers of [guest, customer, guest, customer]) {
        const reply = await ask(path, headers);
        expect(reply.isHit, path).toBe(false);
      }
      expect(reached, path).toHaveLength(4);
    }
    console.log(`${own.length} calls for one customer; for everybody: ${shared.join(', ')}`);
    for (const part of ['cart', 'wallet', 'order', 'user', 'address'])
      expect(
        own.some((path) => path.toLowerCase().includes(part)),
        part,
      ).toBe(true);
    expect(shared).toEqual(
      expect.arrayContaining([landingCall, '/catalog-service/ve1/stores/14052/menu', '/api/ve1/pwa-config']),
    );
  });

  it('keeps no document that is for who is logged in', async () => {
    const when = { session: 'logged-in' };
    const nodes = [
      ...landingFixture.nodes,
      { id: 'own', type: 'notice', props: { text: 'Welcome back' }, when },
    ];
    expect((await publish('store-14053', nodes)).statusCode).toBe(200);
    const call = landingCall.replace('14052', '14053');
    const guest = guestHeaders(await test.sessions.createGuest());
    const customer = await customerHeaders(test, { userId: 'user-back' });
    for (let time = 0; time < 2; time++) {
      expect((await ask(call, customer)).text).toContain('Welcome back');
      expect((await ask(call, guest)).text).not.toContain('Welcome back');
    }
    expect((await ask('/', { cookie: 'store=14053' })).text).not.toContain('Welcome back');
  });

  it('keeps no draft, and leads redirects on with the own query', async () => {
    const { data } = (
      await test.author('POST', '/content-service/ve1/preview', {
        documents: [
          {
            kind: 'landing',
            slug: 'default',
            file: 'f',
            body: { document: 'landing', nodes: [{ id: 'd', type: 'notice', props: { text: 'A draft' } }] },
          },
        ],
      })
    ).json();
    expect((await ask(data.path)).text).toContain('A draft');
    expect((await ask('/', { cookie: `preview=${data.token}` })).text).toContain('A draft');
    expect((await ask('/')).text).not.toContain('A draft');
    for (const query of ['?utm_source=a', '?utm_source=b', ''])
      expect((await ask(`/tnc${query}`)).headers.get('location')).toBe(`/info/tnc${query}`);
  });

  it.each([
    ['/menu?%73earch=wings', ['/menu', '/menu?search=wings']],
    ['/menu?=search=wings', ['/menu', '/menu?search=wings']],
    ['/menu?search', ['/menu', '/menu?search=wings']],
    ['/%6denu?search=wings', ['/menu', '/menu?search=wings']],
    ['/menu?a&search=wings', ['/menu', '/menu?search=wings']],
    ['/menu?search=pizza?FREE+call+123', ['/menu?search=pizza']],
    ['/menu?search=pizza?&view=list', ['/menu?search=pizza&view=list', '/menu?search=pizza']],
    ['/restaurants?storeId=14052?x', ['/restaurants?storeId=14052']],
    ['/menu/veg-pizza&x', ['/menu/veg-pizza']],
    ['/menu/veg-pizza&x?search=pizza', ['/menu/veg-pizza', '/menu/veg-pizza?search=pizza']],
    ['/notification?url=https://host/p?page=1', ['/notification?url=https://host/p?page=2']],
  ])('%s puts nothing in the place of another page', async (address, others) => {
    await test.settleDue();
    await ask(address);
    await ask(address);
    for (const other of others) {
      const shown = JSON.parse((await ask(other)).text);
      expect(shown.url, other).toBe(JSON.parse((await ask(other, {}, direct)).text).url);
    }
  });

  it('lets nobody else purge', async () => {
    expect((await ask('/.purge')).status).toBe(403);
    const odd = await fetch(`${varnish.address}/.purge`, {
      method: 'POST',
      headers: { 'surrogate-key': 'a|.*' },
    });
    expect(odd.status).toBe(400);
  });
});
