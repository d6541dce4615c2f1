import { useState } from 'react';
import { dismissedAlerts } from '#schemas/compiled/stored/dismissed-alerts.ts';
import { currentAlerts, useAlerts } from '#src/features/documents/use-alerts.ts';
import { useMinute } from '../engine/minute-clock.ts';
import { alertList } from '../parts.ts';
import { useStartedPersistence } from '../use-started-persistence.ts';

/** The server's notices above every page (WID-17). One that was dismissed is not shown again. */
export function AlertsBanner() {
  const persistence = useStartedPersistence();
  const now = useMinute();
  const alerts = useAlerts();
  // The first render knows nothing about the customer. Notices that were dismissed earlier are removed right after it.
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const kept = persistence?.read(dismissedAlerts) ?? [];

  const shown = currentAlerts(alerts, now).filter(({ id }) => !dismissed.includes(id) && !kept.includes(id));
  if (shown.length === 0) return null;

  return <alertList.Part alerts={shown} onDismiss={(id) => setDismissed((ids) => [...ids, id])} />;
}
