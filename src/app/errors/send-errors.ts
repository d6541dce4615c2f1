import { systemClock } from '#src/request/clock.ts';
import { countErrors } from './count-errors.ts';
import { errorEnvelope } from './error-envelope.ts';
import type { ErrorPort } from './error-port.ts';

/**
 * Hands errors to the browser, which sends them to the service even when the page is closed. Sent as plain text, so that the browser makes no
 * preflight request. Not by the request layer: failures of these reports are not errors of the app.
 */
export function sendErrors(address: string): ErrorPort {
  return countErrors({
    clock: systemClock,
    send: (error) => {
      const envelope = errorEnvelope(error, { now: systemClock.now(), random: Math.random });
      navigator.sendBeacon?.(address, envelope);
    },
  });
}
