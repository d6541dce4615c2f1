import { waitingEvents } from '#schemas/compiled/stored/waiting-events.ts';
import type { Lock } from '#src/features/session/tab-lock.ts';
import type { Clock } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AnalyticsEvent } from './analytics.ts';
import type { Sink } from './event-outlet.ts';

export interface EventTransport {
  /** Whether the server has taken them, or will never: then they are not sent again. Rejects where nobody answered. */
  post(events: readonly AnalyticsEvent[]): Promise<boolean>;
  /** For a page that is closing: nobody waits for an answer. False where the browser did not take them. */
  hand(events: readonly AnalyticsEvent[]): boolean;
}

interface SinkParts {
  readonly transport: EventTransport;
  readonly persistence: Persistence;
  readonly clock: Clock;
  readonly lock: Lock;
  readonly online: () => boolean;
  /** Nothing is kept on the device where cookies are not wanted. */
  readonly mayKeep: () => boolean;
  /** Whether events may leave this device now: the customer may say no while some are being sent. */
  readonly isAllowed: () => boolean;
}

const day = 24 * 60 * 60 * 1000;
/** Older events say nothing of use. */
export const keptForMs = 2 * day;
const mostKept = 300;
const batchMax = 50;
/** After a failure the next batch waits, longer each time: a blocked address is not asked again and again. */
const pauseMs = 30_000;
const longestPauseMs = 30 * 60_000;

/**
 * Sends events to the server. What cannot be sent is kept on the device and goes with a later batch, of this visit or the next; it is dropped when it is
 * old, and the oldest when there are too many.
 */
export function serverSink(parts: SinkParts): Sink & {
  /** Sends what an earlier visit has kept. */
  readonly sendKept: () => Promise<void>;
} {
  const { transport, persistence, clock, lock, online, mayKeep, isAllowed } = parts;
  let failures = 0;
  let pausedUntil = 0;

  function keep(events: readonly AnalyticsEvent[]) {
    if (!mayKeep() || !isAllowed()) return;
    persistence.write(waitingEvents, [...kept(), ...events].slice(-mostKept));
  }

  function kept(): readonly AnalyticsEvent[] {
    const oldest = clock.now() - keptForMs;
    return (persistence.read(waitingEvents) ?? []).filter(({ at }) => at >= oldest);
  }

  const isWaiting = () => !online() || clock.now() < pausedUntil;

  /** What was kept leaves the device before it is sent, so that no other tab sends it too. */
  function takeKept(): readonly AnalyticsEvent[] {
    const events = kept();
    persistence.remove(waitingEvents);
    return events;
  }

  async function post(events: readonly AnalyticsEvent[]): Promise<void> {
    for (let from = 0; from < events.length && isAllowed(); from += batchMax) {
      const isDone = await transport.post(events.slice(from, from + batchMax)).catch(() => false);
      if (isDone) {
        failures = 0;
        continue;
      }
      pausedUntil = clock.now() + Math.min(longestPauseMs, pauseMs * 2 ** failures);
      failures += 1;
      keep(events.slice(from));
      return;
    }
  }

  function sendKept(): Promise<void> {
    return lock(async () => {
      if (!isWaiting()) await post(takeKept());
    });
  }

  return {
    sendKept,
    send(events, { isClosing }) {
      if (isWaiting()) keep(events);
      else if (isClosing) {
        if (!transport.hand(events)) keep(events);
      } else {
        void post(events)
          .then(() => (kept().length > 0 ? sendKept() : undefined))
          .catch(() => {});
      }
    },
  };
}
