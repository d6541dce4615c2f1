import { useRef } from 'react';
import { isCustomisable } from '#schemas/rules/customisable.ts';
import { pathOf } from '#src/config/paths.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import {
  selectCount,
  selectIsTooDear,
  selectLines,
  selectMaxPrice,
  selectMixSaving,
  selectTotal,
} from '#src/features/cart/cart-slice.ts';
import { changeLine } from '#src/features/cart/change-line.ts';
import { cartWords } from '#src/features/cart/cart-words.ts';
import { CustomiseLink } from '#src/features/cart/customise-link.tsx';
import { lineDetail } from '#src/features/cart/line-detail.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Stepper } from '#src/ui/stepper/stepper.tsx';
import { VegMark } from '#src/ui/veg-mark/veg-mark.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { besideMenuWords as words } from '../beside-menu-words.ts';
import styles from './side-cart.module.css';

interface LineProps {
  readonly line: CartLine;
  /** The product can be customised, and is not a free item. */
  readonly editable: boolean;
  /** Its card on the menu. */
  readonly cardOf: (line: CartLine) => MenuCard | undefined;
  /** The last unit was removed, and the line with it. */
  readonly onGone: () => void;
}

function Line({ line, editable, cardOf, onGone }: LineProps) {
  const dispatch = useAppDispatch();
  const { key, productId, name, quantity, price, foodType, freeItem } = line;
  const choices = lineDetail(line);

  function change(next: number) {
    dispatch(changeLine({ line, quantity: next, product: cardOf(line) }));
    if (next === 0) onGone();
  }

  return (
    <li className={styles.line}>
      <p className={styles.name}>
        <VegMark kind={foodType === 0 ? 'veg' : 'non-veg'} size={14} />
        <span>{name}</span>
      </p>
      {choices !== '' && <p className={styles.choices}>{choices}</p>}
      {editable && (
        <CustomiseLink target={{ productId, line: key }} className={styles.edit}>
          {cartWords.edit} <VisuallyHidden>{name}</VisuallyHidden>
        </CustomiseLink>
      )}
      <div className={styles.foot}>
        {freeItem ? <span>× {quantity}</span> : <Stepper item={name} value={quantity} onChange={change} />}
        <Price paise={freeItem ? 0 : price * quantity} freeWhenZero />
      </div>
    </li>
  );
}

/** The cart beside the menu, on wide screens. */
export function SideCart() {
  const lines = useAppSelector(selectLines);
  const count = useAppSelector(selectCount);
  const total = useAppSelector(selectTotal);
  const saved = useAppSelector(selectMixSaving);
  const isTooDear = useAppSelector(selectIsTooDear);
  const maxPrice = useAppSelector(selectMaxPrice);
  const { menu, products } = useMenu();
  const title = useRef<HTMLHeadingElement>(null);
  const canBeEdited = ({ productId, freeItem }: CartLine) => {
    const product = products.get(productId);
    return product !== undefined && isCustomisable(product) && !freeItem;
  };
  const cardOf = ({ productId }: CartLine) => menu && menuEntries(menu).get(productId)?.card;
  return (
    <section aria-labelledby="side-cart" className={styles.cart}>
      <h2 ref={title} id="side-cart" tabIndex={-1} className={styles.title}>
        {words.yourCart}
        {count > 0 && <span className={styles.count}>{cartWords.items(count)}</span>}
      </h2>
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <Icon name="bag" size={40} />
          <p>{words.cartEmpty}</p>
        </div>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line
                key={line.key}
                line={line}
                editable={canBeEdited(line)}
                cardOf={cardOf}
                // The stepper that had the focus is removed with the line.
                onGone={() => title.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
          <div className={styles.sum}>
            {saved > 0 && (
              <p className={styles.saved}>
                <span>{cartWords.mixSaving}</span>
                <span>−{formatPaise(saved)}</span>
              </p>
            )}
            <p className={styles.total} aria-live="polite">
              <span>{words.subtotal}</span>
              <Price paise={total} size="large" />
            </p>
            {isTooDear && <p className={styles.limit}>{cartTexts.maxPrice(formatPaise(maxPrice))}</p>}
            <p className={styles.choices}>{words.beforeCharges}</p>
            <AppLink to={pathOf('cart')} className={buttonClass({ size: 'large', fullWidth: true })}>
              {cartWords.viewCart}
              <Icon name="chevron-right" size={18} />
            </AppLink>
          </div>
        </>
      )}
    </section>
  );
}
