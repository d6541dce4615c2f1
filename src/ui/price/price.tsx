import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import { formatPaise } from './format-paise.ts';
import styles from './price.module.css';

export interface PriceProps {
  paise: number;
  /** The price before the offer, struck through; left out when it is not higher. */
  wasPaise?: number | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Shows 'Free' for an amount of 0, such as a delivery charge. */
  freeWhenZero?: boolean;
}

export function Price({ paise, wasPaise, size = 'medium', freeWhenZero = false }: PriceProps) {
  const reduced = wasPaise !== undefined && wasPaise > paise;
  const amount = freeWhenZero && paise === 0 ? uiWords.free : formatPaise(paise);
  return (
    <span className={classes(styles.price, styles[size])}>
      {reduced && (
        <s className={styles.was}>
          <VisuallyHidden>{uiWords.priceBefore} </VisuallyHidden>
          {formatPaise(wasPaise)}
        </s>
      )}
      <span className={styles.now}>
        {reduced && <VisuallyHidden>{uiWords.priceNow} </VisuallyHidden>}
        {amount}
      </span>
    </span>
  );
}
