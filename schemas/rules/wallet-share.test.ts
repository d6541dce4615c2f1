import { expect, it } from 'vitest';
import { walletShare } from './wallet-share.ts';

it.each([
  ['as much as it holds', { price: 300, balance: 120, hasOwnPrice: false }, 120],
  ['no more than the price', { price: 300, balance: 500, hasOwnPrice: false }, 300],
  ['nothing where it holds nothing', { price: 300, balance: 0, hasOwnPrice: false }, 0],
  ['nothing where it holds less than nothing', { price: 300, balance: -50, hasOwnPrice: false }, 0],
  ['beside a way with an offer what it holds', { price: 300, balance: 120, hasOwnPrice: true }, 120],
  ['and leaves it a rupee', { price: 300, balance: 200, hasOwnPrice: true }, 200],
  ['however much it holds', { price: 300, balance: 500, hasOwnPrice: true }, 200],
  ['or all, where the price is less than that', { price: 60, balance: 500, hasOwnPrice: true }, 0],
])('PAY-27 PAY-28 the wallet pays %s: %o', (_, use, share) => {
  expect(walletShare(use)).toBe(share);
});
