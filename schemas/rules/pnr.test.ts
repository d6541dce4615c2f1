import { expect, it } from 'vitest';
import { groupedPnr, isPnr, typedPnr } from './pnr.ts';

it.each([
  ['2456789012', '2456789012'],
  ['245-678 9012', '2456789012'],
  ['PNR: 245 678 9012.', '2456789012'],
  ['24567890123', '2456789012'],
  ['', ''],
])('TRN-08 of %o the digits %o are read', (typed, digits) => {
  expect(typedPnr(typed)).toBe(digits);
});

it.each([
  ['2456789012', true],
  ['245678901', false],
  ['24567890123', false],
  ['24567 8901', false],
  ['245678901a', false],
  ['', false],
])('TRN-08 whether %o is a PNR: %o', (text, is) => {
  expect(isPnr(text)).toBe(is);
});

it.each([
  ['', ''],
  ['24', '24'],
  ['2456', '245 6'],
  ['2456789', '245 678 9'],
  ['2456789012', '245 678 9012'],
])('groups %o as %o', (digits, grouped) => {
  expect(groupedPnr(digits)).toBe(grouped);
});
