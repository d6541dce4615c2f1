import { pathOf, withQuery } from '#src/config/paths.ts';
import { wantedAt } from '#src/features/tracking/lead-minutes.ts';
import { isOver, stageLabel, stageNamed } from '#src/features/tracking/stage.ts';
import { HelpLines } from '#src/features/tracking/components/help-lines.tsx';
import { trackingWords } from '#src/features/tracking/tracking-words.ts';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { indianMoment } from '#src/ui/indian-time.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import type { Order } from '../api/order.ts';
import { ordersWords as words } from '../orders-words.ts';
import { FavouriteOrderButton } from './favourite-order-button.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderWhere } from './order-where.tsx';
import styles from './order-details.module.css';

/** All of an order (ORD-29): what it is, where it goes, what it cost, and whom to call. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { id, orderId, placedAt, train, tracker, deliveryType, campaignMessage } = order;
  const scheduledFor = wantedAt(order);
  const stage = tracker?.stage;
  const isOnItsWay = stage !== undefined && !isOver(stage);
  return (
    <div className={styles.parts}>
      <div className={styles.main}>
        <Card as="section" className={styles.head}>
          <div className={styles.title}>
            <h1 className={styles.number}>{words.order(orderId)}</h1>
            <FavouriteOrderButton order={order} />
          </div>
          {stage !== undefined && (
            <p className={styles.stage}>{stageLabel(stageNamed(stage), deliveryType)}</p>
          )}
          {placedAt !== undefined && <p className={styles.quiet}>{words.placedOn(indianMoment(placedAt))}</p>}
          {scheduledFor !== undefined && (
            <p className={styles.quiet}>
              {(train ? trackingWords.withTrain : words.scheduledFor)(indianMoment(scheduledFor))}
            </p>
          )}
          <div className={styles.actions}>
            {isOnItsWay && (
              <ButtonLink href={withQuery(pathOf('track'), { orderHistoryId: id })} size="small">
                {words.track}
              </ButtonLink>
            )}
            <OrderAgain id={id} orderId={orderId} variant={isOnItsWay ? 'secondary' : 'primary'} />
          </div>
        </Card>
        {campaignMessage !== undefined && <Notice tone="good">{campaignMessage}</Notice>}
        <OrderContent order={order} />
      </div>
      <div className={styles.side}>
        <OrderBill order={order} />
        <HelpLines store={order.store} />
      </div>
    </div>
  );
}

/** What is in the order, and where it goes. */
export function OrderContent({ order }: { readonly order: Order }) {
  return (
    <>
      {order.items.length > 0 && (
        <Card as="section" aria-label={words.items}>
          <h2 className={styles.heading}>{words.items}</h2>
          <OrderItems items={order.items} />
        </Card>
      )}
      <OrderWhere order={order} />
    </>
  );
}
