import { postEvents } from '#schemas/compiled/calls/post-events.ts';
import { env } from '#src/config/env.ts';
import type { AnalyticsEvent } from '#src/features/analytics/analytics.ts';

/** Hands a batch to the browser, which sends it even when the page is closed. Not by the request layer: events are not part of its contract. */
export function sendEvents(clientId: string, events: readonly AnalyticsEvent[]): void {
  const body = JSON.stringify({ clientId, events });
  navigator.sendBeacon?.(env.apiBaseUrl + postEvents.path, new Blob([body], { type: 'application/json' }));
}
