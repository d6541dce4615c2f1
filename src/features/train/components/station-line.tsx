import { timeOfDay } from '#src/ui/indian-time.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/button/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import type { Restaurant, Station } from '../api/get-pnr-status.ts';
import { trainWords as words } from '../train-words.ts';
import styles from './stations.module.css';

interface StationLineProps {
  readonly station: Station;
  /** The restaurant that was chosen, where it is one of this station. */
  readonly chosenStoreId: string | undefined;
  readonly onChoose: (station: Station, restaurant: Restaurant) => void;
}

/** A station on the way: when the train is there, and what can be ordered to it, or why nothing can (TRN-04). */
export function StationLine({ station, chosenStoreId, onChoose }: StationLineProps) {
  const { name, code, arrivesAt, plannedAt, platform, haltMinutes, day, delayMinutes, state, why, closesAt } =
    station;
  const isOpen = state === 'open';
  const facts = [
    platform && words.platform(platform),
    haltMinutes > 0 && words.halt(haltMinutes),
    day > 1 && words.day(day),
  ].filter(Boolean);
  return (
    <li className={classes(styles.station, isOpen ? styles.open : styles.closed)}>
      <p className={styles.time}>
        {timeOfDay(arrivesAt)}
        {delayMinutes > 0 && plannedAt !== undefined && (
          <span className={styles.planned}>
            <VisuallyHidden>, </VisuallyHidden>
            {words.planned(timeOfDay(plannedAt))}
          </span>
        )}
      </p>
      <span aria-hidden className={styles.dot} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          {name} <span className={styles.code}>{code}</span>
        </h3>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {isOpen ? (
          <div className={styles.restaurants}>
            {station.storeStationDetails.map((restaurant) => (
              <Button
                key={restaurant.id}
                variant={restaurant.id === chosenStoreId ? 'primary' : 'secondary'}
                fullWidth
                onClick={() => onChoose(station, restaurant)}
              >
                {restaurant.id === chosenStoreId && <VisuallyHidden>{words.chosen}: </VisuallyHidden>}
                {words.order(restaurant.name)}
              </Button>
            ))}
            {closesAt !== undefined && <p className={styles.facts}>{words.until(timeOfDay(closesAt))}</p>}
          </div>
        ) : (
          why !== '' && <p className={styles.why}>{why}</p>
        )}
      </div>
    </li>
  );
}
