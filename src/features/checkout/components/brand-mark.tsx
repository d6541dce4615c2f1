import type { CardBrand } from '../card-rules.ts';
import { checkoutWords as words } from '../checkout-words.ts';
import styles from './brand-mark.module.css';

/** VAL-25 to VAL-27. The network of a card by its name: the networks' own marks are theirs. */
export function BrandMark({ brand }: { brand: CardBrand }) {
  return (
    <span role="status" data-brand={brand} className={styles.mark}>
      {words.brands[brand]}
    </span>
  );
}
