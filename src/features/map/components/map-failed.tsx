import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './map-frame.module.css';
import { mapWords as words } from '../map-words.ts';

/** In a map's place when it could not be loaded: what is beside it is the way on. */
export function MapFailed() {
  return (
    <div role="status" className={styles.failed}>
      <Icon name="location" size={32} />
      <p className={styles.failedTitle}>{words.failedTitle}</p>
      <p>{words.failedText}</p>
    </div>
  );
}
