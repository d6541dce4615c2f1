import { expect, it } from 'vitest';
import { orderProblems, type OrderToCheck } from './order-problems.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
const minute = 60_000;
const day = 24 * 60 * minute;
const at = (ms: number) => new Date(now + ms).toISOString();

const address = {
  houseNo: '12',
  address: '100 Feet Road',
  area_level2: 'Indiranagar',
  city: 'Bengaluru',
  latitude: 12.97,
  longitude: 77.64,
};
const store = {
  name: 'Indiranagar',
  order_types: ['D', 'P', 'IRCTC'],
  delivery_radius: 1000,
  latitude: 12.97,
  longitude: 77.64,
  opens: '11:00',
  closes: '23:00',
};
const item = { product: { name: 'Wings' }, productType: 'SINGLE' };
const priced = { validItems: [item], invalidItems: [] as object[], netPrice: 30_000 };
const shop = {
  isPreview: false,
  orderType: 'D',
  store: { id: '14052', name: 'Indiranagar' },
  config: { maxCartPrice: 5000, maxCartItems: 25 },
};
const order = { deliveryType: 'D', price: 30_000, zeroContactDelivery: false };
const zeroContact = { blocks: ['CASH'], reason: 'No cash without contact.' };

interface Written {
  readonly order?: object;
  readonly address?: object | undefined;
  readonly store?: object | undefined;
  readonly priced?: object;
  readonly shop?: object;
  readonly to?: object;
  readonly mobile?: string;
  readonly mode?: string;
}

/** An order that can be placed, except for what `written` says. */
function problems(written: Written = {}) {
  return orderProblems({
    order: { ...order, ...written.order },
    address: 'address' in written ? written.address && { ...address, ...written.address } : address,
    store: 'store' in written ? written.store && { ...store, ...written.store } : store,
    frozen: { priced: { ...priced, ...written.priced }, shop: { ...shop, ...written.shop } },
    mobile: written.mobile ?? '9876543210',
    zeroContact,
    leadMinutes: 30,
    now,
    ...(written.to && { to: written.to }),
    ...(written.mode !== undefined && { mode: written.mode }),
  } as unknown as OrderToCheck);
}

const north = (metres: number) => ({ latitude: address.latitude + metres / 111_195 });
const takeaway = { order: { deliveryType: 'P' }, shop: { orderType: 'P' } };
const train = { order: { deliveryType: 'IRCTC' }, shop: { orderType: 'IRCTC' } };
/** An order to a train that comes at a time. */
const byTrain = (scheduledFor: string): Written => ({
  ...train,
  order: { ...train.order, scheduledFor },
  to: { trip: { store_id: '14052' } },
});

it.each<[string, Written]>([
  ['nothing', {}],
  ['a takeaway without an address', { ...takeaway, address: undefined }],
  ['an address at the edge of the area', { address: north(999) }],
  ['a time half an hour ahead', { order: { scheduledFor: at(30 * minute) } }],
  ['a time seven days ahead', { order: { scheduledFor: at(7 * day) } }],
  [
    'a train to the station of the restaurant',
    { ...train, to: { trip: { store_id: '14052' } }, address: undefined },
  ],
  ['a train that comes in seven days, while the store is open', byTrain(at(7 * day))],
  ['a delivery without contact that is paid by card', { order: { zeroContactDelivery: true }, mode: 'CC' }],
  ['a delivery without contact before a way to pay is chosen', { order: { zeroContactDelivery: true } }],
  ['cash with contact', { mode: 'CASH' }],
  ['an e-voucher', { mode: 'EVOUCHER' }],
  [
    'an offer that did not hold, with an e-voucher',
    { mode: 'EVOUCHER', priced: { explicitPromo: { result: 'FAILED' } } },
  ],
])('PAY-39 nothing is in the way of %s', (_, written) => {
  expect(problems(written)).toEqual([]);
});

