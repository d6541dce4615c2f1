import type { EventName, PropertiesOf } from '#schemas/events.ts';

/** An event as the sinks get it. */
export interface AnalyticsEvent {
  /** One that comes twice has the same. */
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly properties: Readonly<Record<string, string | number | boolean | null>>;
}

export interface Analytics {
  /** Takes an event of the list in schemas/events.ts. Never throws, and is done at once. */
  track<Name extends EventName>(name: Name, properties: PropertiesOf<Name>): void;
  /** Starts a new page view, with the path of the page. */
  pageViewed(pathname: string): void;
  /** Sends the waiting events at once, for a page that may be about to close. */
  flush(): void;
}

/** What happened in the app, before it is known which events that makes. What actions and calls are, src/app knows. */
export type Seen =
  | { readonly is: 'event'; readonly name: EventName; readonly properties: object }
  | { readonly is: 'page'; readonly pathname: string }
  | { readonly is: 'other'; readonly about: unknown };

export interface Outlet {
  take(seen: Seen, at: number): void;
  flush(): void;
}

export interface AnalyticsQueue extends Analytics {
  saw(about: unknown): void;
  /** Hands over what waits, and from then on everything. */
  connect(outlet: Outlet): void;
}

const mostWaiting = 500;

/** Keeps what happens until the code that makes events of it is loaded: the first screen does not wait for that (ANA-08). */
export function createAnalytics(now: () => number): AnalyticsQueue {
  const waiting: [Seen, number][] = [];
  let outlet: Outlet | null = null;

  function take(seen: Seen) {
    if (outlet) outlet.take(seen, now());
    else if (waiting.length < mostWaiting) waiting.push([seen, now()]);
  }

  return {
    track: (name, properties) => take({ is: 'event', name, properties }),
    pageViewed: (pathname) => take({ is: 'page', pathname }),
    saw: (about) => take({ is: 'other', about }),
    flush: () => outlet?.flush(),
    connect(next) {
      outlet = next;
      for (const [seen, at] of waiting.splice(0)) next.take(seen, at);
    },
  };
}
