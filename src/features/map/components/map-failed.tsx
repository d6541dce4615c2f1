import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './map-frame.module.css';
import { mapWords as words } from '../map-words.ts';

/** Replaces a map that could not be loaded, and refers to the other ways on the page. */
export function MapFailed() {
  return (
    <div role="status" className={styles.failed}>
      <Icon name="location" size={32} />
      <p className={styles.failedTitle}>{words.failedTitle}</p>
      <p>{words.failedText}</p>
    </div>
  );
}
