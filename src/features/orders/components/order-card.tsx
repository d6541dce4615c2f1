import { pathOf, withQuery } from '#src/config/paths.ts';
import { isOver, stageLabel, stageNamed } from '#src/features/tracking/stage.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { indianMoment } from '#src/ui/indian-time.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { Order } from '../api/order.ts';
import { ordersWords as words } from '../orders-words.ts';
import { FavouriteOrderButton } from './favourite-order-button.tsx';
import { OrderAgain } from './order-again.tsx';
import styles from './order-card.module.css';

/** An order in the list: when, what, how much; tracked while it is on its way, and ordered again with one press. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { id, orderId, placedAt, items, netPrice, deliveryType, tracker, store } = order;
  const stage = tracker?.stage;
  const isOnItsWay = stage !== undefined && !isOver(stage);
  const names = items.map(({ product, quantity }) =>
    quantity > 1 ? `${quantity} × ${product.name}` : product.name,
  );
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{words.order(orderId)}</h2>
          <p className={styles.quiet}>
            {[placedAt && indianMoment(placedAt), store?.name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <FavouriteOrderButton order={order} />
      </div>
      {stage !== undefined && (
        <p>
          <Badge tone={isOnItsWay ? 'secondary' : stageNamed(stage) === 'CANCELLED' ? 'bad' : 'quiet'}>
            {stageLabel(stageNamed(stage), deliveryType)}
          </Badge>
        </p>
      )}
      {names.length > 0 && <p className={styles.names}>{names.join(', ')}</p>}
      <div className={styles.foot}>
        <Price paise={netPrice} />
        <Link href={withQuery(pathOf('orderHistory'), { orderId: id })} className={styles.details}>
          {words.details}
          <VisuallyHidden>{words.ofOrder(orderId)}</VisuallyHidden>
        </Link>
      </div>
      <div className={styles.actions}>
        {isOnItsWay && (
          <ButtonLink href={withQuery(pathOf('track'), { orderHistoryId: id })} size="small">
            {words.track}
            <VisuallyHidden>{words.ofOrder(orderId)}</VisuallyHidden>
          </ButtonLink>
        )}
        <OrderAgain id={id} orderId={orderId} />
      </div>
    </Card>
  );
}
