import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import type { Order } from '../api/order.ts';
import { ordersWords as words } from '../orders-words.ts';
import { useFavouriteOrder } from '../use-favourite-order.ts';
import styles from './order-actions.module.css';

interface FavouriteOrderButtonProps {
  readonly order: Pick<Order, 'id' | 'orderId' | 'isFavourite'>;
}

/** The heart of an order (ORD-33). */
export function FavouriteOrderButton({ order }: FavouriteOrderButtonProps) {
  const { isMarked, press } = useFavouriteOrder(order);
  return (
    <IconButton
      icon="heart"
      filled={isMarked}
      label={words.favourite(order.orderId)}
      aria-pressed={isMarked}
      className={isMarked ? styles.marked : undefined}
      onClick={press}
    />
  );
}
