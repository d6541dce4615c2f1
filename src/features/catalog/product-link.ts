import type { Link } from '#schemas/actions.ts';
import type { ProductCard } from '#schemas/entities/product.ts';

/** Link target of a product's card: its own link, else its position on the menu. */
export function productLink({ link, categoryId, productId }: ProductCard): Link | undefined {
  if (link) return link;
  if (categoryId === undefined) return undefined;
  return { action: 'menu', to: `${categoryId}/${productId}` };
}
