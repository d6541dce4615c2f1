import { ordersTexts } from '#src/config/texts/orders.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { useClock } from '#src/store/use-clock.ts';
import { dateInIndia, indianMoment, timeOfDay } from '#src/ui/indian-time.ts';
import type { Tracked } from '../api/tracked.ts';
import { etaLabel, saysMinutes } from '../eta-label.ts';
import { leadMinutes, wantedAt } from '../lead-minutes.ts';
import { trackingWords as words } from '../tracking-words.ts';
import styles from './tracker.module.css';

interface EtaLineProps {
  readonly eta: Tracked['dynamicETA'];
  readonly summary: Tracked['trackOrder']['orderSummary'];
}

/**
 * ORD-13, ORD-17, ORD-21. How long it still takes, and until when; of an order for later the time that was chosen (CON-04), and until when it is there
 * instead where it is late.
 */
export function EtaLine({ eta, summary }: EtaLineProps) {
  const { deliveryType, train } = summary;
  const label = etaLabel(eta);
  const scheduledFor = wantedAt(summary);
  const now = useClock().now();
  const until = eta?.expectedAt === undefined ? '' : whenOf(eta.expectedAt, now);
  const expected = until !== '' && (
    <p className={styles.quiet}>{isAtStore(deliveryType) ? words.readyBy(until) : words.arrivesBy(until)}</p>
  );
  const late = eta?.isLate && !train && <p className={styles.late}>{words.late}</p>;
  if (scheduledFor === undefined || saysMinutes(label)) {
    return (
      <div className={styles.eta}>
        <p>
          <span className={styles.quiet}>{ordersTexts.eta}</span>
          <span className={styles.minutes}>{label}</span>
        </p>
        {expected}
        {late}
      </div>
    );
  }
  const at = indianMoment(scheduledFor);
  const minutes = leadMinutes({ scheduledFor, beginsAt: summary.beginsAt });
  const note = train ? words.trainNote(minutes) : words.scheduledNote(minutes);
  return (
    <div className={styles.eta}>
      <p className={styles.until}>{train ? words.withTrain(at) : words.scheduledFor(at)}</p>
      {late ? (
        <>
          {expected}
          {late}
        </>
      ) : (
        minutes > 0 && <p className={styles.quiet}>{note}</p>
      )}
    </div>
  );
}

/** The time of day, with the day where it is not today: one to a train may come in a week. */
function whenOf(at: string, now: number): string {
  return dateInIndia(Date.parse(at)) === dateInIndia(now) ? timeOfDay(at) : indianMoment(at);
}
