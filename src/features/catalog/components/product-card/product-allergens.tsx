import type { ProductCard } from '#schemas/entities/product.ts';
import { catalogWords as words } from '../../catalog-words.ts';
import styles from './product-heading.module.css';

/**
 * What Add puts into the cart contains, for cards whose link leads elsewhere than to the choices with all facts. Nothing where the customer has to
 * choose first.
 */
export function ProductAllergens({ product: { allergens, mustChoose } }: { product: ProductCard }) {
  if (mustChoose || allergens?.length === 0) return null;
  return (
    <p className={styles.facts}>
      {allergens ? words.containing(allergens.join(', ')) : words.allergensNotKnown}
    </p>
  );
}
