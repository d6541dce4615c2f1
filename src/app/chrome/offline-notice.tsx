import { useSyncExternalStore } from 'react';
import { appTexts } from '#src/config/texts/app.ts';
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

/** Shown while there is no connection (PWA-09). Added to the page when the connection is lost, never while the page loads online. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(subscribe, isOffline, notOnServer);
  return (
    <div role="status" className={styles.place}>
      {offline && (
        <p className={styles.notice}>
          <Icon name="warning" size={18} />
          {appTexts.offline}
        </p>
      )}
    </div>
  );
}
