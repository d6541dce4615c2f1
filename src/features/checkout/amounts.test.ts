import { expect, it } from 'vitest';
import { amountToPay, payable, paysByWalletAlone } from './amounts.ts';

it.each([
  [
    'PAY-27 the wallet pays a part',
    { isWalletUsed: true, balance: 12_000, netPrice: 50_000 },
    38_000,
    38_000,
  ],
  ['PAY-28 the wallet pays all', { isWalletUsed: true, balance: 12_000, netPrice: 10_000 }, 0, 0],
  ['PAY-28 the wallet is off', { isWalletUsed: false, balance: 12_000, netPrice: 50_000 }, 0, 50_000],
  [
    'PAY-28 the balance is not known',
    { isWalletUsed: true, balance: undefined, netPrice: 50_000 },
    0,
    50_000,
  ],
])('%s', (_, purse, left, charged) => {
  expect(amountToPay(purse)).toBe(left);
  expect(payable(purse)).toBe(charged);
});

it('PAY-31 the wallet alone pays only where it is used, leaves nothing to pay and holds something', () => {
  expect(paysByWalletAlone({ isWalletSelected: true, remaining: 0, balance: 1 })).toBe(true);
  expect(paysByWalletAlone({ isWalletSelected: false, remaining: 0, balance: 1 })).toBe(false);
  expect(paysByWalletAlone({ isWalletSelected: true, remaining: 1, balance: 1 })).toBe(false);
  expect(paysByWalletAlone({ isWalletSelected: true, remaining: 0, balance: 0 })).toBe(false);
});
