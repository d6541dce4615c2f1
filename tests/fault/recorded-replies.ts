import { randomBytes } from 'node:crypto';
import { headerNames } from '#schemas/header-names.ts';
import { saveAddress } from '#schemas/api/addresses.ts';
import { createCartItems } from '#schemas/api/cart.ts';
import { submitFeedback } from '#schemas/api/feedback.ts';
import { setFavouriteOrder } from '#schemas/api/orders.ts';
import { setFavouriteProduct } from '#schemas/api/favourites.ts';
import { encryptMobile, sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import { readContentFolder } from '#server/content/read-content-folder.ts';
import { createPlaceOrder } from '#server/orders/place-order.ts';
import { asha, noNotices, placedOrder } from '#server/orders/testing/set-up-orders.ts';
import { giveTo, orderingGuest } from '#server/checkout/testing/ordering-guest.ts';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { fixtureDocuments } from '#server/testing/documents.ts';
import { createTestApp, customerHeaders } from '#server/testing/test-app.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { type CompiledCall, compiledCalls } from './compiled-calls.ts';
import type { Json } from './mutate-value.ts';
import { recentOrders } from '#src/features/menu-page/testing/recent-orders.ts';

/** A call that was asked, and what the server replied. */
export interface Recorded extends CompiledCall {
  readonly options: { readonly params: Readonly<Record<string, string>>; readonly query: object };
  /** The path it was asked at. */
  readonly path: string;
  readonly reply: Json;
}

export const recordedStore = '14052';
export const recordedCart = 'c-u-1';
const longestList = 5;

const position = { latitude: '12.9719', longitude: '77.6412' };
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
/** A pizza as it can be chosen, a combo as its card sells it, and a dish that there is no more. */
const lines = [
  {
    id: 'a',
    productId: 'PIZ1',
    quantity: 2,
    sizeId: 'large',
    crustId: 'hand-tossed',
    addonIds: ['extra-cheese-large'],
  },
  { id: 'b', productId: 'CMB7', quantity: 1 },
  { id: 'c', productId: 'GONE9', item_name: 'Pizza of the past', quantity: 1 },
];
/** An order that is on its way with a rider. */
const minutesAgo = 20;
const queriesOf = (order: {
  id: string;
  number: string;
}): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  getOrderOnMap: { storeId: recordedStore, order: order.id },
  trackOtherOrder: { orderId: order.number, mobile: asha.mobile },
  autocomplete: { query: 'indiranagar' },
  geocode: position,
  geocodes: { placeId: 'city-bengaluru' },
  getNearestStores: position,
});
const values: Readonly<Record<string, string>> = {
  storeId: recordedStore,
  bucketStoreId: 'b1',
  key: 'bestsellers',
  slug: 'tnc',
  dealId: 'first40',
  code: 'TWOLARGE',
  userId: 'u-1',
  city: 'Bengaluru',
  location: 'Bengaluru',
  pnr: '9901000000',
};

/** Replies for which the customer would have to have ordered before. */
const fixtures: Readonly<Record<string, Json>> = {
  getRecentOrders: recentOrders({
    id: '1047',
    items: [{ productId: 'PIZ1', name: 'Margherita', quantity: 2 }],
  }),
};

/** The path of an endpoint with its values; the store is that of the session. */
function pathWith({ path }: AnyEndpoint, params: Readonly<Record<string, string>>): string {
  return path
    .replace('$storeId', recordedStore)
    .replace('$cartId', recordedCart)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Short lists, taken from all over the long ones, so that mutations reach every part of a reply. */
function shortened(value: Json): Json {
  if (Array.isArray(value)) {
    const step = Math.max(1, value.length / longestList);
    return value.filter((_, index) => index % step < 1).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** The documents that are really published; notices come from the tests, for there may be none today. */
const documents = [
  ...readContentFolder('content').files.filter(({ kind }) => kind !== 'alerts'),
  ...fixtureDocuments.filter(({ kind }) => kind === 'alerts'),
];

/** What the real server replies to every GET call of the app, to a customer who has an address, favourites, a cart, an order, and one that is not paid yet. */
export async function recordReplies(): Promise<Recorded[]> {
  const { db, close } = await openMemoryDatabase();
  try {
    const test = await createTestApp(db, { documents });
    const headers = {
      ...(await customerHeaders(test, { userId: 'u-1' })),
      [headerNames.storeId]: recordedStore,
      asset: 'PWA',
    };
    const order = await createPlaceOrder({
      randomBytes,
      pace: { speed: 1, leadMs: 30 * 60_000 },
      notices: noNotices,
    })(
      {
        ...placedOrder,
        userId: 'u-1',
        cartId: 'c-of-order',
        transactionId: 't-1',
        at: test.clock.now() - minutesAgo * 60_000,
      },
      db,
    );
    const queries = queriesOf(order);
    const saved = [
      [saveAddress.path.replace(':userId', 'u-1'), { data: address }],
      [setFavouriteOrder.path.replace(':favOrderId', order.id), { favourite: true }],
      [setFavouriteProduct.path, { userId: 'u-1', productId: 'PIZ1', favourite: true }],
      [
        submitFeedback.path,
        {
          mobileNo: asha.mobile,
          feedback: { orderId: order.id, rating: 4, tags: ['Menu'], category: 'FOOD', comment: 'Crisp.' },
        },
      ],
      [createCartItems.path.replace('$cartId', recordedCart), { version: 0, items: lines }],
    ] as const;
    for (const [url, payload] of saved) {
      const { statusCode, body } = await test.ask({ method: 'POST', url, headers, payload });
      if (statusCode !== 200 && statusCode !== 204) throw new Error(`${url}: ${statusCode} ${body}`);
    }

    // An order in cash that waits for its code.
    const transactionId = await orderingGuest(test, await test.sessions.createGuest()).begun('cash');
    const mobile = await giveTo('u-1', { ...test, db, ongoing: transactionId });
    const own: Readonly<Record<string, string>> = {
      ...values,
      transactionId,
      mobile,
      orderHistoryId: order.id,
      workflowId: transactionId,
    };
    const ownQueries = {
      ...queries,
      getPaytmBalance: { mobile, orderTransactionId: transactionId },
      getOrderStatus: { transactionId },
    };

    const recorded: Recorded[] = [];
    const mobileno = await encryptMobile(mobile, sandboxScoreboardKey);
    for (const { call, endpoint } of await compiledCalls()) {
      if (call.method !== 'GET') continue;
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(
        names.map((name) => [name, name === 'mobileno' ? mobileno : (own[name] ?? '')]),
      );
      const query: Readonly<Record<string, string>> =
        call.id in ownQueries ? ownQueries[call.id as keyof typeof ownQueries] : {};
      const path = pathWith(endpoint, params);
      const search = new URLSearchParams(query).toString();
      const reply = await test.get(search ? `${path}?${search}` : path, headers);
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
      recorded.push({
        call,
        endpoint,
        options: { params, query },
        path,
        reply: shortened(fixtures[call.id] ?? reply.json<Json>()),
      });
    }
    return recorded;
  } finally {
    await close();
  }
}
