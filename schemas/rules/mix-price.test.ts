import { expect, it } from 'vitest';
import { mixPrice, mixRuleOf, mixSaving } from './mix-price.ts';

const mix = { minimum: 2, saving: 1000 };

it('MEN-22 two items of a mix cost less than the two one by one, and one item costs its own price', () => {
  const pizza = { price: 9900, quantity: 1, mix };
  const drink = { price: 5900, quantity: 1, mix };
  expect(mixSaving([pizza])).toBe(0);
  expect(mixSaving([pizza, drink])).toBe(2000);
  expect(mixSaving([{ ...pizza, quantity: 3 }])).toBe(3000);
});

it('MEN-22 other dishes neither count nor cost less', () => {
  const pizza = { price: 9900, quantity: 1, mix };
  expect(mixSaving([pizza, { price: 9900, quantity: 5 }])).toBe(0);
});

it('takes no more from a price than there is', () => {
  expect(mixPrice(600, mix)).toBe(0);
  expect(mixSaving([{ price: 600, quantity: 2, mix }])).toBe(1200);
});

it('MEN-22 there is no mix to ask for where two cost as much as one by one', () => {
  expect(mixRuleOf({ edvMinimum: 2, edvSaving: 1000 })).toEqual(mix);
  expect(mixRuleOf({ edvMinimum: 2, edvSaving: 0 })).toBeUndefined();
  expect(mixRuleOf({ edvMinimum: 1, edvSaving: 1000 })).toBeUndefined();
});
