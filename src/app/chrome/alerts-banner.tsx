import { useState } from 'react';
import { currentAlerts, useAlerts } from '#src/features/documents/api/get-alerts.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import { useMinute } from '../engine/minute-clock.ts';
import { usePersistence } from '../persistence-context.ts';
import styles from './alerts-banner.module.css';
import { chromeWords as words } from './chrome-words.ts';

/** The server's notices over every page (WID-17). One that was put away does not come back. */
export function AlertsBanner() {
  const persistence = usePersistence();
  const now = useMinute();
  const alerts = useAlerts();
  // Nothing is known of the customer in the first render; what was put away earlier goes right after it.
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const kept = persistence?.read('dismissedAlerts') ?? [];

  const shown = currentAlerts(alerts, now).filter(({ id }) => !dismissed.includes(id) && !kept.includes(id));
  if (shown.length === 0) return null;

  function dismiss(id: string) {
    persistence?.write('dismissedAlerts', [...kept, id].slice(-20));
    setDismissed((ids) => [...ids, id]);
  }

  return (
    <section aria-label={words.alerts} className={styles.alerts}>
      {shown.map(({ id, text, tone }) => (
        <Notice key={id} tone={tone === 'warning' ? 'warning' : 'info'} onDismiss={() => dismiss(id)}>
          {text}
        </Notice>
      ))}
    </section>
  );
}
