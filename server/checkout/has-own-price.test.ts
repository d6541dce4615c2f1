import { expect, it } from 'vitest';
import { cartReply } from '../cart/cart-reply.ts';
import { cartOf, line, offer, shopOf } from '../cart/testing/sample-shop.ts';
import { hasOwnPrice } from './has-own-price.ts';

const cart = cartOf([line('FRIES', { quantity: 2 })]);
const offerFor = (more: object) =>
  offer({ code: 'TEN', trigger: 'by-itself', effect: { kind: 'flat', amount: 1000 }, ...more });

/** Whether a cart of 180 rupees that is paid by card has a price of its own. */
function byCard(more: object) {
  const shop = shopOf({ offers: [offerFor(more)], paymentMode: 'CC' });
  return hasOwnPrice({ cart, shop, priced: cartReply(cart, shop) });
}

it.each<[boolean, string, object]>([
  [true, 'makes it cheaper by card', { paymentModes: ['CC'] }],
  [
    false,
    'makes it cheaper by card from another amount on',
    { paymentModes: ['CC'], minimum: { from: 100_000 } },
  ],
  [false, 'makes it cheaper by cash', { paymentModes: ['CASH'] }],
  [false, 'makes it cheaper by whatever it is paid', {}],
])('PAY-27 it is %s that a card has its own price where an offer %s', (is, _title, more) => {
  expect(byCard(more)).toBe(is);
});

it('PAY-27 without a way to pay no price is that of one', () => {
  const shop = shopOf({ offers: [offerFor({ paymentModes: ['CC'] })] });
  expect(hasOwnPrice({ cart, shop, priced: cartReply(cart, shop) })).toBe(false);
});
