import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { failureWith } from '#src/features/checkout/failure.ts';

// A dialog whose every button leads back to the same refusal is a dead end. So each code with which the server refuses an order stands here
// with the ways on that can help. A new code is red until somebody has thought about it.

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Where the codes stand that an order can be refused with: the checkout, and what it reads the cart, the store and the train by. */
const sources = [
  ...readdirSync(join(root, 'server/checkout'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `server/checkout/${name}`),
  'server/cart/cart-faults.ts',
  'server/locator/check-store.ts',
  'server/trains/trip-to-order.ts',
];

/** Another button does not help: the cart, the order or the page has to be changed first. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  EMPTY_CART: ['cart'],
  ITEMS_NOT_AVAILABLE: ['cart'],
  LIMIT_: ['cart'],
  NO_SUCH_CART: ['cart'],
  CART_CHANGED: ['cart'],
  ORDER_TYPE_CHANGED: ['cart'],
  ORDER_TYPE_NOT_SERVED: ['cart'],
  STORE_CLOSED: ['cart'],
  '2.STOREOFF': ['cart'],
  STORE_UNKNOWN: ['cart'],
  NO_STORE: ['cart'],
  SCHEDULE: ['cart'],
  ADDRESS_MISSING: ['cart'],
  ADDRESS_NOT_SERVED: ['cart'],
  NO_SUCH_ADDRESS: ['cart'],
  MOBILE_MISSING: ['cart'],
  NO_SUCH_TRANSACTION: ['cart'],
  NOT_OPEN: ['cart'],
  PRICE_CHANGED: ['retry', 'cart'],
  TRAIN_MISSING: ['train'],
  TRAIN_CLOSED: ['train'],
  TRAIN_CANCELLED: ['train'],
  TRAIN_OTHER_STORE: ['train', 'cart'],
  ORDER_CANCELLED: ['orders'],
  PREVIEW: ['preview'],
  PAGE_OPEN: ['change', 'cart'],
  OPTION_GONE: ['change'],
  TWO_WAYS_TO_PAY: ['change'],
  WALLET_SHORT: ['change'],
  VOUCHER_NOT_ALLOWED: ['change'],
  ZERO_CONTACT: ['change'],
};

/** A second try, or another way to pay, can succeed. */
const again: readonly string[] = [
  'PAYMENT_FAILED',
  'GATEWAY_AWAY',
  'UPI_IN_DOUBT',
  'NOT_KNOWN_YET',
  'REQUEST_ID_REUSED',
  'BANK_MISSING',
  'VPA_MISSING',
];

/** Said at the field of the code that was texted. */
const atTheField: readonly string[] = ['CODE_WRONG', 'TOO_SOON', 'CODE_NOT_SENT', 'SMS_NOT_SENT'];

/** Of changes of a cart, which an order does not make. */
const notOfOrders: readonly string[] = ['NO_SUCH_OFFER', 'CART_TOO_LARGE', 'INVALID_INPUT'];

const inSources = sources.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/(?<!kind: 'wallet', )\bcode: ['`]([A-Z0-9_.]+)/g)].map(
    ([, code = '']) => code,
  ),
);

it('PAY-39 PAY-47 each code of the server’s checkout stands here, and no other', () => {
  const known = [...Object.keys(elsewhere), ...again, ...atTheField, ...notOfOrders];
  expect([...new Set(inSources)].toSorted()).toEqual(known.toSorted());
});

it.each(Object.entries(elsewhere))('PAY-47 after %s the customer is led to %j', (code, ways) => {
  expect(failureWith({ code, text: '' }).ways).toEqual(ways);
});

it.each(again)('PAY-47 after %s it helps to try again, or to pay in another way', (code) => {
  expect(failureWith({ code, text: '' }).ways).toEqual(['retry', 'change']);
});
