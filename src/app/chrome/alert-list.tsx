import type { Alert } from '#schemas/documents/alerts.ts';
import { Notice } from '#src/ui/notice/notice.tsx';
import styles from './alert-list.module.css';
import { chromeWords as words } from './chrome-words.ts';

interface AlertListProps {
  readonly alerts: readonly Alert[];
  readonly onDismiss: (id: string) => void;
}

/** The notices themselves: most pages have none. */
export function AlertList({ alerts, onDismiss }: AlertListProps) {
  return (
    <section aria-label={words.alerts} className={styles.alerts}>
      {alerts.map(({ id, text, tone }) => (
        <Notice key={id} tone={tone === 'warning' ? 'warning' : 'info'} onDismiss={() => onDismiss(id)}>
          {text}
        </Notice>
      ))}
    </section>
  );
}
