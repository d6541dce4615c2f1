import { expect, it } from 'vitest';
import type { PaymentOption } from './payment-types.ts';
import { savedOptionId } from './saved-option.ts';
import { optionsData, optionsWith } from './testing/checkout-fixture.ts';

const options = optionsData.options as unknown as readonly PaymentOption[];
const none = () => false;

it('PAY-34 the last way is put first', () => {
  const last = { paymentId: 'upi', paymentMode: 'UPI_WALLET' };
  expect(savedOptionId({ last, options, isBlocked: none })).toBe('upi');
});

it('PAY-34 the last way is put first also where its kind is not told', () => {
  expect(savedOptionId({ last: { paymentId: 'upi' }, options, isBlocked: none })).toBe('upi');
});

it.each([
  ['PAY-34 it is not offered any more', { paymentId: 'gone' }, options, none],
  ['PAY-35 it is blocked', { paymentId: 'upi' }, options, (mode: string) => mode === 'UPI_WALLET'],
  [
    'PAY-36 it is off now',
    { paymentId: 'cash', paymentMode: 'CASH' },
    optionsWith('cash', { status: 'D' }) as unknown as readonly PaymentOption[],
    none,
  ],
  ['PAY-36 its id is another way now', { paymentId: 'upi', paymentMode: 'CASH' }, options, none],
  ['PAY-37 it is an Amazon wallet', { paymentId: 'amazon' }, options, none],
  ['PAY-06 the app does not know it', { paymentId: 'points' }, options, none],
  ['PAY-01 there is none', {}, options, none],
])('%s: the customer chooses', (_, last, offered, isBlocked) => {
  expect(savedOptionId({ last, options: offered, isBlocked })).toBeNull();
});
