// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { productAdded, selectLines } from '#src/features/cart/cart-slice.ts';
import { selectBucket } from '#src/features/experiments/experiments-slice.ts';
import { orderTypeChosen, selectLocation, storeChosen } from '#src/features/location/location-slice.ts';
import { selectAttribution, selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { constants } from '#src/config/constants.ts';
import { env } from '#src/config/env.ts';
import { createPersistence, type StorageLike } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { startApp } from './start-app.ts';

function memoryStorage(): StorageLike {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const answers: Record<string, unknown> = {
  getAppConfig: { data: {} },
  getPwaConfig: { data: {} },
  getDefaultStore: {
    data: { storeInCurrentIpCity: '31', panIndiaStore: '2', isDefaultWalletApplied: false },
  },
};

/** A visit: what is stored stays from one to the next. */
function visit(address: string, storage: StorageLike) {
  window.history.replaceState(null, '', address);
  const call = vi.fn(async ({ id }: { id: string }) => answers[id]);
  const { store, startListening, request } = createTestStore({
    request: { call, callForReply: call } as never,
  });
  const persistence = createPersistence(storage);
  const analytics = createAnalytics({ send() {}, clock: { now: () => 0, after: () => () => {} } });
  const page = { config: null } as BrowserApp['page'];
  startApp({ page, store, startListening, request, persistence, analytics, clientId: '1.45' });
  const scripts = () => [...document.scripts].map(({ src }) => src).filter(Boolean);
  return { store, call, scripts };
}

beforeEach(() => {
  document.head.innerHTML = '';
  vi.useFakeTimers();
});

describe('startApp', () => {
  it('WID-20 WID-21 brings back store, order type and cart of the last visit', async () => {
    const storage = memoryStorage();
    const first = visit('/', storage);
    first.store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' }));
    first.store.dispatch(orderTypeChosen('DINEIN'));
    first.store.dispatch(productAdded({ productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 }));

    const { store } = visit('/', storage);
    expect(selectLocation(store.getState())).toMatchObject({
      storeId: '20',
      storeName: 'Malviya Nagar',
      orderType: 'DINEIN',
      storeIsChosen: true,
    });
    expect(selectLines(store.getState())).toMatchObject([{ productId: 'P1', quantity: 1 }]);
  });

  it('WID-18 asks for a store by IP as long as none was chosen', async () => {
    const storage = memoryStorage();
    const { store } = visit('/', storage);
    await vi.waitFor(() => expect(selectLocation(store.getState()).storeId).toBe('31'));

    store.dispatch(storeChosen({ storeId: '20' }));
    const next = visit('/', storage);
    await vi.advanceTimersByTimeAsync(100);
    expect(next.call.mock.calls.map(([{ id }]) => id)).not.toContain('getDefaultStore');
  });

  it('NAV-60 keeps the tracking parameters that the visit began with', () => {
    const storage = memoryStorage();
    visit('/?utm_campaign=diwali', storage);
    const { store } = visit('/menu', storage);
    expect(selectAttribution(store.getState()).utm).toEqual({ utm_campaign: 'diwali' });
  });

  it.each([
    ['paytm', 'PAYTM', env.paytmScriptUrl],
    ['gpay', 'GPAY', env.gpayScriptUrl],
  ])(
    'NAV-62 NAV-63 NAV-64 utm_source=%s marks a mini-app and loads the script of %s',
    (source, partner, script) => {
      const storage = memoryStorage();
      const { store, scripts } = visit(`/?utm_source=${source}`, storage);
      expect(selectPartner(store.getState())).toBe(partner);
      expect(createPersistence(storage).read('isMiniApp')).toBe(true);
      expect(scripts()).toEqual([script]);
    },
  );

  it('NAV-63 loads no partner script for anyone else', () => {
    const { store, scripts } = visit('/?utm_source=newsletter', memoryStorage());
    expect(selectPartner(store.getState())).toBeNull();
    expect(scripts()).toEqual([]);
  });

  it('EXP-01 EXP-06 puts the client into its group', () => {
    expect(selectBucket(visit('/', memoryStorage()).store.getState())).toBe('A');
  });

  it('tells the server what the next page is rendered for', () => {
    const { store } = visit('/', memoryStorage());
    expect(document.cookie).toBe(`store=${constants.store.defaultId}; orderType=D; bucket=A`);
    store.dispatch(orderTypeChosen('P'));
    expect(document.cookie).toBe(`store=${constants.store.defaultId}; orderType=P; bucket=A`);
  });
});
