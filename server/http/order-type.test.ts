import { expect, it } from 'vitest';
import { orderTypeOf } from './order-type.ts';

it.each([
  ['T', 'P'],
  ['P', 'P'],
  ['DINEIN', 'DINEIN'],
  ['IRCTC', 'IRCTC'],
  ['nonsense', undefined],
  [undefined, undefined],
])('LOC-02 takes the code %s for %s', (code, orderType) => {
  expect(orderTypeOf(code)).toBe(orderType);
});
