import type { Alert } from '#schemas/documents/alerts.ts';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import type { Alerts } from './api/get-alerts.ts';
import { documentKeys } from './document-keys.ts';
import { useServerDocument } from './use-server-document.ts';

/** The alerts whose period contains `now`. */
export function currentAlerts(alerts: readonly Alert[], now: number): readonly Alert[] {
  return alerts.filter(
    ({ from, until }) => (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until)),
  );
}

/** The current alerts, which are shown above every page (WID-17). */
export function useAlerts(): readonly Alert[] {
  const { data } = useServerDocument<Alerts>({
    key: documentKeys.alerts(),
    load: async (reader, previous) => {
      const { loadAlerts } = await fetched(() => import('./api/get-alerts.ts'));
      return loadAlerts(reader, previous);
    },
  });
  return data?.alerts ?? [];
}
