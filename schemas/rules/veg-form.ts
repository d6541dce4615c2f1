// Zod-free: whether a product can be ordered without meat. The menu filters by it, and the server sends it with the cards of combos.
import type { MenuProduct, OptionGroup, OptionItem } from '../entities/menu.ts';

/** Whether one of the item's products is vegetarian. */
function hasVegItem({ products }: OptionItem): boolean {
  return products.some(({ foodType }) => foodType === 0);
}

/** Whether the group has a vegetarian item, and its default, if any, is one. */
function hasVegChoice({ items }: OptionGroup): boolean {
  return items.some(hasVegItem) && items.every((item) => !item.defaultSelection || hasVegItem(item));
}

/**
 * Whether the product can be ordered without meat (MEN-19). For a combo its option groups decide and not its own food type: it is left out when the
 * default of any group has meat, or when a group has only meat.
 */
export function hasVegForm({ options, foodType }: Pick<MenuProduct, 'options' | 'foodType'>): boolean {
  return options.length === 0 ? foodType === 0 : options.every(hasVegChoice);
}
