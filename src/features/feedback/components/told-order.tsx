import { pathOf } from '#src/config/paths.ts';
import { Card } from '#src/ui/card/card.tsx';
import { indianMoment } from '#src/ui/indian-time.ts';
import { Link } from '#src/ui/link/link.tsx';
import type { FeedbackOrder } from '../api/get-feedbacks.ts';
import { feedbackScreenWords as words } from '../screens/feedback-screen-words.ts';
import styles from './told-order.module.css';

interface ToldOrderProps {
  readonly order: FeedbackOrder;
  /** There are others to choose from. */
  readonly canChange: boolean;
}

/** The order that the form is about: number, time, dishes. */
export function ToldOrder({ order, canChange }: ToldOrderProps) {
  const { orderId, placedAt, storeName, items } = order;
  return (
    <Card as="section" aria-label={words.order(orderId)} padding="small" className={styles.order}>
      <p className={styles.number}>{words.order(orderId)}</p>
      <p className={styles.quiet}>
        {[placedAt && indianMoment(placedAt), storeName].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.dishes}>{dishesOf(items)}</p>
      {canChange && (
        <Link href={pathOf('feedback')} className={styles.other}>
          {words.anotherOrder}
        </Link>
      )}
    </Card>
  );
}

export function dishesOf(items: readonly { readonly name: string; readonly quantity: number }[]): string {
  return items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
}
