import { expect, it } from 'vitest';
import { listOffers } from './list-offers.ts';
import { offersOfCart } from './testing/offers-fixture.ts';

it('MEN-19 veg only hides offers for meat that only the cart lists, but none that is applied', () => {
  const [offer] = offersOfCart;
  if (!offer) throw new Error('The fixture has no offers.');
  const locked = { ...offer, code: 'MEATY', state: 'locked', nonVeg: true } as const;
  const applied = { ...locked, code: 'TAKEN', state: 'applied' } as const;
  const listed = (vegOnly: boolean, offers: readonly (typeof locked | typeof applied)[]) => {
    const { others, hides } = listOffers({ first: [], all: [] }, { offers, vegOnly });
    return { codes: others.map(({ code }) => code), hides };
  };
  expect(listed(false, [locked, applied])).toEqual({ codes: ['MEATY', 'TAKEN'], hides: false });
  expect(listed(true, [locked, applied])).toEqual({ codes: ['TAKEN'], hides: true });
  expect(listed(true, [applied])).toEqual({ codes: ['TAKEN'], hides: false });
});
