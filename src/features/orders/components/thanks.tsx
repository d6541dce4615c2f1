import { pathOf } from '#src/config/paths.ts';
import { ordersTexts } from '#src/config/texts/orders.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { etaLabel, saysMinutes } from '#src/features/tracking/eta-label.ts';
import { isAfterItsTime, leadMinutes, wantedAt } from '#src/features/tracking/lead-minutes.ts';
import { isWaitedFor, stageLabel, stageNamed, stageText } from '#src/features/tracking/stage.ts';
import { trackingWords } from '#src/features/tracking/tracking-words.ts';
import { indianMoment, timeOfDay } from '#src/ui/indian-time.ts';
import { useClock } from '#src/store/use-clock.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { Order } from '../api/order.ts';
import { ordersWords } from '../orders-words.ts';
import { thankYouWords as words } from '../thank-you-words.ts';
import { FavouriteOrderButton } from './favourite-order-button.tsx';
import styles from './thanks.module.css';

interface ThanksProps {
  readonly order: Order;
  /** The tracker on the page says when it arrives. */
  readonly hasTracker: boolean;
}

const minuteMs = 60_000;

/** ORD-14..ORD-17. The order is placed: its number, when that was, and when it is there. One that was cancelled is not confirmed any more. */
export function Thanks({ order, hasTracker }: ThanksProps) {
  const { orderId, placedAt, expectedAt, deliveryType, campaignMessage, train } = order;
  const scheduledFor = wantedAt(order);
  const clock = useClock();
  const stage = stageNamed(order.tracker?.stage ?? 0);
  const isCancelled = stage === 'CANCELLED';
  const hasTime = !hasTracker && isWaitedFor(order.tracker?.stage ?? 0, deliveryType);
  const minutes =
    expectedAt === undefined ? undefined : Math.ceil((Date.parse(expectedAt) - clock.now()) / minuteMs);
  const label = etaLabel(minutes === undefined ? undefined : minutes > 0 ? { minutes } : {});
  const until = timeOfDay(expectedAt ?? '');
  const expected = until !== '' && (
    <dd className={styles.until}>
      {isAtStore(deliveryType) ? trackingWords.readyBy(until) : trackingWords.arrivesBy(until)}
    </dd>
  );
  return (
    <section className={styles.thanks}>
      <div role="status" className={styles.words}>
        {!isCancelled && (
          <span className={styles.mark}>
            <Icon name="check" size={32} />
          </span>
        )}
        <h1 className={styles.title}>
          {isCancelled ? stageLabel(stage, deliveryType) : ordersTexts.confirmed}
        </h1>
        <p>{sentenceOf(order)}</p>
      </div>
      <div className={styles.numberLine}>
        <div>
          <p className={styles.quiet}>{ordersWords.orderNumber}</p>
          <p className={styles.number}>{orderId}</p>
        </div>
        <FavouriteOrderButton order={order} />
      </div>
      <dl className={styles.times}>
        {placedAt !== undefined && (
          <div>
            <dt>{ordersTexts.placedAt}</dt>
            <dd>{timeOfDay(placedAt)}</dd>
          </div>
        )}
        {hasTime && scheduledFor === undefined && (
          <div>
            <dt>{ordersTexts.eta}</dt>
            <dd>{label}</dd>
            {saysMinutes(label) && expected}
          </div>
        )}
        {scheduledFor !== undefined && (
          <div>
            <dt>{train ? ordersWords.withTrainAt : ordersWords.chosenFor}</dt>
            <dd>{indianMoment(scheduledFor)}</dd>
            {hasTime && isAfterItsTime(order) && expected}
          </div>
        )}
      </dl>
      {campaignMessage !== undefined && <p className={styles.campaign}>{campaignMessage}</p>}
    </section>
  );
}

/** What happens next. A page that is opened again later says how far the order is. */
function sentenceOf(order: Order): string {
  const { tracker, beginsAt, deliveryType, train } = order;
  const stage = stageNamed(tracker?.stage ?? 0);
  if (stage === 'DISPATCHED' || stage === 'DELIVERED' || stage === 'CANCELLED')
    return stageText(stage, deliveryType);
  if (isAfterItsTime(order)) return trackingWords.late;
  const scheduledFor = wantedAt(order);
  const minutes = scheduledFor === undefined ? 0 : leadMinutes({ scheduledFor, beginsAt });
  if (minutes > 0) {
    return train ? trackingWords.trainNote(minutes) : ordersWords.scheduledNote(minutes);
  }
  return isAtStore(deliveryType) ? words.collectText : ordersTexts.preparing;
}

/** CON-15. What is promised of a delivery, and when it is not. */
export function Guarantee({ order: { deliveryType, scheduledFor, tracker } }: { readonly order: Order }) {
  const isCancelled = stageNamed(tracker?.stage ?? 0) === 'CANCELLED';
  if (deliveryType !== 'D' || scheduledFor !== undefined || isCancelled) return null;
  return (
    <p className={styles.guarantee}>
      <strong>{words.guarantee}</strong> {words.guaranteeText}{' '}
      <Link href={pathOf('tnc')} className={styles.link}>
        {words.terms}
      </Link>
    </p>
  );
}
