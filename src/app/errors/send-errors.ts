import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { isAnalyticsAllowed } from '#src/features/analytics/consent.ts';
import { systemClock } from '#src/request/clock.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { countErrors } from './count-errors.ts';
import { errorEnvelope } from './error-envelope.ts';
import type { ErrorPort } from './error-port.ts';

/**
 * Hands errors to the browser, which sends them to the service even when the page is closed. Sent as plain text, so that the browser makes no
 * preflight request. Not by the request layer: failures of these reports are not errors of the app. With a no to analytics nothing is sent: the
 * switch says that the app tells nothing then.
 */
export function sendErrors(address: string, persistence: Pick<Persistence, 'read'>): ErrorPort {
  return countErrors({
    clock: systemClock,
    send: (error) => {
      if (!isAnalyticsAllowed(persistence.read(analyticsAllowed))) return;
      const envelope = errorEnvelope(error, { now: systemClock.now(), random: Math.random });
      navigator.sendBeacon?.(address, envelope);
    },
  });
}
