import type { OptionGroup } from '#schemas/entities/menu.ts';

/** The places of a combo, with what cannot be had now marked so. */
export function placesInStock(
  groups: readonly OptionGroup[],
  canHave: (productId: string) => boolean,
): OptionGroup[] {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      products: item.products.map((product) => ({
        ...product,
        available: product.available && canHave(product.productId),
      })),
    })),
  }));
}

/** Whether each place has something that can be had. A combo without it is out of stock. */
export function isComplete(groups: readonly OptionGroup[]): boolean {
  return groups.every(({ items }) =>
    items.some(({ products }) => products.some(({ available }) => available)),
  );
}

/** The products that can be chosen in combos. */
export function productsIn(groups: readonly OptionGroup[]): string[] {
  return groups.flatMap(({ items }) =>
    items.flatMap(({ products }) => products.map(({ productId }) => productId)),
  );
}
