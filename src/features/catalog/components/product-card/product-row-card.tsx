import { AddButton } from '#src/features/cart/add-button.tsx';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Price } from '#src/ui/price/price.tsx';
import type { ProductCardProps } from './product-card-props.ts';
import { ProductAllergens } from './product-allergens.tsx';
import { ProductFacts, ProductHeading } from './product-heading.tsx';
import { ProductPicture } from './product-picture.tsx';
import styles from './product-row-card.module.css';

/** A product as a row: text left, picture right, the Add control on the picture's edge. For long vertical lists such as the menu. */
export function ProductRowCard({ product, to, priority = false, as = 'article' }: ProductCardProps) {
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
        <Price paise={product.price} wasPaise={product.strikePrice} />
      </div>
      <div className={styles.side}>
        <ProductPicture product={product} sizes="128px" priority={priority} />
        <div className={styles.add}>
          <AddButton product={product} />
        </div>
      </div>
    </Card>
  );
}
