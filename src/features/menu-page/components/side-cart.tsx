import { useRef } from 'react';
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
import { cartWords } from '#src/features/cart/cart-words.ts';
import { CataloguePrice } from '#src/features/cart/catalogue-price.tsx';
import { LineRow } from '#src/features/cart/line-row.tsx';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import { besideMenuWords as words } from '../beside-menu-words.ts';
import styles from './side-cart.module.css';

/** The cart beside the menu, on wide screens. */
export function SideCart() {
  const lines = useAppSelector(selectLines);
  const count = useAppSelector(selectCount);
  const total = useAppSelector(selectTotal);
  const saved = useAppSelector(selectMixSaving);
  const isTooDear = useAppSelector(selectIsTooDear);
  const maxPrice = useAppSelector(selectMaxPrice);
  const { menu } = useMenu();
  const title = useRef<HTMLHeadingElement>(null);
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
              <LineRow
                key={line.key}
                line={line}
                card={cardOf(line)}
                price={<CataloguePrice line={line} units={line.quantity} />}
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
            <p className={styles.note}>{words.beforeCharges}</p>
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
