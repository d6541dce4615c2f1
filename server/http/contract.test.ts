import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import * as addresses from '#schemas/api/addresses.ts';
import { calls } from '#schemas/api/calls.ts';
import { postEvents } from '#schemas/api/config.ts';
import * as favourites from '#schemas/api/favourites.ts';
import { endLoginPlace, endOtherLoginPlaces, getLoginPlaces, updateUser } from '#schemas/api/login.ts';
import { headerNames } from '#schemas/header-names.ts';
import { encryptMobile } from '#schemas/rules/mobile-cipher.ts';
import type { Database } from '../database/database.ts';
import { createArrivalsRepository } from '../login/arrivals-repository.ts';
import { createIdentitiesRepository } from '../login/identities-repository.ts';
import { logIn } from '../testing/customers.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import {
  authorToken,
  createTestApp,
  customerHeaders,
  guestHeaders,
  type TestApp,
} from '../testing/test-app.ts';
import type { GuestSession } from '../session/session-repository.ts';
import { sandboxScoreboardKey } from '../settings.ts';
import { createOutbox } from '../sms/outbox.ts';
import { landingFixture } from '../testing/documents.ts';
import { personal, revalidated } from './answer.ts';
import { routePath } from './call-schema.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db);
}, 60_000);
afterAll(() => close());

/** The id of an address that the customer has just saved. */
async function savedAddress(): Promise<string> {
  const reply = await test.ask({
    method: 'POST',
    url: '/customer-service/ve2/user/u-1/addresses',
    headers: await customerHeaders(test, { userId: 'u-1' }),
    payload: { data: address },
  });
  return reply.json().data.address.address_id;
}

/** The code in the text message that a call makes the sandbox keep. */
async function codeFor(guest: GuestSession, call: string, payload: object): Promise<string> {
  const headers = guestHeaders(guest);
  await test.ask({ method: 'POST', url: `/loginhandler/${call}`, headers, payload });
  const [message] = await createOutbox({
    db,
    now: test.clock.now,
    texts: { login: '', password: '' },
  }).list();
  return message?.body.slice(-6) ?? '';
}

const source = 'Gmail';

/** The token of somebody for whom the provider has vouched; `isKnown` when it is the account of a customer. */
async function socialToken(isKnown: boolean): Promise<string> {
  const arrivals = createArrivalsRepository({ db, now: test.clock.now, randomBytes });
  const subject = isKnown ? 'known' : 'new';
  await logIn(test, { userId: 'u-1' });
  if (isKnown) await createIdentitiesRepository(db, test.clock.now).link({ source, subject }, 'u-1', db);
  return arrivals.add(source, { subject });
}

/** What the app sends when a person has come back from the sandbox's provider. */
async function returned(guest: GuestSession): Promise<object> {
  const headers = guestHeaders(guest);
  const started = await test.ask({
    method: 'POST',
    url: '/loginhandler/socialstart',
    headers,
    payload: { source },
  });
  const { address, nonce, verifier } = started.json().data;
  const chosen = await test.ask({
    method: 'POST',
    url: '/sandbox/identity/authorize',
    headers: {
      authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ asked: address.split('?')[1], person: '0' }).toString(),
  });
  const query = new URL(String(chosen.headers.location)).searchParams;
  return { source, code: query.get('code'), iss: query.get('iss'), nonce, verifier };
}

/** The bodies of the calls that follow others. */
const laterBodies: Record<string, (guest: GuestSession) => Promise<object>> = {
  refreshToken: async () => {
    const { credentials } = await logIn(test, { userId: 'u-1' });
    return { userId: 'u-1', refreshToken: credentials.refreshToken };
  },
  validateCode: async (guest) => {
    const number = { mobile: '9876511111' };
    return { ...number, code: await codeFor(guest, 'sendotp', number) };
  },
  exchangeSocialCode: returned,
  searchUser: async () => ({ source, token: await socialToken(true) }),
  preLogin: async () => ({ source, token: await socialToken(false) }),
  socialLogin: async () => ({ source, token: await socialToken(true) }),
  socialValidateCode: async (guest) => {
    const number = { mobile: '9876522222' };
    const announced = { source, token: await socialToken(false), ...number };
    return { source, ...number, code: await codeFor(guest, 'prelogin', announced) };
  },
  passwordLogin: async (guest) => {
    const number = { mobile: '9876533333' };
    return { ...number, password: await codeFor(guest, 'forgotpassword', number) };
  },
};

