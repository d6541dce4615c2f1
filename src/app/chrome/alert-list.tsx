import { dismissedAlerts } from '#schemas/compiled/stored/dismissed-alerts.ts';
import type { Alert } from '#schemas/documents/alerts.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import styles from './alert-list.module.css';
import { chromeWords as words } from './chrome-words.ts';

interface AlertListProps {
  readonly alerts: readonly Alert[];
  readonly onDismiss: (id: string) => void;
}

/** Most that are remembered: there are five at a time. */
const mostKept = 20;

/** The notices themselves: most pages have none. */
export function AlertList({ alerts, onDismiss }: AlertListProps) {
  const persistence = usePersistence();

  function dismiss(id: string) {
    // Read now: another tab may have dismissed some since they were shown here.
    const kept = persistence.read(dismissedAlerts) ?? [];
    persistence.write(dismissedAlerts, [...kept, id].slice(-mostKept));
    onDismiss(id);
  }

  return (
    <section aria-label={words.alerts} className={styles.alerts}>
      {alerts.map(({ id, text, tone }) => (
        <Notice key={id} tone={tone === 'warning' ? 'warning' : 'info'} onDismiss={() => dismiss(id)}>
          {text}
        </Notice>
      ))}
    </section>
  );
}
