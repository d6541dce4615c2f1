import { useSyncExternalStore } from 'react';
import { texts } from '#src/config/texts.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './offline-notice.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;
const notOnServer = () => false;

/** Says so while there is no connection (PWA-09). Floats, so that nothing shifts. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(subscribe, isOffline, notOnServer);
  return (
    <div role="status" className={styles.place}>
      {offline && (
        <p className={styles.notice}>
          <Icon name="warning" size={18} />
          {texts.app.offline}
        </p>
      )}
    </div>
  );
}
