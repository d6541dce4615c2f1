import { postEvents } from '#schemas/compiled/calls/post-events.ts';
import { env } from '#src/config/env.ts';
import type { AnalyticsEvent } from '#src/features/analytics/analytics.ts';
import type { EventTransport } from '#src/features/analytics/server-sink.ts';

const address = () => env.apiBaseUrl + postEvents.path;

/**
 * Sends events to the server. Not by the request layer: events are not part of its contract (ANA-08), have no session, and show nothing when they
 * fail.
 */
export function eventTransport(clientId: () => string): EventTransport {
  const bodyOf = (events: readonly AnalyticsEvent[]) => JSON.stringify({ clientId: clientId(), events });
  return {
    async post(events) {
      const { ok, status } = await fetch(address(), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bodyOf(events),
        credentials: 'omit',
        keepalive: true,
      });
      // What the server refuses as it is, it would refuse again.
      return ok || (status < 500 && status !== 429);
    },
    hand: (events) =>
      navigator.sendBeacon?.(address(), new Blob([bodyOf(events)], { type: 'application/json' })) ?? false,
  };
}
