import type { AddressPlace } from '#schemas/stored/drafts.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { addressWords as words } from '../addresses-words.ts';
import styles from './map-line.module.css';

interface MapLineProps {
  place: AddressPlace | null;
  /** Link to the map, which returns to this page. */
  mapHref: string;
  onLeave: () => void;
}

/** The place of the address in one line, with a link to the map. */
export function MapLine({ place, mapHref, onLeave }: MapLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.pin}>
        <Icon name="location" size={22} />
      </span>
      <p className={styles.text}>
        {place ? (
          <>
            <span className={styles.quiet}>{words.pinIsHere} </span>
            <strong>{[place.area_level2, place.city].filter(Boolean).join(', ')}</strong>
          </>
        ) : (
          <span className={styles.quiet}>{words.noPin}</span>
        )}
      </p>
      <AppLink to={mapHref} className={styles.change} onClick={onLeave}>
        {place ? words.changeOnMap : words.setOnMap}
      </AppLink>
    </div>
  );
}
