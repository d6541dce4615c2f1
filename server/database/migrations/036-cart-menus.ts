import type { Migration } from './migration.ts';

/** Whether the menu that a cart was put together from had prices for the options of combos (MEN-26). */
export const cartMenus: Migration = {
  id: '036-cart-menus',
  isAdditive: true,
  statements: ['alter table carts add column sees_no_option_prices boolean not null default false'],
};
