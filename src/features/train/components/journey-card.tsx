import { Badge } from '#src/ui/badge/badge.tsx';
import { Card } from '#src/ui/card/card.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { Journey } from '../api/get-pnr-status.ts';
import { dayOf } from '#src/ui/indian-time.ts';
import { trainWords as words } from '../train-words.ts';
import styles from './train.module.css';

/** TRN-02. The train, and the seats of the PNR. */
export function JourneyCard({ status }: { readonly status: Journey['pnrStatus'] }) {
  const { number, name, from, to, journeyDate, delayMinutes } = status.trainInfo;
  const { class: travelClass, passengers } = status.seatInfo;
  return (
    <Card as="section" aria-label={words.journey} className={styles.journey}>
      <div className={styles.train}>
        <span aria-hidden className={styles.sign}>
          <Icon name="train" size={26} />
        </span>
        <div>
          <p className={styles.quiet}>{number}</p>
          <h2 className={styles.trainName}>{name}</h2>
          <p className={styles.quiet}>{words.fromTo(from, to)}</p>
          <p className={styles.quiet}>{words.dayOf(dayOf(journeyDate))}</p>
        </div>
      </div>
      <p className={delayMinutes > 0 ? styles.late : styles.onTime}>
        <strong>{delayMinutes > 0 ? words.late(delayMinutes) : words.onTime}</strong>
        {delayMinutes > 0 && <> · {words.lateNote}</>}
      </p>
      <div>
        <h3 className={styles.small}>
          {words.seats}
          {travelClass !== '' && <span className={styles.quiet}> · {travelClass}</span>}
        </h3>
        <ul className={styles.seats}>
          {passengers.map(({ coach, berth, status: state }) => (
            <li key={`${coach} ${berth}`} className={styles.seat}>
              <span aria-hidden>{words.seat(coach, berth)}</span>
              <VisuallyHidden>{words.seatInWords(coach, berth)}</VisuallyHidden>
              {state === 'RAC' && <Badge>{words.rac}</Badge>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
