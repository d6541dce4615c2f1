import type { MenuProduct, OptionGroup, OptionItem } from '#schemas/entities/menu.ts';

/** A choice that comes in a vegetarian form. */
function hasVegItem({ products }: OptionItem): boolean {
  return products.some(({ foodType }) => foodType === 0);
}

/** A group that leaves a vegetarian choice, and whose default is one. */
function hasVegChoice({ items }: OptionGroup): boolean {
  return items.some(hasVegItem) && items.every((item) => !item.defaultSelection || hasVegItem(item));
}

/**
 * Whether the product can be had without meat (MEN-19). Of a combo its content counts, and not what the combo itself says: one whose default
 * choice holds chicken in any group cannot, nor one that has a group with nothing else.
 */
export function hasVegForm({ options, foodType }: MenuProduct): boolean {
  return options.length === 0 ? foodType === 0 : options.every(hasVegChoice);
}
