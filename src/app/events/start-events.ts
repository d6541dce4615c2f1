import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { waitingEvents } from '#schemas/compiled/stored/waiting-events.ts';
import { env } from '#src/config/env.ts';
import { dataLayerSink } from '#src/features/analytics/data-layer-sink.ts';
import { createOutlet, type Sink } from '#src/features/analytics/event-outlet.ts';
import { isAnalyticsAllowed } from '#src/features/analytics/consent.ts';
import { serverSink } from '#src/features/analytics/server-sink.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { lockAmongTabs } from '#src/features/session/tab-lock.ts';
import { systemClock } from '#src/request/clock.ts';
import { createPersistence } from '#src/store/persistence.ts';
import type { BrowserApp } from '../browser/create-browser-app.ts';
import { eventTransport } from '../browser/send-events.ts';
import { emitOfAction, type SeenAction } from './action-events.ts';
import { emitOfCall, type SeenCall } from './call-events.ts';
import { createEntryPages } from './line-events.ts';
import { viewOf } from './screen-name.ts';
import { measureVitals } from './web-vitals.ts';

type StartedApp = Pick<BrowserApp, 'store' | 'persistence' | 'analytics' | 'clientId'>;

const newId = () => crypto.randomUUID?.() ?? `${Date.now()}.${Math.random()}`;

/**
 * Makes events of what the app does, from its beginning, and sends them. Where the shop wants no cookies nothing of it is kept on the device: the events
 * have an id of this page alone, and no tag manager gets them.
 */
export function startEvents({ store, persistence, analytics, clientId }: StartedApp): void {
  const withoutCookies = () => selectConfig(store.getState()).disableCookies;
  const isAllowed = () => isAnalyticsAllowed(persistence.read(analyticsAllowed));
  const pageId = newId();
  const server = serverSink({
    transport: eventTransport(() => (withoutCookies() ? pageId : clientId)),
    persistence,
    clock: systemClock,
    lock: lockAmongTabs('events'),
    online: () => navigator.onLine,
    mayKeep: () => !withoutCookies(),
    isAllowed,
  });
  const tagManager: Sink = {
    send(events, page) {
      if (!withoutCookies()) dataLayerSink.send(events, page);
    },
  };
  const inMemory = createPersistence();
  const entries = createEntryPages(() => (withoutCookies() ? inMemory : persistence));
  const told = new Set<string>();

  const outlet = createOutlet({
    // The monitoring script is what reads the data layer.
    sinks: env.monitoringUrl === '' ? [server] : [server, tagManager],
    clock: systemClock,
    newId,
    isAllowed,
    viewOf,
    eventsOf(about, emit, screenName) {
      const seen = about as SeenAction | SeenCall;
      const around = { persistence, entries, screenName, told };
      if ('call' in seen) emitOfCall(seen, { ...around, state: store.getState }, emit);
      else emitOfAction(seen, around, emit);
    },
  });
  analytics.connect(outlet);

  const sendKept = () => {
    if (isAllowed()) void server.sendKept().catch(() => {});
    else persistence.remove(waitingEvents);
  };
  sendKept();
  window.addEventListener('online', sendKept);

  const firstScreen = outlet.screenName();
  const vitals = measureVitals();
  let isTold = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isTold) return;
    isTold = true;
    for (const vital of vitals()) analytics.track('web_vital', { ...vital, screen_name: firstScreen });
    analytics.flush();
  });
}
