import type { ReactNode } from 'react';
import type { ProductCard } from '#schemas/entities/product.ts';
import { AddButton } from '#src/features/cart/add-button.tsx';
import { cartWords as words } from '#src/features/cart/cart-words.ts';
import { CustomiseLink } from '#src/features/cart/customise-link.tsx';
import { classes } from '#src/ui/classes.ts';
import { Price } from '#src/ui/price/price.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import styles from './product-foot.module.css';

interface ProductFootProps {
  product: ProductCard;
  /** Add is below the price, as wide as the card: for upright cards. */
  stacked?: boolean;
  /** Between price and Add: the heart. */
  children?: ReactNode;
}

/** What a card is pressed for: the price with the way to the choices, and Add. All of it is beside the picture or below it, never on it. */
export function ProductFoot({ product, stacked = false, children }: ProductFootProps) {
  const { productId, name, price, strikePrice, customisable, available, mustChoose } = product;
  return (
    <div className={classes(styles.foot, stacked && styles.stacked)}>
      <div className={styles.cost}>
        <Price paise={price} wasPaise={strikePrice} />
        {customisable && available && !mustChoose && (
          <CustomiseLink target={{ productId }} className={styles.customisable}>
            {words.customisable}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </CustomiseLink>
        )}
      </div>
      {children}
      <div className={styles.add}>
        <AddButton product={product} />
      </div>
    </div>
  );
}
