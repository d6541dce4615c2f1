import type { EventName, NamedEvent, PropertiesOf } from '#schemas/events.ts';
import type { Clock } from '#src/request/ports.ts';
import type { AnalyticsEvent, Outlet } from './analytics.ts';

/** Where events go. Sinks know nothing of each other, and none of them keeps the app waiting. */
export interface Sink {
  send(events: readonly AnalyticsEvent[], page: { readonly isClosing: boolean }): void;
}

/** Sends an event; one that is given a key, once for this key in a page view. */
export type Emit = <Name extends EventName>(name: Name, properties: PropertiesOf<Name>, key?: string) => void;

interface OutletParts {
  readonly sinks: readonly Sink[];
  readonly clock: Clock;
  readonly newId: () => string;
  /** Whether events may leave this device now. */
  readonly isAllowed: () => boolean;
  /** The properties of a page view. */
  readonly viewOf: (pathname: string) => PropertiesOf<'page_view'>;
  /** Makes events of what is known only to the app: actions and calls. */
  readonly eventsOf: (about: unknown, emit: Emit, screenName: string) => void;
}

const batchMax = 50;
const waitMs = 5_000;
const channel = 'PWA';

/**
 * Of what an event is sent once in a page view: of a popup (ANA-07), and of a node that was seen, which may be mounted anew when it is for another
 * order type or in a menu that was closed. A new version of a document counts for itself.
 */
function keyOf({ name, properties }: NamedEvent): string | undefined {
  if (name === 'widget_impression')
    return JSON.stringify([properties.document, properties.version, properties.nodeId]);
  return 'popup' in properties ? properties.popup : undefined;
}

/**
 * Makes events of what happens and hands them to the sinks, a burst as one batch (ANA-09). Without consent what happened is forgotten. No failure here
 * reaches the app (ANA-08).
 */
export function createOutlet(parts: OutletParts): Outlet & { readonly screenName: () => string } {
  const { sinks, clock, newId, isAllowed, viewOf, eventsOf } = parts;
  let waiting: AnalyticsEvent[] = [];
  let cancelTimer: (() => void) | null = null;
  let screenName = '';
  const sentOnPage = new Set<string>();

  function flush(isClosing = false) {
    cancelTimer?.();
    cancelTimer = null;
    const batch = waiting;
    waiting = [];
    // What waited when the customer said no is forgotten.
    if (batch.length === 0 || !isAllowed()) return;
    for (const sink of sinks) {
      try {
        sink.send(batch, { isClosing });
      } catch {
        // One sink that fails does not stop the others.
      }
    }
  }

  function add({ name, properties }: NamedEvent, at: number, key?: string) {
    if (key !== undefined) {
      const id = `${name}/${key}`;
      if (sentOnPage.has(id)) return;
      sentOnPage.add(id);
    }
    waiting.push({ id: newId(), name, at, properties: { channel, ...properties } });
    if (waiting.length >= batchMax) flush();
    else cancelTimer ??= clock.after(waitMs, flush);
  }

  return {
    screenName: () => screenName,
    flush: () => flush(true),
    take(seen, at) {
      try {
        if (seen.is === 'page') {
          const view = viewOf(seen.pathname);
          screenName = view.screen_name;
          sentOnPage.clear();
          if (isAllowed()) add({ name: 'page_view', properties: view }, at);
        } else if (!isAllowed()) {
          return;
        } else if (seen.is === 'event') {
          const named = seen as unknown as NamedEvent;
          add(named, at, keyOf(named));
        } else {
          const emit: Emit = (name, properties, key) => add({ name, properties } as NamedEvent, at, key);
          eventsOf(seen.about, emit, screenName);
        }
      } catch {
        // What cannot be read makes no event.
      }
    },
  };
}
