import { describe, expect, it } from 'vitest';
import { codeOfDeliveryState, deliveryStateOf, isAtStore } from './delivery-states.ts';

describe('delivery states', () => {
  it.each([
    ['D', 'DELIVERY', false],
    ['P', 'TAKEAWAY', true],
    ['DINEIN', 'DINEIN', true],
    ['CURB', 'TAKEAWAY', true],
    ['IRCTC', 'DELIVERY', false],
  ] as const)('LOC-05 %s is %s in the state', (code, state, atStore) => {
    expect(deliveryStateOf(code)).toBe(state);
    expect(isAtStore(code)).toBe(atStore);
  });

  it.each([
    ['DELIVERY', 'D'],
    ['TAKEAWAY', 'P'],
    ['PICKUP', 'P'],
    ['DINEIN', 'DINEIN'],
    ['P', null],
    [undefined, null],
  ])('LOC-05 the state %s is sent as %s', (state, code) => {
    expect(codeOfDeliveryState(state)).toBe(code);
  });
});
