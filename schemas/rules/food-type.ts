// Zod-free. Two code sets tell vegetarian food apart (spec §3, Menu): the menu says 0 and 1, orders and filters say 1 and 2. They meet here
// alone, for a 1 means the one in the first and the other in the second.

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
