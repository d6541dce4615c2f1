import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './map-frame.module.css';
import { mapWords as words } from '../map-words.ts';

interface MapFailedProps {
  /** Tries once more; absent where that is useless. */
  readonly again?: () => void;
  readonly busy?: boolean;
}

/** Replaces a map that could not be loaded, and refers to the other ways on the page. */
export function MapFailed({ again, busy = false }: MapFailedProps) {
  return (
    <div role="status" className={styles.failed}>
      <Icon name="location" size={32} />
      <p className={styles.failedTitle}>{words.failedTitle}</p>
      <p>{words.failedText}</p>
      {again && (
        <Button variant="quiet" size="small" busy={busy} onClick={again}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
