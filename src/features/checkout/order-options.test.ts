import { expect, it } from 'vitest';
import { paymentOptions } from '#schemas/entities/payment.ts';
import { formOfOption } from './form-of-option.ts';
import { groupOptions } from './order-options.ts';
import { optionsData } from './testing/checkout-fixture.ts';

const { options } = paymentOptions.parse({
  ...optionsData,
  options: [
    ...optionsData.options,
    { paymentId: 'pay-cash-card', paymentMode: 'CASHCRD', label: 'Cash card', status: 'E' },
    { paymentId: 'mobile-banking', paymentMode: 'MB', label: 'Mobile banking', status: 'E' },
    { paymentId: 'wallet', paymentMode: 'WALLET', label: 'Wallet', status: 'E' },
    { paymentId: 'loyalty', paymentMode: 'PIGGYBANK', label: 'Points', status: 'E' },
  ],
});
const listed = (lastPaymentId: string | null, hasSwitch = true) =>
  groupOptions(options, { lastPaymentId, hasSwitch }).map(
    ({ group, options: found }) => `${group}: ${found.map(({ paymentId }) => paymentId).join(', ')}`,
  );

it('the ways to pay are listed by kind, UPI first and what the app does not know last', () => {
  expect(listed(null)).toEqual([
    'upi: upi',
    'cards: credit-card, debit-card',
    'banks: net-banking, mobile-banking',
    'wallets: paytm, amazon, pay-cash-card, wallet',
    'vouchers: voucher',
    'cash: cash',
    'other: points',
  ]);
});

it('the last way comes first, and only there', () => {
  const list = listed('cash');
  expect(list[0]).toBe('last: cash');
  expect(list.filter((line) => line.includes('cash') && !line.includes('pay-cash'))).toHaveLength(1);
  expect(listed('points')[0]).toBe('last: points');
});

it('PAY-29 the loyalty wallet is a row only where it has no switch', () => {
  expect(listed(null, true).join()).not.toContain('loyalty');
  expect(listed(null, false)).toContain('wallets: paytm, amazon, pay-cash-card, wallet, loyalty');
  expect(listed('loyalty', true).join()).not.toContain('loyalty');
});

it.each([
  ['credit-card', 'payment'],
  ['debit-card', 'payment'],
  ['voucher', 'payment'],
  ['net-banking', 'payment'],
  ['upi', 'upiForm'],
  ['cash', null],
  ['paytm', null],
  ['points', null],
])('PAY-33 %s asks for more on the page %j', (paymentId, form) => {
  const option = options.find((each) => each.paymentId === paymentId);
  expect(option && formOfOption(option)).toBe(form);
});
