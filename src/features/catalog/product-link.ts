import type { Link } from '#schemas/actions.ts';
import type { ProductCard } from '#schemas/entities/product.ts';

/** Where a product's card leads: its own link, else its place on the menu. */
export function productLink({ link, categoryId, productId }: ProductCard): Link | undefined {
  if (link) return link;
  if (categoryId === undefined) return undefined;
  return { action: 'menu', to: `${categoryId}/${productId}` };
}
