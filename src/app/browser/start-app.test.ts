// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { pageCookies } from '#schemas/page-cookies.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { type AppConfig, defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import {
  groupKnown,
  selectGroup,
  selectVariantOf,
  selectVariants,
} from '#src/features/experiments/experiments-slice.ts';
import {
  orderTypeAsked,
  orderTypeChosen,
  selectLocation,
  storeChosen,
} from '#src/features/order-type/location-slice.ts';
import { selectAttribution, selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { constants } from '#src/config/constants.ts';
import { env } from '#src/config/env.ts';
import { isMiniApp } from '#schemas/compiled/stored/is-mini-app.ts';
import { lastLocation } from '#schemas/compiled/stored/last-location.ts';
import { orderType } from '#schemas/compiled/stored/order-type.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createPersistence, type StorageLike } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { noErrorReports } from '../errors/error-port.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { popupDialog } from '../parts.ts';
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
  getLoginWays: { status: 'SUCCESS', data: { social: [], password: false } },
  getDefaultStore: {
    status: 'SUCCESS',
    data: { storeInCurrentIpCity: '31', panIndiaStore: '2', isDefaultWalletApplied: false },
  },
};

/** A visit: what is stored stays from one to the next. `early` is what happens before the app has started. */
function visit(
  address: string,
  storage: StorageLike,
  {
    config = defaultConfig,
    early = [],
    tab = memoryStorage(),
  }: { config?: AppConfig; early?: readonly UnknownAction[]; tab?: StorageLike } = {},
) {
  window.history.replaceState(null, '', address);
  const call = vi.fn(async ({ id }: AnyEndpoint) => answers[id]);
  const { store, startListening, request } = createTestStore({
    request: requestAnswering(call),
  });
  const persistence = createPersistence({ device: storage, tab });
  const analytics = createAnalytics(() => 0);
  store.dispatch(pageConfigReceived(config));
  for (const event of early) store.dispatch(event);
  const page = { config } as unknown as BrowserApp['page'];
  startApp({
    page,
    store,
    startListening,
    request,
    persistence,
    analytics,
    errors: noErrorReports,
    reportFault() {},
    clientId: '1.45',
  });
  const scripts = () => [...document.scripts].map(({ src }) => src).filter(Boolean);
  return { store, call, scripts };
}

// This code is loaded with the first change of the order type, and in the app of a partner.
beforeAll(() =>
  Promise.all([
    import('#src/features/place/settle-order-type.ts'),
    import('./start-late.ts'),
    import('./start-in-partner.ts'),
  ]),
);

beforeEach(() => {
  document.head.innerHTML = '';
  for (const name of Object.values(pageCookies)) document.cookie = `${name}=; path=/; max-age=0`;
  vi.useFakeTimers();
});

