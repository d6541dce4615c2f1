import type { ProductCard } from '#schemas/entities/product.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { catalogWords } from '../../catalog-words.ts';
import styles from './product-heading.module.css';

interface ProductHeadingProps {
  product: ProductCard;
  to: ResolvedLink | null;
}

/** Veg mark and name. The name is the link, and its clickable area covers the whole card. */
export function ProductHeading({ product, to }: ProductHeadingProps) {
  return (
    <h3 className={styles.heading}>
      <VegMark kind={product.foodType === 0 ? 'veg' : 'non-veg'} size={14} />
      <AppLink to={to} className={coverClass(styles.name)}>
        {product.name}
      </AppLink>
    </h3>
  );
}

/** Energy, which the law requires, and servings. */
export function ProductFacts({ kcal, servesLabel }: Pick<ProductCard, 'kcal' | 'servesLabel'>) {
  const facts = [kcal === undefined ? undefined : catalogWords.kcal(kcal), servesLabel].filter(Boolean);
  return facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>;
}
