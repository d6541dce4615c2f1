import { formatPaise } from '#src/ui/price/format-paise.ts';
import { customiseWords as words } from '../customise-words.ts';
import styles from './extra-price.module.css';

/** What a choice adds to the price. */
export function ExtraPrice({ paise }: { paise: number }) {
  return <span className={styles.extra}>{paise > 0 ? words.plus(formatPaise(paise)) : words.included}</span>;
}