describe('startApp', () => {
  it('WID-20 WID-21 brings back store, order type and cart of the last visit', async () => {
    const storage = memoryStorage();
    const first = visit('/', storage);
    first.store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' }));
    first.store.dispatch(orderTypeChosen('DINEIN'));
    first.store.dispatch(addProduct({ productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 }));

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

  it('WID-18 takes the store of the configuration where the server knows none', async () => {
    const known = answers['getDefaultStore'];
    answers['getDefaultStore'] = { status: 'SUCCESS', data: { isDefaultWalletApplied: false } };
    const { store } = visit('/', memoryStorage(), { config: { ...defaultConfig, storeId: '77' } });
    await vi.waitFor(() => expect(selectLocation(store.getState()).storeId).toBe('77'));
    answers['getDefaultStore'] = known;
  });

  it.each([
    ['before the app has started', [orderTypeAsked('P')], []],
    ['after it', [], [orderTypeAsked('P')]],
  ])(
    'LOC-05 LOC-17 LOC-22 looks up whether the store serves an order type chosen %s',
    async (_, early, late) => {
      const storage = memoryStorage();
      createPersistence({ device: storage }).write(lastLocation, { storeId: '20', storeIsChosen: true });
      const { store, call } = visit('/', storage, { early });
      for (const event of late) store.dispatch(event);
      await vi.advanceTimersByTimeAsync(100);
      const asked = call.mock.calls.filter(([{ id }]) => id === 'getPickupStore');
      expect(asked).toEqual([
        [
          expect.anything(),
          expect.objectContaining({
            params: { storeId: '20' },
            headers: expect.objectContaining({ [headerNames.deliveryType]: 'P' }) as unknown,
          }),
        ],
      ]);
    },
  );

  it('LOC-17 looks up nothing where no order type was chosen in this visit', async () => {
    const storage = memoryStorage();
    const persistence = createPersistence({ device: storage });
    persistence.write(lastLocation, { storeId: '20', storeIsChosen: true });
    persistence.write(orderType, 'P');
    const { call } = visit('/', storage);
    await vi.advanceTimersByTimeAsync(100);
    expect(call.mock.calls.map(([{ id }]) => id)).not.toContain('getPickupStore');
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
    async (source, partner, script) => {
      const storage = memoryStorage();
      const tab = memoryStorage();
      const { store, scripts } = visit(`/?utm_source=${source}`, storage, { tab });
      expect(selectPartner(store.getState())).toBe(partner);
      expect(createPersistence({ tab }).read(isMiniApp)).toBe(true);
      await vi.waitFor(() => expect(scripts()).toEqual([script]));
      expect(selectPartner(visit('/menu', storage, { tab }).store.getState())).toBe(partner);
      // Another tab of the same browser is none.
      expect(selectPartner(visit('/menu', storage).store.getState())).toBeNull();
    },
  );

  it('NAV-63 loads no partner script for anyone else', () => {
    const { store, scripts } = visit('/?utm_source=newsletter', memoryStorage());
    expect(selectPartner(store.getState())).toBeNull();
    expect(scripts()).toEqual([]);
  });

  it('EXP-01 EXP-06 has the next page rendered for the group of the client, and keeps the variants of this one', () => {
    const early = [groupKnown({ bucket: 'new', menuOrder: 'plain' })];
    const { store } = visit('/', memoryStorage(), { early });
    expect(document.cookie).toContain('bucket=A');
    expect(selectGroup(store.getState())).toMatchObject({ bucket: 'new', menuOrder: 'plain' });
    expect(selectVariants(store.getState())['veg_only_ab']).toBe('default');
    expect(selectVariantOf(store.getState())('summer')).toBe('default');
  });

  it('marks the page once it has started, for tests and monitoring', () => {
    delete document.documentElement.dataset['app'];
    visit('/', memoryStorage());
    expect(document.documentElement.dataset['app']).toBe('started');
  });

  it('EXP-27 sets the cookies from which the server renders the next page', () => {
    const { store } = visit('/', memoryStorage());
    expect(document.cookie).toBe(
      `store=${constants.store.defaultId}; orderType=D; bucket=A; menuOrder=plain`,
    );
    store.dispatch(orderTypeChosen('P'));
    expect(document.cookie).toBe(
      `store=${constants.store.defaultId}; orderType=P; bucket=A; menuOrder=plain`,
    );
  });

  it('EXP-27 tells the server by a cookie that the menu is reversed for this client', () => {
    visit('/', memoryStorage(), { config: { ...defaultConfig, menuReverseAB: 100 } });
    expect(document.cookie).toContain('menuOrder=reversed');
  });

  it('PWA-11 sets no cookies where the configuration disables them', () => {
    const { store } = visit('/', memoryStorage(), { config: { ...defaultConfig, disableCookies: true } });
    store.dispatch(orderTypeChosen('P'));
    expect(document.cookie).toBe('');
  });

  it('PWA-12 loads the monitoring script three seconds after the page has loaded, and not before', async () => {
    const monitoring = 'https://monitoring.example/script.js';
    vi.spyOn(env, 'monitoringUrl', 'get').mockReturnValue(monitoring);
    const { scripts } = visit('/', memoryStorage());
    await vi.advanceTimersByTimeAsync(2_999);
    expect(scripts()).not.toContain(monitoring);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts()).toContain(monitoring);
  });

  it('PWA-13 what a first screen does not need is prepared after an idle wait of three seconds', async () => {
    const prepare = vi.spyOn(popupDialog, 'prepare');
    visit('/', memoryStorage());
    await vi.advanceTimersByTimeAsync(2_999);
    expect(prepare).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(prepare).toHaveBeenCalledOnce();
  });
});
