import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import * as addresses from '#schemas/api/addresses.ts';
import { calls } from '#schemas/api/calls.ts';
import * as feedback from '#schemas/api/feedback.ts';
import { getScoreboard } from '#schemas/api/catalog.ts';
import * as favourites from '#schemas/api/favourites.ts';
import { getFavouriteOrders, getOrderRecommendations, setFavouriteOrder } from '#schemas/api/orders.ts';
import { endLoginPlace, endOtherLoginPlaces, getLoginPlaces, updateUser } from '#schemas/api/login.ts';
import { getPushState, removePushSubscription, savePushSubscription } from '#schemas/api/push.ts';
import * as wallet from '#schemas/api/wallet.ts';
import { headerNames } from '#schemas/header-names.ts';
import { gatewayKinds } from '#schemas/payment-actions.ts';
import { encryptMobile, sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import { type OrderIds, createPlaceOrder } from '../orders/place-order.ts';
import { asha, noNotices, placedOrder } from '../orders/testing/set-up-orders.ts';
import { giveTo, orderBodies, orderingGuest, paidBy } from '../checkout/testing/ordering-guest.ts';
import type { Database } from '../database/database.ts';
import { createFakeGateway } from '../gateways/testing/fake-gateway.ts';
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
import { readSettings } from '../settings.ts';
import { createOutbox } from '../sms/outbox.ts';
import { registeredTexts } from '../sms/sms-module.ts';
import { landingFixture } from '../testing/documents.ts';
import { trainGuest, trainPnr } from '../testing/begun-train-order.ts';
import { personal, revalidated } from './answer.ts';
import { routePath } from './call-schema.ts';

let test: TestApp;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
  test = await createTestApp(db, {
    gateways: new Map(gatewayKinds.map((kind) => [kind, createFakeGateway(kind)])),
  });
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

/** The id of what the customer has just said of an order. */
async function givenFeedback(): Promise<string> {
  const reply = await test.ask({
    method: 'POST',
    url: '/feedback-service/ve1/submitnew',
    headers: await customerHeaders(test, { userId: 'u-1' }),
    payload: said(await placedBy('u-1')),
  });
  return reply.json().data.feedback.id;
}

/** The code in the text message that a call makes the sandbox keep. */
async function codeFor(guest: GuestSession, call: string, payload: object): Promise<string> {
  const headers = guestHeaders(guest);
  await test.ask({ method: 'POST', url: `/loginhandler/${call}`, headers, payload });
  const [message] = await createOutbox({
    db,
    now: test.clock.now,
    texts: registeredTexts(readSettings({})),
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
  beginTrainOrder: (guest) => trainGuest(test, guest).begin(),
  validateTrainOtp: (guest) => trainGuest(test, guest).confirm(textedCode),
  saveTrainOrder: (guest) => trainGuest(test, guest).save(textedCode),
  submitCustomerFeedback: async () => {
    const { attributes } = await logIn(test, { userId: 'u-1' });
    return { data: { ...said(), mobileNo: String(attributes.mobile) } };
  },
  sendNps: async () => ({ feedbackId: await givenFeedback(), score: 9 }),
  partnerLogin: async () => ({ authCode: await partnerCode(), clientId: 'sandbox-paytm' }),
};

/** The code that was texted to a number last. */
async function textedCode(mobile: string): Promise<string> {
  const kept = await createOutbox({
    db,
    now: test.clock.now,
    texts: registeredTexts(readSettings({})),
  }).list();
  return kept.find((message) => message.mobile === mobile)?.body.slice(-6) ?? '';
}

/** What the app of a partner gives to the page for the person that was chosen in the sandbox. */
async function partnerCode(): Promise<string> {
  const reply = await test.ask({
    method: 'POST',
    url: '/sandbox/partners/code',
    headers: {
      authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
      cookie: 'partner-user=asha',
    },
    payload: { vendor: 'PAYTM', clientId: 'sandbox-paytm' },
  });
  return reply.json().code;
}

/** An order that somebody has just placed. */
function placedBy(userId: string): Promise<OrderIds> {
  const order = {
    ...placedOrder,
    userId,
    cartId: `cart-of-${userId}-${randomBytes(4).toString('hex')}`,
    transactionId: 'of-nobody',
    at: test.clock.now(),
  };
  return db
    .transaction()
    .execute((transaction) =>
      createPlaceOrder({ randomBytes, pace: { speed: 1, leadMs: 30 * 60_000 }, notices: noNotices })(
        order,
        transaction,
      ),
    );
}

const ordering = (guest: GuestSession) => orderingGuest(test, guest);

/** The query of each call that needs one. */
const queries: Record<string, (guest: { userId: string; ongoing: string; placed: OrderIds }) => string> = {
  putCartFromMenu: () => '?source=menu',
  autocomplete: () => '?query=indiranagar',
  geocode: () => '?latitude=12.9719&longitude=77.6412',
  geocodes: () => '?placeId=city-bengaluru',
  getNearestStores: () => '?latitude=12.9719&longitude=77.6412',
  batchConfirm: ({ userId }) => `?userId=${userId}`,
  getPaytmBalance: () => `?mobile=${mobile}`,
  getOrderStatus: ({ ongoing }) => `?transactionId=${ongoing}`,
  getOrderOnMap: ({ placed }) => `?storeId=14052&order=${placed.id}`,
  trackOtherOrder: ({ placed }) => `?orderId=${placed.number}&mobile=${asha.mobile}`,
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
  vendor: 'PAYTM',
  pnr: trainPnr,
};
/** Calls for logged-in customers only. */
const forCustomers: ReadonlySet<string> = new Set(
  [
    ...[addresses, favourites, wallet].flatMap((service) => Object.values(service)),
    updateUser,
    getPushState,
    savePushSubscription,
    removePushSubscription,
    getLoginPlaces,
    endLoginPlace,
    endOtherLoginPlaces,
    getFavouriteOrders,
    setFavouriteOrder,
    getOrderRecommendations,
    feedback.submitFeedback,
    feedback.submitOrderFeedback,
    feedback.submitCustomerFeedback,
    feedback.updateFeedback,
    feedback.sendNps,
    feedback.reportIssue,
    feedback.reportOlderIssue,
    getScoreboard,
  ].map(({ id }) => id),
);
/** The number of a customer as it stands in an address. */
async function encryptedNumberOf(userId: string): Promise<string> {
  const { attributes } = await logIn(test, { userId });
  return encryptMobile(attributes.mobile ?? '', sandboxScoreboardKey);
}

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
const said = (placed?: OrderIds) => ({
  mobileNo: asha.mobile,
  feedback: { rating: 4, ...(placed && { orderId: placed.id }) },
});
const problem = ({ id }: OrderIds) => ({
  submissionId: `of-${randomBytes(6).toString('hex')}`,
  orderId: id,
  categoryId: 'MISSING',
});
/** The body of each call that needs one. */
const bodies: Record<string, (guest: { userId: string; placed: OrderIds }) => object> = {
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
  postEvents: () => ({ clientId: '123.456', events: [{ id: 'e1', name: 'logout', at: 1 }] }),
  selectAddressStore: () => ({ data: { latitude: 12.9719, longitude: 77.6412, addressRequired: true } }),
  publishContent: () => ({
    documents: [{ kind: 'landing', slug: 'default', file: 'x', body: landingFixture }],
  }),
  checkContent: () => ({
    documents: [{ kind: 'landing', slug: 'default', file: 'x', body: landingFixture }],
  }),
  rollbackContent: () => ({ kind: 'landing', slug: 'default', toVersion: 1 }),
  saveAddress: () => ({ data: address }),
  updateAddress: () => ({ data: { ...address, floor: '2' } }),
  setFavouriteProduct: () => ({ userId: 'u-1', productId: 'PIZ1', favourite: true }),
  savePushSubscription: () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  }),
  submitPaid: () => ({}),
  reorder: () => ({}),
  setFavouriteOrder: () => ({ favourite: true }),
  submitFeedback: ({ placed }) => said(placed),
  submitOrderFeedback: ({ placed }) => said(placed),
  updateFeedback: () => ({ feedback: { rating: 1 } }),
  reportIssue: ({ placed }) => problem(placed),
  reportOlderIssue: ({ placed }) => problem(placed),
  sendTrackerStatus: ({ placed }) => ({ orderId: placed.id, stage: 1 }),
  acknowledgePopup: ({ placed }) => ({ orderId: placed.id, popupId: 'late' }),
  getDynamicEta: ({ placed }) => ({ orderId: placed.id }),
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
    const isForCustomers = forCustomers.has(id);
    const placed = await placedBy(isForCustomers ? 'u-1' : guest.userId);
    const isOngoing = /:(transactionId|workflowId)/.test(route) || id === 'getOrderStatus';
    const pay = Object.hasOwn(paidBy, id) ? paidBy[id] : 'cash';
    const ongoing = isOngoing ? await ordering(guest).begun(pay) : '';
    const path = route
      .replace(':kind/:slug', 'landing/default')
      .replace(/:mobileno\b/, route.includes(':mobileno') ? await encryptedNumberOf('u-1') : '')
      .replace(/:mobile\b/, route.includes('/:mobile') ? await giveTo('u-1', { ...test, db, ongoing }) : '')
      .replace('update/:id', route.includes('update/:id') ? `update/${await givenFeedback()}` : '')
      .replace(':addressId', route.includes(':addressId') ? await savedAddress() : '')
      .replace(':orderId', id === 'deleteTrainOrder' ? await trainGuest(test, guest).begun() : '')
      .replace(':cartId', guest.cartId)
      .replace(/:(orderHistoryId|favOrderId)/, placed.id)
      .replace(/:(transactionId|workflowId)/, ongoing)
      .replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x');
    const url = path + (queries[id]?.({ ...guest, ongoing, placed }) ?? '');
    const payload =
      (await laterBodies[id]?.(guest)) ??
      (await orderBodies[id]?.(ordering(guest))) ??
      bodies[id]?.({ ...guest, placed });
    const reply = await test.ask({
      method: call.method,
      url,
      headers: {
        ...(isForCustomers ? await customerHeaders(test, { userId: 'u-1' }) : guestHeaders(guest)),
        authorization: `Bearer ${authorToken}`,
        asset: 'PWA',
        [headerNames.storeId]: '14052',
        cartid: guest.cartId,
      },
      ...(payload && { payload }),
    });
    // ORD-33: the one reply without a body.
    if (id === 'setFavouriteOrder') return expect([reply.statusCode, reply.body]).toEqual([204, '']);
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
