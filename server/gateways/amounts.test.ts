import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalOf, paiseOf } from './amounts.ts';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [99, '0.99'],
  [49_900, '499.00'],
  [123_456_789, '1234567.89'],
])('writes %i paise as %s', (paise, text) => {
  expect(decimalOf(paise)).toBe(text);
});

it('reads every amount that it writes', () => {
  fc.assert(fc.property(fc.nat(), (paise) => paiseOf(decimalOf(paise)) === paise));
});

it.each([
  ['499', 49_900],
  ['499.5', 49_950],
  ['499.50', 49_950],
  ['499.500', 49_950],
  [499, 49_900],
  [0.29, 29],
])('reads %j as %i paise', (given, paise) => {
  expect(paiseOf(given)).toBe(paise);
});

it.each(['', ' 499', '499.', '.5', '-1', '+1', '1e3', '4,99', '499.001', '0x1F', 'NaN', null, {}, ['499']])(
  'reads no amount out of %j',
  (given) => {
    expect(paiseOf(given)).toBeUndefined();
  },
);

it.each([-1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses to write %d', (paise) => {
  expect(() => decimalOf(paise)).toThrow('is no amount');
});
