// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { entryPages } from '#schemas/compiled/stored/entry-pages.ts';
import { waitingEvents } from '#schemas/compiled/stored/waiting-events.ts';
import { faultOfEvent } from '#schemas/events.ts';
import { type AnalyticsEvent, createAnalytics } from '#src/features/analytics/analytics.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { productAdded } from '#src/features/cart/cart-slice.ts';
import { createPersistence, type Persistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { startEvents } from './start-events.ts';

// With a monitoring script there is a data layer that it reads.
vi.mock('#src/config/env.ts', async (original) => {
  const { env } = await original<typeof import('#src/config/env.ts')>();
  return { env: { ...env, monitoringUrl: 'https://tags.example/script.js' } };
});

interface Batch {
  readonly clientId: string;
  readonly events: readonly AnalyticsEvent[];
}

let batches: Batch[];

beforeEach(() => {
  batches = [];
  vi.stubGlobal(
    'Blob',
    class {
      readonly text: string;
      constructor([text = '']: string[]) {
        this.text = text;
      }
    },
  );
  Object.assign(navigator, {
    sendBeacon: (_address: string, { text }: { text: string }) => {
      batches.push(JSON.parse(text) as Batch);
      return true;
    },
  });
  // The browser has measured the largest paint before anybody asks.
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly tell: (list: object) => void;
      constructor(tell: (list: object) => void) {
        this.tell = tell;
      }
      observe({ type }: { type: string }) {
        if (type === 'largest-contentful-paint') this.tell({ getEntries: () => [{ startTime: 1200 }] });
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(window, 'dataLayer');
});

const bread = { productId: 'SID1', name: 'Garlic Bread', price: 14_900, foodType: 0 } as const;

interface VisitOptions {
  readonly allowed?: boolean;
  readonly disableCookies?: boolean;
  readonly persistence?: Persistence;
}

/** A visit that begins on the menu. */
function visit({ allowed, disableCookies = false, persistence = createPersistence() }: VisitOptions = {}) {
  if (allowed !== undefined) persistence.write(analyticsAllowed, allowed);
  const { store, startListening } = createTestStore({ persistence });
  const analytics = createAnalytics(Date.now);
  startListening({
    predicate: () => true,
    effect: (action, { getOriginalState, getState }) =>
      analytics.saw({ action, before: getOriginalState(), after: getState() }),
  });
  store.dispatch(pageConfigReceived({ ...defaultConfig, disableCookies }));
  analytics.pageViewed('/menu');
  startEvents({ store, persistence, analytics, clientId: '1.45' });
  const turn = (visibilityState: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const names = () => batches.flatMap(({ events }) => events).map(({ name }) => name);
  return { store, persistence, analytics, turn, names };
}

describe('the events of a visit', () => {
  it('ANA-01 ANA-08 go by a beacon when the page is left, with its web vitals, once', () => {
    const { analytics, turn, names } = visit();
    analytics.pageViewed('/cart');
    turn('hidden');
    turn('visible');
    turn('hidden');
    expect(names()).toEqual(['page_view', 'page_view', 'web_vital']);
    expect(batches.map(({ clientId }) => clientId)).toEqual(['1.45']);
    const [, , vital] = batches[0]?.events ?? [];
    expect(vital?.properties).toEqual({
      channel: 'PWA',
      metric: 'LCP',
      value: 1200,
      screen_name: 'Menu Screen',
    });
    expect(vital && faultOfEvent(vital)).toBeNull();
    expect(window.dataLayer).toContainEqual({ event: 'web_vital', ...vital?.properties });
  });

  it('are made of actions, and the page of each dish is kept for the tab', () => {
    const { store, persistence, turn, names } = visit();
    store.dispatch(productAdded({ ...bread, quantity: 1 }, 25));
    turn('hidden');
    expect(names()).toContain('cart_add');
    expect(Object.values(persistence.read(entryPages) ?? {})).toEqual(['Menu Screen']);
  });

  it('ANA-08 without a connection are kept, and go when it is back', async () => {
    const post = vi.fn(async (_address: string, _init: { body: string }) => new Response());
    vi.stubGlobal('fetch', post);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    const { analytics, persistence, turn } = visit();
    analytics.flush();
    await vi.waitFor(() => expect(persistence.read(waitingEvents)).toHaveLength(1));
    expect(post).not.toHaveBeenCalled();

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
    const { events } = JSON.parse(post.mock.calls[0]?.[1].body ?? '{}') as Batch;
    expect(events.map(({ name }) => name)).toEqual(['page_view']);
    expect(persistence.read(waitingEvents)).toBeNull();
    turn('hidden');
  });

  it('kept from a visit before go at the start', async () => {
    const post = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', post);
    const persistence = createPersistence();
    const event = { id: '1', name: 'logout', at: Date.now(), properties: { channel: 'PWA' } };
    persistence.write(waitingEvents, [event]);
    const { turn } = visit({ persistence });
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
    turn('hidden');
  });

  it('of a customer who said no are not sent, not handed on and not kept', () => {
    const { store, persistence, turn, names } = visit({ allowed: false });
    store.dispatch(productAdded({ ...bread, quantity: 1 }, 25));
    turn('hidden');
    expect(names()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(persistence.read(entryPages)).toBeNull();
  });

  it('of a shop without cookies have an id of this page alone, leave nothing on the device and reach no tag manager', () => {
    const { store, persistence, turn, names } = visit({ disableCookies: true });
    store.dispatch(productAdded({ ...bread, quantity: 1 }, 25));
    turn('hidden');
    expect(names()).toEqual(['page_view', 'cart_add', 'web_vital']);
    expect(batches[0]?.clientId).not.toBe('1.45');
    expect(persistence.read(entryPages)).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });
});
