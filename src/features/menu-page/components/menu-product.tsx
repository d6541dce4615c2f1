import { memo } from 'react';
import { cartTexts } from '#src/config/texts/cart.ts';
import { AddButton } from '#src/features/cart/add-button.tsx';
import { selectQuantityOf } from '#src/features/cart/cart-slice.ts';
import { CustomiseLink } from '#src/features/cart/customise-link.tsx';
import { ProductFacts } from '#src/features/catalog/components/product-card/product-heading.tsx';
import { ProductPicture } from '#src/features/catalog/components/product-card/product-picture.tsx';
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx';
import type { MenuCard as Product } from '#src/features/menu/menu-card.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { Price } from '#src/ui/price/price.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import styles from './menu-product.module.css';

/** What the product is, or what keeps more of it from the cart: a line of the same height either way. */
function Line({ product }: { product: Product }) {
  const { productId, maxQuantity = Infinity, description, unavailableText, availableText } = product;
  const isAtLimit = useAppSelector((state) => selectQuantityOf(state, productId) >= maxQuantity);
  if (unavailableText !== undefined && availableText !== undefined)
    return <p className={styles.back}>{availableText}</p>;
  if (isAtLimit) return <p className={styles.limit}>{cartTexts.limitedQuantity}</p>;
  return description === undefined ? null : <p className={styles.description}>{description}</p>;
}

interface MenuProductProps {
  readonly product: Product;
  /** The card is part of the first screen: load its picture at once. */
  readonly priority: boolean;
  /** The address asks for it. */
  readonly opened: boolean;
}

/** A dish of the menu: words left, picture right, Add on the picture's edge. Always of one height, so that a block of them has one too. */
export const MenuProduct = memo(function MenuProduct({ product, priority, opened }: MenuProductProps) {
  const { productId, name, foodType, badge, price, strikePrice, kcal, servesLabel, customisable } = product;
  const opens = customisable && product.available;
  return (
    <Card
      as="li"
      padding="none"
      interactive={opens}
      className={styles.card}
      data-asked={opened ? '' : undefined}
    >
      <div className={styles.words}>
        <p className={styles.marks}>
          <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={14} />
          {badge && <Badge tone="praise">{badge}</Badge>}
        </p>
        <h3 className={styles.name} title={name}>
          {opens ? (
            <CustomiseLink target={{ productId }} className={coverClass(styles.link)}>
              {name}
            </CustomiseLink>
          ) : (
            name
          )}
        </h3>
        <Line product={product} />
        <ProductFacts kcal={kcal} servesLabel={servesLabel} />
        <div className={styles.price}>
          <Price paise={price} wasPaise={strikePrice} />
        </div>
      </div>
      <div className={styles.side}>
        <ProductPicture product={product} sizes="120px" priority={priority} />
        <div className={styles.heart}>
          <FavouriteButton productId={productId} name={name} />
        </div>
        <div className={styles.add}>
          <AddButton product={addable(product)} />
        </div>
      </div>
    </Card>
  );
});

/** Where there is no Add there is the reason; when the dish is back is said beside it. */
function addable(product: Product): Product {
  const { unavailableText } = product;
  return unavailableText === undefined ? product : { ...product, availableText: unavailableText };
}
