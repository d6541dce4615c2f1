import { RiderMapPlace } from '#src/features/map/components/map-place.tsx';
import { ownPath } from '#src/features/navigation/own-path.ts';
import { Card } from '#src/ui/card/card.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { useOrderOnMap } from '../api/get-order-on-map.ts';
import type { TrackedSummary } from '../api/tracked.ts';
import { trackingWords as words } from '../tracking-words.ts';
import styles from './tracker.module.css';

interface RiderCardProps {
  readonly order: TrackedSummary;
  /** `fareyeUrl`: the page of the map, while a rider is on the way. */
  readonly mapUrl: string;
  /** The page is that of the map itself. */
  readonly isMapPage: boolean;
}

const names = { store: words.restaurant, destination: words.destination, rider: words.rider };

/** ORD-20. The rider on the map. The stages beside it say everything that one cannot do without. */
export function RiderCard({ order, mapUrl, isMapPage }: RiderCardProps) {
  const { map, isFailed } = useOrderOnMap(order);
  const path = ownPath(mapUrl);
  return (
    <Card as="section" padding="none" aria-label={words.map} className={styles.mapCard}>
      <div className={styles.map}>
        {isFailed ? (
          <p role="status" className={styles.mapFailed}>
            {words.mapFailed}
          </p>
        ) : (
          map && (
            <RiderMapPlace
              label={words.map}
              names={names}
              store={map.store}
              destination={map.destination}
              rider={map.rider}
              route={map.route}
            />
          )
        )}
      </div>
      {(map?.rider || (path !== null && !isMapPage)) && (
        <p className={styles.mapText}>
          {map?.rider && <span>{words.mapText(map.rider.name ?? words.rider)}</span>}
          {path !== null && !isMapPage && (
            <Link href={path} className={styles.link}>
              {words.openMap}
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}
