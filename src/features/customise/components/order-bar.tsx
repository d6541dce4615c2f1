import { useId } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { uiWords } from '#src/ui/words.ts';
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
  /** Why it cannot be pressed. */
  reason: string | null;
  onOrder: () => void;
}

/** The quantity, and the button with the total. The button is always shown: while it is disabled the reason is shown with it. */
export function OrderBar(props: OrderBarProps) {
  const { item, quantity, max, onQuantity, total, verb, reason, onOrder } = props;
  const reasonId = useId();
  return (
    <div className={styles.bar}>
      {reason !== null && (
        <p id={reasonId} className={styles.reason} role="status">
          {reason}
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
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={onOrder}
      >
        {verb} · {formatPaise(total)}
      </Button>
    </div>
  );
}
