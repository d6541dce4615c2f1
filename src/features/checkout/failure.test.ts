import { describe, expect, it } from 'vitest';
import type { Refusal } from '#src/request/answer.ts';
import { refusalWith } from '#src/request/refusal.ts';
import {
  failureOf,
  failureWith,
  isAboutWays,
  paymentFailure,
  pollingExhausted,
  saysHowItEnded,
} from './failure.ts';

const text = 'That did not work';

describe('what leads on after a failure', () => {
  it.each([
    ['an empty cart', 'EMPTY_CART', ['cart']],
    ['a dish that is sold out', 'ITEMS_NOT_AVAILABLE', ['cart']],
    ['an address that nobody delivers to', 'ADDRESS_NOT_SERVED', ['cart']],
    ['a limit of the cart', 'LIMIT_PRICE', ['cart']],
    ['an order type that was changed elsewhere', 'ORDER_TYPE_CHANGED', ['cart']],
    ['an order type that is not served', 'ORDER_TYPE_NOT_SERVED', ['cart']],
    ['a missing address', 'ADDRESS_MISSING', ['cart']],
    ['a missing number', 'MOBILE_MISSING', ['cart']],
    ['a time that cannot be', 'SCHEDULE', ['cart']],
    ['LOC-24 a restaurant that has closed', 'STORE_CLOSED', ['cart']],
    ['LOC-24 a restaurant that takes no orders', '2.STOREOFF', ['cart']],
    ['LOC-24 a restaurant that is not known any more', 'STORE_UNKNOWN', ['cart']],
    ['LOC-24 no restaurant', 'NO_STORE', ['cart']],
    ['a cart that was changed elsewhere', 'CART_CHANGED', ['cart']],
    ['a page of a gateway that is still open', 'PAGE_OPEN', ['change', 'cart']],
    ['a saved address that is gone', 'NO_SUCH_ADDRESS', ['cart']],
    ['a transaction that is gone', 'NO_SUCH_TRANSACTION', ['cart']],
    ['a transaction that is over', 'NOT_OPEN', ['cart']],
    ['a voucher that does not go with it', 'VOUCHER_NOT_ALLOWED', ['change']],
    ['a way that does not go with leaving it at the door', 'ZERO_CONTACT', ['change']],
    ['two ways at once', 'TWO_WAYS_TO_PAY', ['change']],
    ['a missing train', 'TRAIN_MISSING', ['train']],
    ['a train that is closed', 'TRAIN_CLOSED', ['train']],
    ['a limit in another word', 'NO_LIMIT_', ['retry', 'change']],
    ['a train that is cancelled', 'TRAIN_CANCELLED', ['train']],
    ['a train that another store serves', 'TRAIN_OTHER_STORE', ['train', 'cart']],
    ['a price that changed', 'PRICE_CHANGED', ['retry', 'cart']],
    ['a way to pay that is gone', 'OPTION_GONE', ['change']],
    ['a wallet without enough in it', 'WALLET_SHORT', ['change']],
    ['a code that the app does not know', 'NEW_CODE', ['retry', 'change']],
    ['no code', '', ['retry', 'change']],
    ['a code named like a part of every object', 'toString', ['retry', 'change']],
  ])('after %s', (_, code, ways) => {
    expect(failureWith({ code, text })).toMatchObject({ header: 'Oops!', text, ways });
  });
});

it.each([
  ['PRICE_CHANGED', true],
  ['OPTION_GONE', true],
  ['WALLET_SHORT', true],
  ['ZERO_CONTACT', true],
  ['VOUCHER_NOT_ALLOWED', true],
  ['EMPTY_CART', false],
  ['', false],
])('after %s the ways to pay on the screen are old: %j', (code, isOld) => {
  expect(isAboutWays(code)).toBe(isOld);
  expect(failureWith({ code, text }).isAboutWays ?? false).toBe(isOld);
});

it('a failure without a code says nothing of the ways to pay', () => {
  expect(isAboutWays(undefined)).toBe(false);
});

const refusal = (parts: Partial<Parameters<typeof refusalWith>[0]>): Refusal =>
  refusalWith({ kind: 'refused', ...parts });

describe('a refusal', () => {
  it('PAY-47 is said by the text and header of the server', () => {
    expect(
      failureOf(refusal({ code: 'OPTION_GONE', displayMsg: 'Choose another', header: 'Sorry' })),
    ).toEqual({
      header: 'Sorry',
      text: 'Choose another',
      ways: ['change'],
      isAboutWays: true,
    });
  });

  it('PAY-48 is said by the generic texts where the server has none', () => {
    expect(failureOf(refusal({ kind: 'network', code: 'OFFLINE' }))).toEqual({
      header: 'Oops!',
      text: 'Something Went Wrong. Please Try Again.',
      ways: ['retry', 'change'],
    });
  });

  it('ERR-05 is not said again where a popup has said it', () => {
    expect(failureOf(refusal({ shown: true }))).toBeNull();
  });

  it.each<[string, Partial<Refusal>, boolean]>([
    ['that the payment failed', { code: 'PAYMENT_FAILED' }, true],
    ['that the payment is over', { code: 'NOT_OPEN' }, true],
    ['that the order was cancelled', { code: 'ORDER_CANCELLED' }, true],
    ['that there is no such payment', { code: 'NO_SUCH_TRANSACTION' }, true],
    ['something else', { code: 'TOO_MANY' }, false],
    ['nothing, because nobody answered', { kind: 'network', code: 'PAYMENT_FAILED' }, false],
  ])('says how a payment ended only where the server says %s', (_, parts, isEnd) => {
    expect(saysHowItEnded({ ...refusal({}), ...parts })).toBe(isEnd);
  });
});

it('PAY-57 ERR-14 a payment that failed is said by its reason, else by the text of the app', () => {
  expect(paymentFailure('Declined by your bank')).toEqual({
    header: 'Oops!',
    text: 'Declined by your bank',
    ways: ['retry', 'change'],
  });
  expect(paymentFailure(undefined).text).toBe('Payment Failed. Please try again.');
  expect(paymentFailure(undefined, text).text).toBe(text);
});

it('PAY-56 ERR-18 a payment that nobody has answered for can be tried again, or made in another way', () => {
  expect(pollingExhausted.ways).toEqual(['retry', 'change']);
});
