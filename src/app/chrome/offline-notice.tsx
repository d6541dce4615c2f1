import { appTexts } from '#src/config/texts/app.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './offline-notice.module.css';
import { useOffline } from '#src/ui/use-offline.ts';

/** Shown while there is no connection (PWA-09). Added to the page when the connection is lost, never while the page loads online. */
export function OfflineNotice() {
  const offline = useOffline();
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
