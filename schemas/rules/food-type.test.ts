import { describe, expect, it } from 'vitest';
import { menuFoodTypeOf, orderFoodTypeOf } from './food-type.ts';

describe('the two code sets of food', () => {
  it.each([
    ['vegetarian', 0, 1],
    ['non-vegetarian', 1, 2],
  ] as const)('MEN-17 MEN-18 %s is %i on the menu and %i in an order', (_, menu, order) => {
    expect(orderFoodTypeOf(menu)).toBe(order);
    expect(menuFoodTypeOf(order)).toBe(menu);
  });
});
