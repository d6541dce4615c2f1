import type { Ref } from 'react';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { offersWords as words } from '../offers-words.ts';
import styles from './offers.module.css';

type Promo = NonNullable<PricedCart['explicitPromo']>;

interface AppliedCodeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly promo: Promo;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onTerms: (code: string) => void;
}

const titles = { SUCCESS: words.appliedCode, PARTIAL: words.partly, FAILED: words.notApplied } as const;

/** The code of the cart (OFR-11), what it did, and the way to take it off. One that does not hold any more says why (OFR-08, OFR-09). */
export function AppliedCode({ ref, promo, busy, onRemove, onTerms }: AppliedCodeProps) {
  const { promoCode, result, text } = promo;
  const hasFailed = result === 'FAILED';
  const couponInvalidText = useAppSelector((state) => selectCartConfig(state).couponInvalidText);
  const detail = text || (hasFailed ? couponInvalidText : '');
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className={classes(styles.code, hasFailed && styles.codeFailed)}
    >
      <Icon name={hasFailed ? 'error' : 'success'} size={22} />
      <div className={styles.words}>
        <p className={styles.heading}>{titles[result](promoCode)}</p>
        {detail !== '' && <p>{detail}</p>}
        <button type="button" className={styles.link} onClick={() => onTerms(promoCode)}>
          {words.terms}
          <VisuallyHidden>: {promoCode}</VisuallyHidden>
        </button>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={words.removeCode(promoCode)}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </div>
  );
}