/** The query of each call that needs one. */
const queries: Record<string, string> = {
  putCartFromMenu: '?source=menu',
  autocomplete: '?query=indiranagar',
  geocode: '?latitude=12.9719&longitude=77.6412',
  geocodes: '?placeId=city-bengaluru',
  getNearestStores: '?latitude=12.9719&longitude=77.6412',
};
const params: Record<string, string> = {
  storeId: '14052',
  bucketStoreId: 'b1',
  key: 'bestsellers',
  slug: 'tnc',
  widgetId: 'order-1',
  dealId: 'first40',
  userId: 'u-1',
  sessionId: 's-1',
  code: 'FIRST40',
};
/** Calls for logged-in customers only. */
const forCustomers: ReadonlySet<string> = new Set(
  [
    ...[addresses, favourites].flatMap((service) => Object.values(service)),
    updateUser,
    getLoginPlaces,
    endLoginPlace,
    endOtherLoginPlaces,
  ].map(({ id }) => id),
);
const mobile = '9876543210';
const address = {
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: '100 Feet Road',
  label: 'Home',
};
const cartItems = [{ id: 'PIZ1', productId: 'PIZ1', quantity: 2 }];
/** The body of each call that needs one. */
const bodies: Record<string, (guest: { userId: string }) => object> = {
  refreshAnonymousToken: ({ userId }) => ({ userId }),
  createCart: () => ({ items: cartItems }),
  patchCart: () => ({}),
  putCartFromMenu: () => ({ version: 0, items: cartItems }),
  createCartItems: () => ({ version: 0, items: cartItems }),
  putCartItems: () => ({ version: 0, items: cartItems }),
  calculateDiscount: () => ({}),
  sendOtp: () => ({ mobile }),
  startSocialLogin: () => ({ source }),
  forgotPassword: () => ({ mobile: '9876544444' }),
  resendOtp: () => ({ mobile: '9876500000' }),
  updateUser: () => ({ firstName: 'Asha', lastName: '', email: 'asha@example.in' }),
  postEvents: () => ({ clientId: '123.456', events: [{ name: 'click', at: 1 }] }),
  selectAddressStore: () => ({ data: { latitude: 12.9719, longitude: 77.6412, addressRequired: true } }),
  publishContent: () => ({
    documents: [{ kind: 'landing', slug: 'default', file: 'x', body: landingFixture }],
  }),
  rollbackContent: () => ({ kind: 'landing', slug: 'default', toVersion: 1 }),
  saveAddress: () => ({ data: address }),
  updateAddress: () => ({ data: { ...address, floor: '2' } }),
  setFavouriteProduct: () => ({ userId: 'u-1', productId: 'PIZ1', favourite: true }),
  previewContent: () => ({
    documents: [{ kind: 'landing', slug: 'default', file: 'x', body: landingFixture }],
  }),
};

