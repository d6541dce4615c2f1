import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { Tracked } from '../api/tracked.ts';
import { timeOfDay } from '#src/ui/indian-time.ts';
import { trackingWords as words } from '../tracking-words.ts';
import styles from './tracker.module.css';

type Train = NonNullable<Tracked['trackOrder']['orderSummary']['train']>;

/** The seat that an order to a train goes to, and where the train is in time. */
export function TrainCard({ train }: { readonly train: Train }) {
  const { number, name, stationName, platform, coach, berth, arrivesAt, delayMinutes } = train;
  const time = arrivesAt === undefined ? '' : timeOfDay(arrivesAt);
  return (
    <Card as="section" aria-label={words.train} className={styles.train}>
      <span aria-hidden className={styles.trainSign}>
        <Icon name="train" size={24} />
      </span>
      <div>
        <p className={styles.quiet}>
          {number} {name}
        </p>
        <h2 className={styles.heading}>{[stationName, time].filter(Boolean).join(' · ')}</h2>
        <p>{[platform && words.platform(platform), words.seat(coach, berth)].filter(Boolean).join(' · ')}</p>
        <p className={delayMinutes > 0 ? styles.trainLate : styles.quiet}>
          {delayMinutes > 0 ? words.trainLate(delayMinutes) : words.trainOnTime}
        </p>
      </div>
    </Card>
  );
}
