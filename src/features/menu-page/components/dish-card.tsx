import { memo } from 'react';
import { cartTexts } from '#src/config/texts/cart.ts';
import { selectQuantityOf } from '#src/features/cart/cart-slice.ts';
import { CustomiseLink } from '#src/features/cart/customise-link.tsx';
import { ProductFoot } from '#src/features/catalog/components/product-card/product-foot.tsx';
import { ProductFacts } from '#src/features/catalog/components/product-card/product-heading.tsx';
import { ProductPicture } from '#src/features/catalog/components/product-card/product-picture.tsx';
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import styles from './dish-card.module.css';

/** One line of constant height: when the product is back, that its limit in the cart is reached, or its description. */
function Line({ product }: { product: MenuCard }) {
  const { productId, maxQuantity = Infinity, description, unavailableText, availableText } = product;
  const isAtLimit = useAppSelector((state) => selectQuantityOf(state, productId) >= maxQuantity);
  if (unavailableText !== undefined && availableText !== undefined)
    return <p className={styles.back}>{availableText}</p>;
  if (isAtLimit) return <p className={styles.limit}>{cartTexts.limitedQuantity}</p>;
  return description === undefined ? null : <p className={styles.description}>{description}</p>;
}

interface DishCardProps {
  readonly product: MenuCard;
  /** The card is on the first screen: its picture loads at once. */
  readonly priority: boolean;
  /** The address asks for it. */
  readonly opened: boolean;
}

/** A dish of the menu: text left, picture right, price, heart and Add below. Its height is constant, so that the height of a block is known. */
export const DishCard = memo(function DishCard({ product, priority, opened }: DishCardProps) {
  const { productId, name, foodType, badge, kcal, servesLabel } = product;
  // Also without anything to choose: its own page says what it contains.
  const opens = product.available;
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
      </div>
      <div className={styles.picture}>
        <ProductPicture product={product} sizes="140px" priority={priority} />
      </div>
      <div className={styles.foot}>
        <ProductFoot product={addable(product)}>
          <FavouriteButton productId={productId} name={name} />
        </ProductFoot>
      </div>
    </Card>
  );
});

/** The card as the Add button takes it: the button shows the reason, and `Line` when the dish is back. */
function addable(product: MenuCard): MenuCard {
  const { unavailableText } = product;
  return unavailableText === undefined ? product : { ...product, availableText: unavailableText };
}
