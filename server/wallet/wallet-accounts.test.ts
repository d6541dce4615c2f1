import { expect, it } from 'vitest';
import {
  brandAccount,
  isOfWallet,
  kindOf,
  ownerOf,
  promoAccount,
  promoIdOf,
  refundAccount,
} from './wallet-accounts.ts';
import { takeFrom, type WalletPart } from './wallet.ts';

it.each([
  [brandAccount('u-1'), 'brand', undefined],
  [refundAccount('u-1'), 'refund', undefined],
  [promoAccount('u-1', 'diwali'), 'promo', 'diwali'],
  [promoAccount('u-1', 'diwali:2026'), 'promo', 'diwali:2026'],
] as const)('WLT-02 %s holds %s points of its owner, of the gift %s', (account, kind, gift) => {
  expect([isOfWallet(account), ownerOf(account), kindOf(account), promoIdOf(account)]).toEqual([
    true,
    'u-1',
    kind,
    gift,
  ]);
});

it.each(['held:t-1', 'customer:u-1', 'sales', 'my-wallet:u-1'])('%s is no account of a wallet', (account) => {
  expect(isOfWallet(account)).toBe(false);
});

const part = (account: WalletPart['account'], amount: number): WalletPart => ({
  account,
  kind: kindOf(account),
  amount,
  expiresAt: null,
});
const [gift, brand, refund] = [promoAccount('u-1', 'a'), brandAccount('u-1'), refundAccount('u-1')];
const parts = [part(gift, 100), part(brand, 50), part(refund, 30)];

it.each([
  [
    'all of the first, then of the next',
    120,
    [
      [gift, 100],
      [brand, 20],
    ],
    120,
  ],
  ['no more than is asked for', 100, [[gift, 100]], 100],
  [
    'all there is',
    180,
    [
      [gift, 100],
      [brand, 50],
      [refund, 30],
    ],
    180,
  ],
  [
    'what there is, where more is asked for',
    500,
    [
      [gift, 100],
      [brand, 50],
      [refund, 30],
    ],
    180,
  ],
  ['nothing', 0, [], 0],
] as const)('an amount is taken one account after the other: %s', (_, asked, taken, amount) => {
  expect(takeFrom(parts, asked)).toEqual({
    entries: taken.map(([account, sum]) => ({ account, amount: -sum })),
    amount,
  });
});

it('accounts that hold nothing give nothing', () => {
  expect(takeFrom([part(gift, 0), part(brand, -5), part(refund, 30)], 20)).toEqual({
    entries: [{ account: refund, amount: -20 }],
    amount: 20,
  });
});
