import { useId } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { uiWords } from '#src/ui/words.ts';
import type { Reason } from '../reason-against.ts';
import styles from './order-bar.module.css';

interface OrderBarProps {
  item: string;
  quantity: number;
  /** How many units can be ordered. */
  max: number;
  onQuantity: (quantity: number) => void;
  /** Of all units together, in paise. */
  total: number;
  /** What pressing does: 'Add', 'Update'. */
  verb: string;
  /** Energy and allergens of the choice: its heading, which has them too, is out of sight while toppings are chosen. */
  facts: string;
  /** Why nothing can be ordered. */
  reason: Reason | null;
  /** Why no more units can be ordered. */
  limit: string;
  onOrder: () => void;
  /** Called instead of `onOrder` while something has to be chosen first. */
  onMissing: () => void;
}

/**
 * The quantity, and the button with the total. The button is always shown: while it is disabled the reason is shown with it. While something
 * has to be chosen first, the reason and the disabled button lead to it.
 */
export function OrderBar(props: OrderBarProps) {
  const { item, quantity, max, onQuantity, total, verb, facts, reason, limit, onOrder, onMissing } = props;
  const reasonId = useId();
  const isMissing = reason?.missing !== undefined;
  const text = reason?.text ?? (quantity >= max ? limit : null);
  return (
    <div className={styles.bar}>
      {/* Screen readers get each change from the heading. */}
      {facts !== '' && (
        <p className={styles.facts} aria-hidden>
          {facts}
        </p>
      )}
      {text !== null && (
        <p id={reasonId} className={styles.reason} role="status">
          {isMissing ? (
            <button type="button" className={styles.missing} onClick={onMissing}>
              {text}
            </button>
          ) : (
            text
          )}
        </p>
      )}
      <div role="group" aria-label={uiWords.quantityOf(item)} className={styles.quantity}>
        <IconButton
          icon="minus"
          iconSize={18}
          label={uiWords.removeOne(item)}
          disabled={quantity <= 1}
          onClick={() => onQuantity(quantity - 1)}
        />
        <output aria-live="polite" className={styles.value}>
          {quantity}
        </output>
        <IconButton
          icon="plus"
          iconSize={18}
          label={uiWords.addOneMore(item)}
          disabled={quantity >= max}
          onClick={() => onQuantity(quantity + 1)}
        />
      </div>
      <Button
        size="large"
        className={styles.order}
        // It can be pressed and takes the focus while it leads to what is missing, so it is not disabled for the browser.
        disabled={reason !== null && !isMissing}
        aria-disabled={isMissing || undefined}
        aria-describedby={text === null ? undefined : reasonId}
        onClick={isMissing ? onMissing : onOrder}
      >
        {verb} · {formatPaise(total)}
      </Button>
    </div>
  );
}