it.each<[string, string, Written]>([
  ['a preview', 'PREVIEW', { shop: { isPreview: true } }],
  ['an empty cart', 'EMPTY_CART', { priced: { validItems: [] } }],
  ['more than 5,000 rupees', 'LIMIT_TOO_DEAR', { priced: { limits: ['too-dear'] } }],
  ['too many items', 'LIMIT_TOO_MANY_ITEMS', { priced: { limits: ['too-many-items'] } }],
  ['too many of one', 'LIMIT_TOO_MANY_OF_PRODUCT', { priced: { limits: ['too-many-of-product'] } }],
  ['another kind of order', 'ORDER_TYPE_CHANGED', { order: { deliveryType: 'P' } }],
  ['a kind that the store does not take', 'ORDER_TYPE_NOT_SERVED', { store: { order_types: ['P'] } }],
  ['no address', 'ADDRESS_MISSING', { address: undefined }],
  ...(['houseNo', 'address', 'area_level2', 'city'] as const).map((part): [string, string, Written] => [
    `no ${part}`,
    'ADDRESS_MISSING',
    { address: { [part]: ' ' } },
  ]),
  ['an address outside the area', 'ADDRESS_NOT_SERVED', { address: north(1001) }],
  ['another station', 'TRAIN_OTHER_STORE', { ...train, to: { trip: { store_id: '9' } } }],
  ['no train', 'TRAIN_OTHER_STORE', { ...train, to: {} }],
  ['a closed store', 'STORE_CLOSED', { store: { opens: '12:01' } }],
  ['a store that is closed when the train comes', 'TRAIN_CLOSED', byTrain(at(11 * 60 * minute))],
  ['a train in more than seven days', 'TRAIN_CLOSED', byTrain(at(7 * day + 1))],
  ['a time that is too near', 'SCHEDULE', { order: { scheduledFor: at(30 * minute - 1) } }],
  ['a time more than seven days ahead', 'SCHEDULE', { order: { scheduledFor: at(7 * day + 1) } }],
  ['a time at which it is closed', 'SCHEDULE', { order: { scheduledFor: at(11 * 60 * minute) } }],
  ...['', '5876543210', '987654321', '98765432101', '+919876543210'].map(
    (mobile): [string, string, Written] => [`the number ${mobile}`, 'MOBILE_MISSING', { mobile }],
  ),
  ['PAY-38 cash without contact', 'ZERO_CONTACT', { order: { zeroContactDelivery: true }, mode: 'CASH' }],
  [
    'PAY-62 an e-voucher with an offer',
    'VOUCHER_NOT_ALLOWED',
    { mode: 'EVOUCHER', priced: { explicitPromo: { result: 'PARTIAL' } } },
  ],
  [
    'PAY-62 an e-voucher with an everyday-value item',
    'VOUCHER_NOT_ALLOWED',
    { mode: 'EVOUCHER', priced: { validItems: [item, { ...item, productType: 'EDV' }] } },
  ],
  ['a price that was not seen', 'PRICE_CHANGED', { order: { price: 29_999 } }],
])('PAY-39 in the way is %s: %s', (_, code, written) => {
  expect(problems(written).map((one) => one.code)).toEqual([code]);
  expect(problems(written)[0]?.text).not.toBe('');
});

it.each<[Written, string]>([
  [
    { priced: { invalidItems: [{ product: { name: 'Farmhouse' } }, { product: { name: 'Cola' } }] } },
    'Farmhouse and Cola cannot be ordered now. Remove what is not available to go on.',
  ],
  [{ priced: { limits: ['too-dear'] } }, 'An order can cost ₹5,000 at most. Remove something to go on.'],
  [
    { store: { opens: '13:00' } },
    'Indiranagar is closed now. It is open from 1 pm to 11 pm. Choose another store.',
  ],
  [
    byTrain(at(11 * 60 * minute)),
    'Indiranagar is closed when your train is there. It is open from 11 am to 11 pm. Choose another station.',
  ],
  [byTrain(at(8 * day)), 'Your train comes later than in seven days. Order to it nearer to that day.'],
  [{ order: { scheduledFor: at(0) } }, 'Choose a time that is at least 30 minutes from now.'],
  [
    { order: { scheduledFor: at(11 * 60 * minute) } },
    'Indiranagar is closed at that time. It is open from 11 am to 11 pm.',
  ],
  [
    { order: { price: 20_000 } },
    'The price changed from ₹200 to ₹300. Look at your cart again before you order. Nothing was charged.',
  ],
])('PAY-39 who orders %j reads: %s', (written, text) => {
  expect(problems(written).map((one) => one.text)).toEqual([text]);
});

it('what is wrong with a train is all that is said of its time and station', () => {
  const problem = { code: 'TRAIN_GONE', text: 'The train has left.' };
  expect(problems({ ...train, to: { problem }, store: { opens: '13:00' } })).toEqual([problem]);
});

it('a store that is not there any more takes no order, and has no hours', () => {
  expect(problems({ store: undefined }).map(({ code }) => code)).toEqual(['ORDER_TYPE_NOT_SERVED']);
});

it('the price says nothing of a cart that cannot be ordered, and the most important comes first', () => {
  const written = { shop: { isPreview: true }, priced: { validItems: [] }, order: { price: 1 }, mobile: '' };
  expect(problems(written).map(({ code }) => code)).toEqual(['PREVIEW', 'EMPTY_CART', 'MOBILE_MISSING']);
  // Also where only some of it can be ordered.
  const some = { priced: { invalidItems: [item] }, order: { price: 1 } };
  expect(problems(some).map(({ code }) => code)).toEqual(['ITEMS_NOT_AVAILABLE']);
});

it.each([
  [['too-many-items'], 25, 'An order can have 25 items at most. Remove something to go on.'],
  [['too-many-items'], 1, 'An order can have 1 item at most. Remove something to go on.'],
  [['too-many-of-product'], 25, 'Sorry, only a limited quantity of this product can be ordered.'],
])('CON-07 ERR-12 each limit has its own text: %j of %i', (limits, maxCartItems, text) => {
  const config = { maxCartPrice: 5000, maxCartItems };
  expect(problems({ priced: { limits }, shop: { config } })).toMatchObject([{ text }]);
});
