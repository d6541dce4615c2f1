import { previousOrder } from '#schemas/widgets/previous-order.ts';
import { headerNames } from '#schemas/header-names.ts';
import { saveAddress } from '#schemas/api/addresses.ts';
import { services } from '#schemas/api/calls.ts';
import { createCartItems } from '#schemas/api/cart.ts';
import { setFavouriteProduct } from '#schemas/api/favourites.ts';
import { encryptMobile } from '#schemas/rules/mobile-cipher.ts';
import { readContentFolder } from '#server/content/read-content-folder.ts';
import { sandboxScoreboardKey } from '#server/settings.ts';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { fixtureDocuments } from '#server/testing/documents.ts';
import { createTestApp, customerHeaders } from '#server/testing/test-app.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { type CompiledCall, compiledCalls } from './compiled-calls.ts';
import type { Json } from './mutate-value.ts';

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
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  autocomplete: { query: 'indiranagar' },
  geocode: position,
  geocodes: { placeId: 'city-bengaluru' },
  getNearestStores: position,
};
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
};

/** Replies for which the customer would have to have ordered before. */
const fixtures: Readonly<Record<string, Json>> = {
  getPreviousOrders: { status: 'SUCCESS', data: { orders: previousOrder.example.orders as unknown as Json } },
};

/** Calls about an order. No screen of the app makes them yet. */
export const ofOrders: ReadonlySet<unknown> = new Set(
  [services.orders, services.payments, services.tracking].flatMap((service) => Object.values(service)),
);

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

/** What the real server replies to every GET call of the app, to a customer who has an address, a favourite and a cart. */
export async function recordReplies(): Promise<Recorded[]> {
  const { db, close } = await openMemoryDatabase();
  try {
    const test = await createTestApp(db, { documents });
    const headers = {
      ...(await customerHeaders(test, { userId: 'u-1' })),
      [headerNames.storeId]: recordedStore,
      asset: 'PWA',
    };
    const saved = [
      [saveAddress.path.replace(':userId', 'u-1'), { data: address }],
      [setFavouriteProduct.path, { userId: 'u-1', productId: 'PIZ1', favourite: true }],
      [createCartItems.path.replace('$cartId', recordedCart), { version: 0, items: lines }],
    ] as const;
    for (const [url, payload] of saved) {
      const { statusCode, body } = await test.ask({ method: 'POST', url, headers, payload });
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
    }

    const recorded: Recorded[] = [];
    const mobileno = await encryptMobile('9000000001', sandboxScoreboardKey);
    for (const { call, endpoint } of await compiledCalls()) {
      if (call.method !== 'GET' || ofOrders.has(call)) continue;
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const params = Object.fromEntries(
        names.map((name) => [name, name === 'mobileno' ? mobileno : (values[name] ?? '')]),
      );
      const query = queries[call.id] ?? {};
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
