import { describe, expect, it } from 'vitest';
import { indianNumber } from './indian-number.ts';

const format = new Intl.NumberFormat('en-IN');

describe('indianNumber', () => {
  it('groups digits as the locale of India does', () => {
    const numbers = Array.from({ length: 15 }, (_, digits) => [
      10 ** digits - 1,
      10 ** digits,
      10 ** digits * 7 + 3,
    ]).flat();
    for (const number of [...numbers, Number.MAX_SAFE_INTEGER, -1, -999, -1000, -1234567])
      expect(indianNumber(number)).toBe(format.format(number));
  });
});
