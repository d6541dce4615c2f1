import { useEffect } from 'react';
import { pathOf } from '#src/config/paths.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { FloatingBar } from '#src/ui/floating-bar/floating-bar.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Price } from '#src/ui/price/price.tsx';
import styles from './cart-bar.module.css';
import { selectCount, selectIsTooDear, selectMaxPrice, selectMixSaving, selectTotal } from './cart-slice.ts';
import { cartWords } from './cart-words.ts';
import { stopSayingInCart } from './say-in-cart.ts';

interface CartBarProps {
  above?: 'bottom-bar' | 'edge';
  /** For pages that show the cart itself on a wide screen. */
  hiddenWhenWide?: boolean;
}

/**
 * Count and total of the cart, what a mix of everyday-value items saves, the limit of the price once it is passed (CON-06), and a link to the cart;
 * nothing while it is empty.
 */
export function CartBar({ above = 'bottom-bar', hiddenWhenWide = false }: CartBarProps) {
  const count = useAppSelector(selectCount);
  const total = useAppSelector(selectTotal);
  const saved = useAppSelector(selectMixSaving);
  const isTooDear = useAppSelector(selectIsTooDear);
  const maxPrice = useAppSelector(selectMaxPrice);
  // The toast above the bar is removed together with the bar: the next page is the cart itself, or one where the toast would disturb.
  useEffect(() => stopSayingInCart, []);
  if (count === 0) return null;
  return (
    <FloatingBar label={cartWords.cart} above={above} hiddenWhenWide={hiddenWhenWide}>
      <p className={styles.sum} aria-live="polite">
        <span className={styles.count}>{cartWords.items(count)}</span>
        <Price paise={total} size="large" />
        {saved > 0 && <span className={styles.saved}>{cartWords.savedInMix(formatPaise(saved))}</span>}
        {isTooDear && <span className={styles.limit}>{cartWords.upTo(formatPaise(maxPrice))}</span>}
      </p>
      <AppLink to={pathOf('cart')} className={buttonClass({ variant: 'primary' }, styles.go)}>
        {cartWords.viewCart}
        <Icon name="chevron-right" size={18} />
      </AppLink>
    </FloatingBar>
  );
}
