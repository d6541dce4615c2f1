import { ordersTexts } from '#src/config/texts/orders.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { indianMoment } from '#src/ui/indian-moment.ts';
import type { Tracked } from '../api/tracked.ts';
import { etaLabel, saysMinutes } from '../eta-label.ts';
import { leadMinutes } from '../lead-minutes.ts';
import { timeOfDay } from '#src/ui/time-of-day.ts';
import { trackingWords as words } from '../tracking-words.ts';
import styles from './tracker.module.css';

interface EtaLineProps {
  readonly eta: Tracked['dynamicETA'];
  readonly summary: Tracked['trackOrder']['orderSummary'];
}

/** ORD-13, ORD-17, ORD-21. How long it still takes, and until when; of an order for later the time that was chosen (CON-04). */
export function EtaLine({ eta, summary: { deliveryType, scheduledFor, beginsAt, train } }: EtaLineProps) {
  const label = etaLabel(eta);
  const until = eta?.expectedAt === undefined ? '' : timeOfDay(eta.expectedAt);
  if (scheduledFor !== undefined && !saysMinutes(label)) {
    return (
      <div className={styles.eta}>
        <p className={styles.until}>
          {train
            ? words.withTrain(indianMoment(train.arrivesAt ?? scheduledFor))
            : words.scheduledFor(indianMoment(scheduledFor))}
        </p>
        <p className={styles.quiet}>
          {train
            ? words.trainNote(leadMinutes({ scheduledFor: train.arrivesAt ?? scheduledFor, beginsAt }))
            : words.scheduledNote(leadMinutes({ scheduledFor, beginsAt }))}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.eta}>
      <p>
        <span className={styles.quiet}>{ordersTexts.eta}</span>
        <span className={styles.minutes}>{label}</span>
      </p>
      {until !== '' && (
        <p className={styles.quiet}>
          {isAtStore(deliveryType) ? words.readyBy(until) : words.arrivesBy(until)}
        </p>
      )}
      {eta?.isLate && !train && <p className={styles.late}>{words.late}</p>}
    </div>
  );
}
