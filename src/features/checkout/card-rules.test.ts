import { expect, it } from 'vitest';
import { brandOf, cardFaults, type CardValues, groupedNumber, noCard } from './card-rules.ts';

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

it.each([
  ['5099', 'maestro'],
  ['5100', 'mastercard'],
  ['5599', 'mastercard'],
  ['5600', 'maestro'],
  ['2220', 'debit'],
  ['2221', 'mastercard'],
  ['2229', 'mastercard'],
  ['2230', 'mastercard'],
  ['2299', 'mastercard'],
  ['2300', 'mastercard'],
  ['2699', 'mastercard'],
  ['2700', 'mastercard'],
  ['2719', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', 'debit'],
  ['8100', 'rupay'],
  ['8299', 'rupay'],
  ['8300', 'debit'],
  ['5080', 'rupay'],
  ['6400', 'maestro'],
  ['3700', 'amex'],
  ['3500', 'debit'],
  ['5634', 'maestro'],
  ['1411', 'debit'],
])('VAL-26 VAL-27 at the ends of the ranges: %s is %s', (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

/** A number of this length with the check digit that it needs. */
function numberOf(length: number): string {
  const digits = '4'.padEnd(length - 1, '1');
  const last = [...'0123456789'].find(
    (digit) => !cardFaults({ ...good, number: digits + digit }, now).number,
  );
  return digits + (last ?? '0');
}

it('VAL-20 a number has 12 to 19 digits, however it is typed', () => {
  const faultsOf = (number: string) => cardFaults({ ...good, number }, now).number;
  expect(faultsOf(numberOf(12))).toBeUndefined();
  expect(faultsOf(numberOf(19))).toBeUndefined();
  expect(faultsOf(`${numberOf(19)}0`)).toBeDefined();
  // The sum of its digits is right.
  expect(faultsOf('0'.repeat(20))).toBeDefined();
  for (const digit of '0123456789') expect(faultsOf(`4111111111${digit}`)).toBeDefined();
  expect(faultsOf('4111-1111-1111-1111')).toBeUndefined();
});

it('VAL-20 doubles every second digit from the right', () => {
  const faultsOf = (number: string) => cardFaults({ ...good, number, cvv: '123' }, now).number;
  expect(faultsOf('4539578763621486')).toBeUndefined();
  expect(faultsOf('4539578763621487')).toBeDefined();
  expect(faultsOf('5439578763621486')).toBeDefined();
});

it.each([
  ['12', '2026', undefined],
  ['01', '2027', undefined],
  ['11', '2025', 'Invalid Expiry'],
  ['12', '2025', 'Invalid Expiry'],
])('VAL-23 in November 2026, of a card that is good until %s/%s: %s', (month, year, fault) => {
  expect(cardFaults({ ...good, month, year }, now).year).toBe(fault);
});

it('VAL-22 without a month nothing is said of the year', () => {
  expect(cardFaults({ ...good, month: '', year: '2020' }, now)).toEqual({ month: 'Please select Month' });
});

it.each(['1234', '12a', ' 123', '123 ', '12'])('VAL-21 %j is no CVV of a card with three digits', (cvv) => {
  expect(cardFaults({ ...good, cvv }, now)).toEqual({ cvv: 'Invalid CVV' });
});

it('VAL-21 four digits are the CVV of Amex', () => {
  expect(cardFaults({ ...good, number: '378282246310005', cvv: '1234' }, now)).toEqual({});
});

it.each([
  [' Asha Menon ', true],
  ["D'Souza-Rao Jr.", true],
  ['A', false],
  ['Asha 2', false],
  ['-Asha', false],
  ['', false],
])('VAL-24 %j is a name: %s', (name, isGood) => {
  expect(cardFaults({ ...good, name }, now).name === undefined).toBe(isGood);
});

it('shows no more digits than a card has, and nothing of what is no digit', () => {
  expect(groupedNumber('4111x1111 1111-1111')).toBe('4111 1111 1111 1111');
  expect(groupedNumber('41111111111111111119999')).toBe('4111 1111 1111 1111 111');
  expect(groupedNumber('')).toBe('');
  expect(groupedNumber('3782')).toBe('3782');
  expect(groupedNumber('37828')).toBe('3782 8');
});

it('VAL-20 to VAL-24 of a card of which nothing is typed each part is wrong', () => {
  expect(Object.values(noCard).join('')).toBe('');
  expect(Object.keys(cardFaults(noCard, now)).sort()).toEqual(['cvv', 'month', 'name', 'number', 'year']);
});
