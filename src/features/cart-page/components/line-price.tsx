import { cartWords } from '#src/features/cart/cart-words.ts';
import { Price } from '#src/ui/price/price.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { cartPageWords as words } from '../cart-page-words.ts';
import type { ShownLine } from '../cart-view.ts';
import styles from './line-price.module.css';

interface LinePriceProps {
  readonly shown: ShownLine;
  /** An answer is on its way. Otherwise a figure that is missing stays missing. */
  readonly isComing: boolean;
}

/** The server's figure for all units of a line (CRT-02); while there is none for as many units its place is as wide and as high, so that nothing moves. */
export function LinePrice({ shown: { line, item, isPriced }, isComing }: LinePriceProps) {
  if (line.freeItem) return <Price paise={0} freeWhenZero />;
  return (
    <span className={styles.place}>
      {item && isPriced ? (
        <Price paise={item.total} />
      ) : (
        <span className={styles.missing}>
          <span aria-hidden>{isComing ? '\u00A0' : '–'}</span>
          {isComing && (
            <span className={styles.bone}>
              <Skeleton height="100%" />
            </span>
          )}
          <VisuallyHidden>{isComing ? words.updating : cartWords.priceUnknown}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
