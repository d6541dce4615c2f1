// Zod-free. There are two code sets for vegetarian food (spec §3, Menu): the menu uses 0 and 1, orders and filters use 1 and 2. Only this file
// converts between them, because 1 is non-vegetarian in the first set and vegetarian in the second.

/** The menu's code: 0 vegetarian, 1 non-vegetarian (MEN-17). */
export type MenuFoodType = 0 | 1;

/** The code of an order's items: 1 vegetarian, 2 non-vegetarian (MEN-18). */
export type OrderFoodType = 1 | 2;

export function orderFoodTypeOf(code: MenuFoodType): OrderFoodType {
  return code === 0 ? 1 : 2;
}

export function menuFoodTypeOf(code: OrderFoodType): MenuFoodType {
  return code === 1 ? 0 : 1;
}
