import { cartTexts } from '#src/config/texts/cart.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import { additionOf } from '#src/features/cart/cart-lines.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { changeLine } from '#src/features/cart/change-line.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import styles from './offer-dishes.module.css';

interface OfferDishesProps {
  code: string;
  productIds: readonly string[];
}

/**
 * The dishes of an offer that applies only to what is added from it (CRT-03). Each is added as the menu's card sells it, as a line of the
 * offer, which is never merged with another line of the dish (CRT-08).
 */
export function OfferDishes({ code, productIds }: OfferDishesProps) {
  const { menu } = useMenu();
  if (!menu) return null;
  const entries = menuEntries(menu);
  return (
    <ul className={styles.dishes}>
      {productIds.flatMap((id) => {
        const card = entries.get(id)?.card;
        return card && !card.mustChoose
          ? [
              <li key={id} className={styles.dish}>
                <OfferDish code={code} card={card} />
              </li>,
            ]
          : [];
      })}
    </ul>
  );
}

function OfferDish({ code, card }: { code: string; card: MenuCard }) {
  const dispatch = useAppDispatch();
  const isOffline = useAppSelector(selectStoreIsOffline);
  const line = useAppSelector((state) =>
    selectLines(state).find((each) => each.promoCode === code && each.productId === card.productId),
  );
  const orderable = card.available && !isOffline;
  const quantity = line?.quantity ?? 0;
  const addition = { ...additionOf(card), promoType: 'PRODUCT_IMPLICIT', promoCode: code };
  return (
    <>
      <span>
        {card.name} <Price paise={card.price} />
      </span>
      {orderable || line ? (
        <Stepper
          item={card.name}
          value={quantity}
          max={orderable ? Infinity : quantity}
          onChange={(next) =>
            dispatch(line ? changeLine({ line, quantity: next, product: card }) : addProduct(addition))
          }
        />
      ) : (
        <span className={styles.reason}>
          {isOffline ? storesTexts.storeOffline : (card.availableText ?? cartTexts.outOfStock)}
        </span>
      )}
    </>
  );
}
