import { pathOf } from '#src/config/paths.ts';
import { selectLocation } from '#src/features/location/location-slice.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppSelector } from '#src/store/hooks.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './place-line.module.css';
import { chromeWords as words } from './words.ts';

/** Place and order type in one line to tap. */
export function PlaceLine() {
  const { orderType, storeName, city } = useAppSelector(selectLocation);
  const place = [storeName, city].filter(Boolean).join(' · ');
  return (
    <AppLink to={pathOf('locationSelection')} className={styles.line}>
      <span className={styles.label}>{words.orderTypeLine[orderType]} </span>
      <span className={styles.value}>
        <span className={styles.text}>{place || words.choosePlace}</span>
        <Icon name="chevron-down" size={18} />
      </span>
    </AppLink>
  );
}
