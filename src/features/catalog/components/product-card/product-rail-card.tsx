import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { fromTablet } from '#src/ui/screen-widths.ts';
import type { ProductCardProps } from './product-card-props.ts';
import { ProductAllergens } from './product-allergens.tsx';
import { ProductFoot } from './product-foot.tsx';
import { ProductFacts, ProductHeading } from './product-heading.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-rail-card.module.css';

/** A product as an upright card, the picture on top. For rails and grids, which set its width. */
export function ProductRailCard({ product, to, priority = false, as = 'article' }: ProductCardProps) {
  return (
    <Card as={as} padding="none" interactive={to !== null} className={styles.card}>
      <ProductPicture product={product} sizes={`${fromTablet} 240px, 44vw`} priority={priority} />
      {product.badge && (
        <span className={styles.badge}>
          <Badge>{product.badge}</Badge>
        </span>
      )}
      <div className={styles.body}>
        <ProductHeading product={product} to={to} />
        <ProductFacts kcal={product.kcal} servesLabel={product.servesLabel} />
        <ProductAllergens product={product} />
        <div className={styles.foot}>
          <ProductFoot product={product} stacked />
        </div>
      </div>
    </Card>
  );
}
