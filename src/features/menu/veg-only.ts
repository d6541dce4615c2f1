import type { MenuProduct, OptionGroup, OptionItem } from '#schemas/entities/menu.ts';

/** A choice in its vegetarian forms; null when it has none. */
function vegItem(item: OptionItem): OptionItem | null {
  const products = item.products.filter(({ foodType }) => foodType === 0);
  return products.length > 0 ? { ...item, products } : null;
}

/** A group with its vegetarian choices; null when its default holds meat, or when it has nothing else. */
function vegGroup(group: OptionGroup): OptionGroup | null {
  const items = group.items.map(vegItem);
  if (group.items.some((item, index) => item.defaultSelection && items[index] === null)) return null;
  const kept = items.filter((item) => item !== null);
  return kept.length > 0 ? { ...group, items: kept } : null;
}

/**
 * The product as it can be had without meat; null when it cannot (MEN-19). Of a combo its content counts, and not what the combo itself says:
 * one whose default choice holds chicken in any group is hidden, one that comes without stays and offers its vegetarian choices alone.
 */
export function vegForm(product: MenuProduct): MenuProduct | null {
  if (product.options.length === 0) return product.foodType === 0 ? product : null;
  const options = product.options.map(vegGroup).filter((group) => group !== null);
  return options.length === product.options.length ? { ...product, foodType: 0, options } : null;
}
