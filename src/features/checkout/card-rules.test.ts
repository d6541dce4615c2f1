import { expect, it } from 'vitest';
import { brandOf, cardFaults, type CardValues, groupedNumber } from './card-rules.ts';

/** 20 November 2026. */
const now = Date.UTC(2026, 10, 20, 12);
const good: CardValues = {
  number: '4111 1111 1111 1111',
  name: 'Asha Menon',
  month: '12',
  year: '2027',
  cvv: '123',
};

it('VAL-25 the brand is known from the fourth digit on', () => {
  expect(brandOf('541')).toBe('debit');
  expect(brandOf('5412')).toBe('mastercard');
});

it.each([
  ['VAL-26', '5412', 'mastercard'],
  ['VAL-26', '4111', 'visa'],
  ['VAL-26', '3782', 'amex'],
  ['VAL-26', '3411', 'amex'],
  ['VAL-26', '9999', 'debit'],
  ['VAL-27', '5018', 'maestro'],
  ['VAL-27', '6304', 'maestro'],
  ['VAL-27', '6071', 'rupay'],
  ['VAL-27', '6521', 'rupay'],
  ['VAL-27', '5085', 'rupay'],
])('%s %s is %s', (_, number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

it.each([
  ['VAL-20 a digit is wrong', { number: '4111 1111 1111 1112' }, { number: 'Invalid card Number' }],
  ['VAL-20 too short', { number: '42' }, { number: 'Invalid card Number' }],
  ['VAL-21 three digits', { cvv: '12' }, { cvv: 'Invalid CVV' }],
  ['VAL-21 four for Amex', { number: '378282246310005' }, { cvv: 'Invalid CVV' }],
  ['VAL-22 no month', { month: '' }, { month: 'Please select Month' }],
  ['VAL-23 no year', { year: '' }, { year: 'Invalid Expiry' }],
  ['VAL-23 last month', { month: '10', year: '2026' }, { year: 'Invalid Expiry' }],
  ['VAL-24 no name', { name: ' ' }, { name: 'Please Enter Valid Name' }],
  ['VAL-24 a number as a name', { name: '4111' }, { name: 'Please Enter Valid Name' }],
])('%s', (_, change, faults) => {
  expect(cardFaults({ ...good, ...change }, now)).toEqual(faults);
});

it('VAL-20 VAL-23 a good card has no faults, also in its last month', () => {
  expect(cardFaults(good, now)).toEqual({});
  expect(cardFaults({ ...good, month: '11', year: '2026' }, now)).toEqual({});
  expect(cardFaults({ ...good, number: '6521500000000006', name: 'आशा मेनन' }, now)).toEqual({});
});

it('shows the number in the groups of its card', () => {
  expect(groupedNumber('411111')).toBe('4111 11');
  expect(groupedNumber('378282246310005')).toBe('3782 822463 10005');
});