/** Checks that a cacheable reply has an ETag and a Vary header, and that any other reply is not cacheable. */
async function checkCaching(url: string, { headers }: LightMyRequestResponse) {
  const rule = headers['cache-control'];
  expect(rule).toBeOneOf(['no-store', personal, revalidated]);
  if (rule !== revalidated) return expect(headers).not.toHaveProperty('etag');
  const again = await test.get(url, { asset: 'PWA', 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(headers[name]);
  expect(headers.vary).toContain('accept-encoding');
}

it('names each call once, by its id and by its address', () => {
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  expect(new Set(calls.map((call) => `${call.method} ${routePath(call)}`)).size).toBe(calls.length);
});

it.each(calls.map((call) => [call.id, call] as const))(
  '%s answers as its contract says',
  async (id, call) => {
    const guest = await test.sessions.createGuest();
    const route = routePath(call);
    const path = route
      .replace(':kind/:slug', 'landing/default')
      .replace(':mobileno', await encryptMobile('9000000001', sandboxScoreboardKey))
      .replace(':addressId', route.includes(':addressId') ? await savedAddress() : '')
      .replace(':cartId', guest.cartId)
      .replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
    const url = path + (queries[id] ?? '');
    const payload = (await laterBodies[id]?.(guest)) ?? bodies[id]?.(guest);
    const reply = await test.ask({
      method: call.method,
      url,
      headers: {
        ...(forCustomers.has(id) ? await customerHeaders(test, { userId: 'u-1' }) : guestHeaders(guest)),
        authorization: `Bearer ${authorToken}`,
        asset: 'PWA',
        [headerNames.storeId]: '14052',
        cartid: guest.cartId,
      },
      ...(payload && { payload }),
    });
    expect(reply).toMatchObject({ statusCode: 200 });
    const parsed = (call.reply as z.ZodType).safeParse(reply.json());
    expect(parsed.error?.issues ?? []).toEqual([]);
    await checkCaching(url, reply);
  },
);

it('API-001 takes an empty body, with and without a content type', async () => {
  for (const type of [undefined, 'application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const headers: Record<string, string> = type ? { 'content-type': type, 'content-length': '0' } : {};
    const reply = await test.ask({ method: 'POST', url: '/loginhandler/anonymoususer', headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toHaveProperty('credentials.sessionToken');
  }
});

it('answers wrong input by 400, and names field and cure', async () => {
  const reply = await test.ask({ method: 'POST', url: '/loginhandler/refreshtoken', payload: { userId: 5 } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    errors: [{ code: 'INVALID_INPUT', displayMsg: expect.stringContaining("'userId' in the body") }, {}],
  });
  const broken = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtoken',
    headers: { 'content-type': 'application/json' },
    payload: '{"userId',
  });
  expect(broken.json()).toMatchObject({ status: 'FAILED', errors: [{ code: 'INVALID_JSON' }] });
  expect(broken.statusCode).toBe(400);
});

it.each([
  ["The content type 'text/plain;charset=UTF-8' was sent.", 'text/plain;charset=UTF-8'],
  ["The content type 'application/x-www-form-urlencoded' was sent.", 'application/x-www-form-urlencoded'],
  ["The content type 'json' was sent.", 'json'],
  [`The content type 'text/${'x'.repeat(55)}' was sent.`, `text/${'x'.repeat(300)}`],
  ['Its content type is missing.', undefined],
])('answers a body that is not JSON by 415, and says what it takes: %s', async (says, type) => {
  const reply = await test.ask({
    method: 'POST',
    url: '/loginhandler/refreshtoken?token=secret',
    headers: type ? { 'content-type': type } : {},
    payload: Buffer.from('{"userId":"u-1","refreshToken":"x"}'),
  });
  expect(reply.statusCode).toBe(415);
  expect(reply.json()).toEqual({
    status: 'FAILED',
    errors: [
      {
        code: 'WRONG_CONTENT_TYPE',
        displayMsg: `POST /loginhandler/refreshtoken takes a body of JSON. ${says} Send JSON, with the header 'content-type: application/json'.`,
      },
    ],
  });
  expect(reply.headers).toMatchObject({
    accept: 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('refuses a deeply nested body before validating it', async () => {
  const nodes = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  const reply = await test.ask({
    method: 'POST',
    url: '/content-service/ve1/preview',
    headers: { authorization: `Bearer ${authorToken}`, 'content-type': 'application/json' },
    payload: `{"documents":[{"kind":"landing","slug":"default","file":"x","body":{"document":"landing","nodes":${nodes}}}]}`,
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    errors: [{ code: 'TOO_DEEP', displayMsg: expect.stringContaining('more than 100 levels') }],
  });
});

it('closes connections whose client sends or reads nothing', () => {
  const { requestTimeout, timeout, maxConnections } = test.app.server;
  expect({ requestTimeout, timeout, maxConnections }).toEqual({
    requestTimeout: 30_000,
    timeout: 60_000,
    maxConnections: 10_000,
  });
});

it('answers an unknown call by 404, and says where the calls are', async () => {
  const reply = await test.get('/api/ve1/nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    status: 'FAILED',
    errors: [{ displayMsg: expect.stringContaining('/api/docs') }],
  });
});

it('lists every call in the API document and on its page', async () => {
  const { paths } = (await test.get('/api/docs/json')).json<{
    paths: Record<string, Record<string, { operationId: string }>>;
  }>();
  const documented = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(documented.sort()).toEqual(calls.map(({ id }) => id).sort());
  const page = await test.get('/api/docs');
  for (const { summary } of calls) expect(page.body).toContain(summary.replaceAll("'", '&#39;'));
  expect(page.body).not.toMatch(/<script|https?:\/\//);
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
});

it('is healthy, and ready while the database answers', async () => {
  expect((await test.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await test.get('/readyz')).json()).toEqual({ status: 'ready' });
});

it('sends the security headers with every reply', async () => {
  for (const url of ['/healthz', '/api/ve1/app-config', '/nothing']) {
    expect((await test.get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

it('compresses replies above the least size', async () => {
  const reply = await test.get('/catalog-service/ve1/stores/14052/bestseller', { 'accept-encoding': 'br' });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
});

it('MIN-05 lets known pairs of API key and client type call, where there is a list', async () => {
  const { get } = await createTestApp(db, { env: { API_KEYS: 'k1:web,k2:paytm' } });
  const call = (key: string, type: string) =>
    get('/api/ve1/app-config', { [headerNames.apiKey]: key, [headerNames.clientType]: type });
  expect((await call('k2', 'paytm')).statusCode).toBe(200);
  expect((await call('k2', 'web')).statusCode).toBe(403);
  expect((await get('/api/ve1/app-config')).statusCode).toBe(403);
});

it('takes events without an API key: a beacon carries no headers', async () => {
  const { ask } = await createTestApp(db, { env: { API_KEYS: 'k1:web' } });
  const payload = { clientId: '123.456', events: [{ name: 'click', at: 1 }] };
  expect((await ask({ method: 'POST', url: routePath(postEvents), payload })).statusCode).toBe(200);
});
