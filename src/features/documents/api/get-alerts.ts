import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import type { Alert } from '#schemas/documents/alerts.ts';
import { type DocumentReader, loadDocument } from '../load-document.ts';

export interface Alerts {
  readonly etag: string | null;
  readonly alerts: readonly Alert[];
}

export function loadAlerts(reader: DocumentReader, previous?: Alerts): Promise<Alerts> {
  return loadDocument({
    reader,
    endpoint: getAlerts,
    previous,
    read: ({ alerts }, etag) => Promise.resolve({ etag, alerts }),
  });
}
