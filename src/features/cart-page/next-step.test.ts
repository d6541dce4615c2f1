import { expect, it } from 'vitest';
import { pathOfStep, placePath, stepOf } from './next-step.ts';

const ways = { here: '/cart', viaAddress: false, withContact: false };

it('TRN-05 an order to a train has its seat confirmed before it is paid', () => {
  const standing = { orderType: 'IRCTC', storeIsChosen: true, hasAddress: false, isGuest: true } as const;
  const step = stepOf(standing);
  expect(step).toBe('train');
  expect(pathOfStep(step, standing, ways)).toBe('/deliverOnTrain?step=seat');
  // Another station is chosen on the page of the train, not among addresses.
  expect(placePath(standing, ways)).toBe('/deliverOnTrain');
});
