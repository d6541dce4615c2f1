import { lineDetail } from '#src/features/cart/line-detail.ts';
import { selectLastLineOf, selectQuantityOf } from '#src/features/cart/cart-slice.ts';
import { changeLine } from '#src/features/cart/change-line.ts';
import { repeatText } from '#src/features/cart/repeat-text.ts';
import { variantWords as words } from '#src/features/cart/variant-words.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Card } from '#src/ui/card/card.tsx';
import type { Leave } from '../use-leave.ts';
import styles from './repeat-last.module.css';

interface RepeatLastProps {
  productId: string;
  leave: Leave;
}

/** Adds one more of the product's last line in the cart. Nothing when the cart has none. */
export function RepeatLast({ productId, leave }: RepeatLastProps) {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => selectLastLineOf(state, productId));
  const units = useAppSelector((state) => selectQuantityOf(state, productId));
  if (!line) return null;

  const detail = lineDetail(line);
  return (
    <Card tone="outline" padding="small" className={styles.card}>
      <div>
        <p className={styles.title}>
          {words.yourLast} · {words.units(units)}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <Button
        variant="secondary"
        size="small"
        onClick={() => leave(() => dispatch(changeLine({ line, quantity: line.quantity + 1 })))}
      >
        {repeatText(line)}
      </Button>
    </Card>
  );
}
