import { getAlerts } from '#schemas/compiled/endpoints.ts';
import type { Alert } from '#schemas/documents/alerts.ts';
import { documentKeys } from '../document-keys.ts';
import { type DocumentReader, loadDocument } from '../load-document.ts';
import { useServerDocument } from '../use-server-document.ts';

export interface Alerts {
  readonly etag: string | null;
  readonly alerts: readonly Alert[];
}

function isAlert(value: unknown): value is Alert {
  const alert = value as Partial<Alert> | null;
  return typeof alert?.id === 'string' && typeof alert.text === 'string' && alert.text !== '';
}

/** Those that can be read; one that cannot harms no other. */
export function readAlerts(list: unknown): readonly Alert[] {
  return Array.isArray(list) ? list.filter(isAlert) : [];
}

/** Those whose time it is. */
export function currentAlerts(alerts: readonly Alert[], now: number): readonly Alert[] {
  return alerts.filter(
    ({ from, until }) => (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until)),
  );
}

function loadAlerts(reader: DocumentReader, previous?: Alerts): Promise<Alerts> {
  const read = (reply: { data?: { alerts?: unknown } | undefined }, etag: string | null) =>
    Promise.resolve({ etag, alerts: readAlerts(reply.data?.alerts) });
  return loadDocument({ reader, endpoint: getAlerts, previous, read });
}

/** Notices over every page (WID-17). */
export function useAlerts(): readonly Alert[] {
  const { data } = useServerDocument<Alerts>({ key: documentKeys.alerts(), load: loadAlerts });
  return data?.alerts ?? [];
}
