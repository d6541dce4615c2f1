import type { ProductCard } from '#schemas/entities/product.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';

export interface ProductCardProps {
  product: ProductCard;
  /** Target of the card's link; null for a card without a link. */
  to: ResolvedLink | null;
  /** The card is part of the first screen: load its picture at once. */
  priority?: boolean;
  as?: 'article' | 'li';
}
