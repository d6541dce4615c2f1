import type { ReactNode } from 'react';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import type { ProductCardProps } from './product-card-props.ts';
import { ProductAllergens } from './product-allergens.tsx';
import { ProductFoot } from './product-foot.tsx';
import { ProductFacts, ProductHeading } from './product-heading.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-row-card.module.css';

interface ProductRowCardProps extends ProductCardProps {
  /** What else can be pressed: the heart. */
  children?: ReactNode;
}

/** A product as a row: text left, picture right, price and Add below. For long vertical lists. */
export function ProductRowCard(props: ProductRowCardProps) {
  const { product, to, priority = false, as = 'article', children } = props;
  return (
    <Card as={as} padding="small" interactive={to !== null} className={styles.card}>
      <div className={styles.words}>
        {product.badge && (
          <span>
            <Badge tone="praise">{product.badge}</Badge>
          </span>
        )}
        <ProductHeading product={product} to={to} />
        {product.description && <p className={styles.description}>{product.description}</p>}
        <ProductFacts kcal={product.kcal} servesLabel={product.servesLabel} />
        <ProductAllergens product={product} />
      </div>
      <div className={styles.picture}>
        <ProductPicture product={product} sizes="140px" priority={priority} />
      </div>
      <div className={styles.foot}>
        <ProductFoot product={product}>{children}</ProductFoot>
      </div>
    </Card>
  );
}
