import { expect, it } from 'vitest';
import { orderTypeLabels, readOrderType } from './order-types.ts';

it('LOC-03 LOC-04 names every order type', () => {
  expect(orderTypeLabels).toEqual({
    D: 'Delivery',
    P: 'Takeaway',
    DINEIN: 'Dine-in',
    CURB: 'Curbside',
    IRCTC: 'Train delivery',
  });
});

it('LOC-02 takes T for takeaway, and nothing else for an order type', () => {
  expect(readOrderType('T')).toBe('P');
  expect(readOrderType('DINEIN')).toBe('DINEIN');
  expect(readOrderType('X')).toBeNull();
  expect(readOrderType(null)).toBeNull();
});
