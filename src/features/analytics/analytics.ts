import type { Clock } from '#src/request/ports.ts';

export type EventProperties = Readonly<Record<string, string | number | boolean | null>>;

export interface AnalyticsEvent {
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly properties: EventProperties;
}

export interface Analytics {
  track(name: string, properties?: EventProperties): void;
  /** Sends an event once in a page view: the same name and key again sends nothing (ANA-07). */
  trackOnce(name: string, key: string, properties?: EventProperties): void;
  /** Starts a new page view, in which `trackOnce` may send the same events again. */
  pageViewed(screenName: string, properties?: EventProperties): void;
  /** Sends the waiting events at once, for a page that may be about to close. */
  flush(): void;
}

interface AnalyticsParts {
  /** Sends a batch. Its result is not awaited and its errors are ignored. */
  readonly send: (events: readonly AnalyticsEvent[]) => void;
  readonly clock: Clock;
}

const batchMax = 50;
const waitMs = 5_000;

/** Collects events and sends them in batches. A failure to send does not affect the app (ANA-08). */
export function createAnalytics({ send, clock }: AnalyticsParts): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let cancelTimer: (() => void) | null = null;
  const sentOnce = new Set<string>();

  function flush() {
    cancelTimer?.();
    cancelTimer = null;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    try {
      send(batch);
    } catch {
      // A batch that fails is dropped: no retry and no error.
    }
  }

  function track(name: string, properties: EventProperties = {}) {
    waiting.push({ name, at: clock.now(), properties: { channel: 'PWA', ...properties } });
    if (waiting.length >= batchMax) flush();
    else cancelTimer ??= clock.after(waitMs, flush);
  }

  return {
    track,
    flush,
    trackOnce(name, key, properties) {
      const id = `${name}\u0000${key}`;
      if (sentOnce.has(id)) return;
      sentOnce.add(id);
      track(name, properties);
    },
    pageViewed(screenName, properties) {
      sentOnce.clear();
      track('page_view', { screen_name: screenName, ...properties });
    },
  };
}
