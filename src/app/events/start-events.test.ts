// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { entryPages } from '#schemas/compiled/stored/entry-pages.ts';
import { faultOfEvent } from '#schemas/events.ts';
import { type AnalyticsEvent, createAnalytics } from '#src/features/analytics/analytics.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { productAdded } from '#src/features/cart/cart-slice.ts';
import { createPersistence } from '#src/store/persistence.ts';
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

/** A visit that begins on the menu. */
function visit({ allowed, disableCookies = false }: { allowed?: boolean; disableCookies?: boolean } = {}) {
  const persistence = createPersistence();
  if (allowed !== undefined) persistence.write(analyticsAllowed, allowed);
  const { store, startListening } = createTestStore({ persistence });
  const analytics = createAnalytics(() => 0);
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
