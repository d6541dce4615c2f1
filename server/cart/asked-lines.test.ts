import { expect, it } from 'vitest';
import type { CartLineInput } from '#schemas/entities/cart.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { askedLine, cartLines, sameLines } from './asked-lines.ts';
import { atPlace, begun, contentOf, withLines } from './cart-changes.ts';
import type { Cart } from './carts-repository.ts';

const offer = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'OWN' };

function line(productId: string, more: object = {}): CartLineInput {
  return { id: productId, productId, quantity: 1, addonIds: [], options: [], ...more } as CartLineInput;
}
const key = (productId: string, more: object = {}) => lineKey(line(productId, more));
const told = (lines: readonly CartLineInput[]) => lines.map(({ id, quantity }) => [id, quantity]);

it('CRT-07 equal lines are one, whatever their ids, and keep the place of the first', () => {
  const lines = cartLines([
    line('A', { id: 'x', quantity: 2 }),
    line('B'),
    line('A', { id: 'y', quantity: 3 }),
  ]);
  expect(told(lines)).toEqual([
    [key('A'), 5],
    [key('B'), 1],
  ]);
});

it('CRT-08 lines of an offer are never one, and keep an id of their own that they have', () => {
  const of = (id: string) => line('A', { id, promoPerQty: offer });
  const base = key('A', { promoPerQty: offer });
  const ids = (...given: string[]) => cartLines(given.map(of)).map(({ id }) => id);
  expect(ids('a', 'b')).toEqual([`${base}!1`, `${base}!2`]);
  expect(ids(`${base}!7`, 'b')).toEqual([`${base}!7`, `${base}!1`]);
  // A new one does not take what another one asks for.
  expect(ids('b', `${base}!1`)).toEqual([`${base}!2`, `${base}!1`]);
  expect(ids(`${base}!3`, `${base}!3`)).toEqual([`${base}!3`, `${base}!1`]);
  const another = `${'z'.repeat(base.length)}!7`;
  for (const wrong of [
    `${base}!0`,
    `${base}!10000`,
    `${base}!1x`,
    `${base}!x1`,
    `${base}!`,
    'other!1',
    another,
  ])
    expect(ids(wrong)).toEqual([`${base}!1`]);
});

it('a cart holds 100 lines and 250 items, and no more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => line(`P${at}`));
  expect(cartLines(many(100))).toHaveLength(100);
  expect(cartLines([line('A', { quantity: 250 })])).toHaveLength(1);
  for (const [items, text] of [
    [many(101), 'A cart cannot hold more than 100 different items. Remove something and try again.'],
    [
      [line('A', { quantity: 200 }), line('B', { quantity: 51 })],
      'A cart cannot hold more than 250 items. Remove something and try again.',
    ],
    [
      [line('A', { addonIds: ['x'.repeat(4_001)] })],
      'A cart cannot hold an item with so many choices. Remove something and try again.',
    ],
  ] as const)
    expect(() => cartLines(items)).toThrow(
      expect.objectContaining({ status: 422, entry: { code: 'CART_TOO_LARGE', displayMsg: text } }),
    );
});

it('half of a character is no text', () => {
  expect(() => cartLines([line('A\uD800')])).toThrow(expect.objectContaining({ status: 400 }));
});

it.each<[string, readonly CartLineInput[], boolean]>([
  ['other names', [line('A', { item_name: 'Wings' })], true],
  ['another number', [line('A', { quantity: 2 })], false],
  ['another item', [line('B')], false],
  ['one more', [line('A'), line('B')], false],
  ['another offer', [line('A', { promoPerQty: offer })], false],
])('two lists with %s are the same order: %s', (_, others, is) => {
  expect(sameLines([line('A')], others)).toBe(is);
});

it('CRT-08 a line is priced as it was asked for, by the offer that it was added from', () => {
  const asked = line('A', { sizeId: 'large', crustId: 'thin', addonIds: ['dip'], quantity: 2 });
  expect(askedLine(asked)).toEqual({
    id: 'A',
    productId: 'A',
    quantity: 2,
    selection: { sizeId: 'large', crustId: 'thin', addonIds: ['dip'], options: [] },
    implicitPromo: undefined,
  });
  expect(askedLine(line('A', { promoPerQty: offer })).implicitPromo).toBe('OWN');
});

const cart = {
  lines: cartLines([line('A')]),
  enteredCode: 'TEN',
  storeId: 's-1',
  orderType: 'D',
  isWalletUsed: true,
  version: 3,
  isReplaced: false,
} as unknown as Cart;
const empty: Cart = { ...cart, lines: [], version: 0 };
const place = { store: { id: 's-2' }, orderType: 'P', isWalletUsed: undefined } as Parameters<
  typeof atPlace
>[1];
const moved = { storeId: 's-2', orderType: 'P' };
const changed = expect.objectContaining({ entry: expect.objectContaining({ code: 'CART_CHANGED' }) });

it('a cart goes along to another store and order type, once something was put in', () => {
  expect(atPlace(cart, place)).toEqual({ ...contentOf(cart), ...moved });
  expect(atPlace(cart, { ...place, isWalletUsed: false }).isWalletUsed).toBe(false);
  expect(atPlace(empty, { ...place, isWalletUsed: false })).toEqual({
    ...contentOf(empty),
    isWalletUsed: false,
  });
  expect(atPlace({ ...empty, version: 1 }, place)).toMatchObject(moved);
  expect(atPlace({ ...empty, lines: cart.lines }, place)).toMatchObject(moved);
});

it('lines replace those of the version that they were made from', () => {
  const write = (more: Partial<Cart>, version: number) =>
    withLines({ ...cart, ...more }, { version, items: [line('B')], place });
  expect(told(write({}, 3).lines)).toEqual([[key('B'), 1]]);
  expect(write({}, 3)).toMatchObject({ ...moved, enteredCode: 'TEN', isWalletUsed: true });
  expect(() => write({}, 2)).toThrow(changed);
  // The same lines stay the very list: nothing has changed then.
  expect(withLines(cart, { version: 3, items: [line('A')], place }).lines).toBe(cart.lines);
  // The version of a cart that became an order says nothing of the one in its place: that must be empty.
  expect(() => write({ isReplaced: true }, 3)).toThrow(changed);
  expect(told(write({ isReplaced: true, lines: [] }, 9).lines)).toEqual([[key('B'), 1]]);
});

it('the lines of a device begin a cart that has none, and take nothing from one that has others', () => {
  const items = [line('B')];
  expect(told(begun(empty, { items, place }).lines)).toEqual([[key('B'), 1]]);
  expect(() => begun(cart, { items, place })).toThrow(changed);
  expect(begun(cart, { items: [line('A')], place })).toEqual({ ...contentOf(cart), ...moved });
  expect(begun(cart, { items: [], place })).toEqual({ ...contentOf(cart), ...moved });
});

it('the id of a line has 4,000 signs at most', () => {
  const without = key('A', { addonIds: ['x'] }).length - 1;
  const of = (length: number) => cartLines([line('A', { addonIds: ['x'.repeat(length - without)] })]);
  expect(of(4_000)[0]?.id).toHaveLength(4_000);
  expect(() => of(4_001)).toThrow(expect.objectContaining({ status: 422 }));
});
