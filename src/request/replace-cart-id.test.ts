import { expect, it } from 'vitest';
import { replaceCartId } from './replace-cart-id.ts';

const renewed = { from: 'cart-1', to: 'cart-2' };

it('SES-24 replaces the cart id at any depth, whatever its case, and nothing else', () => {
  const sent = {
    cartId: 'cart-1',
    note: 'cart-1',
    none: null,
    orders: [{ cartid: 'cart-1' }, { cartId: 'another', inner: { CARTID: 'cart-1' } }],
  };
  expect(replaceCartId(sent, renewed)).toEqual({
    cartId: 'cart-2',
    note: 'cart-1',
    none: null,
    orders: [{ cartid: 'cart-2' }, { cartId: 'another', inner: { CARTID: 'cart-2' } }],
  });
});

it.each([
  ['there was no cart', { from: null, to: 'cart-2' }],
  ['there is none any more', { from: 'cart-1', to: null }],
  ['the cart is the same', { from: 'cart-1', to: 'cart-1' }],
])('SES-24 leaves all as it is where %s', (_, ids) => {
  const sent = { cartId: 'cart-1', other: { cartId: null } };
  expect(replaceCartId(sent, ids)).toBe(sent);
});

it.each([new URLSearchParams({ cartId: 'cart-1' }), new FormData(), new Blob(['cart-1']), null, 'cart-1'])(
  'SES-24 leaves what is not plain data as it is: %s',
  (sent) => {
    expect(replaceCartId(sent, renewed)).toBe(sent);
  },
);
