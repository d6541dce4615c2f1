import { expect, it } from 'vitest';
import { placeTypeOf } from './place-type.ts';

it('who chooses a place during an order to a train wants it delivered there; any other order type stays', () => {
  expect((['D', 'P', 'DINEIN', 'CURB', 'IRCTC'] as const).map(placeTypeOf)).toEqual([
    'D',
    'P',
    'DINEIN',
    'CURB',
    'D',
  ]);
});
