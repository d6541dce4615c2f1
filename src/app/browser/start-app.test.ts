// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { pageCookies } from '#schemas/page-cookies.ts';
import { drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { selectCount, selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import {
  groupKnown,
  selectGroup,
  selectVariantOf,
  selectVariants,
} from '#src/features/experiments/experiments-slice.ts';
import { selectKeptOffer } from '#src/features/offers/offers-slice.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import {
  orderTypeAsked,
  orderTypeChosen,
  selectLocation,
  storeChosen,
} from '#src/features/order-type/location-slice.ts';
import { selectAttribution, selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { constants } from '#src/config/constants.ts';
import { env } from '#src/config/env.ts';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { cartId } from '#schemas/compiled/stored/cart-id.ts';
import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { feedbackWaiting } from '#schemas/compiled/stored/feedback-waiting.ts';
import { userInfo } from '#schemas/compiled/stored/user-info.ts';
import { isMiniApp } from '#schemas/compiled/stored/is-mini-app.ts';
import { lastLocation } from '#schemas/compiled/stored/last-location.ts';
import { orderType } from '#schemas/compiled/stored/order-type.ts';
import { postEvents } from '#schemas/compiled/calls/post-events.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { createPersistence, storageName } from '#src/store/persistence.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { noErrorReports } from '../errors/error-port.ts';
import { widgetEngine } from '../engine/widget-engine.ts';
import { popupDialog } from '../parts.ts';
import { answers, memoryStorage, visit } from '../testing/visit.ts';

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
afterEach(() => {
  // What waits for the page to be used does not wait on in the next test.
  window.dispatchEvent(new Event('keydown'));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
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

  it('EXP-06 draws an experiment that marketing named by the client, once the client is known', () => {
    const early = [groupKnown({ bucket: 'A', menuOrder: 'plain' })];
    const { store } = visit('/', memoryStorage(), { early });
    const drawn = drawnBucket('1.45', 'summer');
    expect(selectVariantOf(store.getState())('summer')).toBe(drawn === 'none' ? 'default' : drawn);
  });

  it('marks the page once it has started, for tests and monitoring', () => {
    delete document.documentElement.dataset['app'];
    const { store } = visit('/', memoryStorage());
    expect(document.documentElement.dataset['app']).toBe('started');
    expect(selectStarted(store.getState())).toBe(true);
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

  it('PWA-12 loads the monitoring script of the build', async () => {
    const monitoring = 'https://monitoring.example/script.js';
    vi.spyOn(env, 'monitoringUrl', 'get').mockReturnValue(monitoring);
    const { scripts } = visit('/', memoryStorage());
    await vi.waitFor(() => expect(scripts()).toContain(monitoring), { timeout: 10_000 });
  });

  it('PWA-13 what a first screen does not need is prepared after an idle wait of three seconds', async () => {
    const prepare = vi.spyOn(popupDialog, 'prepare');
    visit('/', memoryStorage());
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(prepare).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('scroll'));
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('on a page that nobody uses, nothing is prepared, nor the code of what stands below its first screen', async () => {
    const prepare = vi.spyOn(popupDialog, 'prepare');
    const view = vi.spyOn(widgetEngine, 'view');
    visit('/', memoryStorage(), { laterTypes: ['notice'] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(prepare).not.toHaveBeenCalled();
    expect(view).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('keydown'));
    expect(prepare).toHaveBeenCalledOnce();
    expect(view.mock.calls).toEqual([['notice']]);
  });

  it('a page that was used before the app began prepares at once', async () => {
    const view = vi.spyOn(widgetEngine, 'view');
    vi.stubGlobal('scrollY', 40);
    visit('/', memoryStorage(), { laterTypes: ['notice'] });
    expect(view.mock.calls).toEqual([['notice']]);
  });
});

/** Each is built and tested on its own; here it is started. */
describe('in the background of the page', () => {
  const pizza = { productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 } as const;
  const guest = { userId: 'g-1', credentials: { accessKeyId: 'a', secretKey: 's', sessionToken: 't' } };
  const storedElsewhere = (key: StoredKey<unknown>) =>
    window.dispatchEvent(new StorageEvent('storage', { key: storageName(key) }));
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** By now all is started, also what is loaded late and waits for an idle moment. */
  const settled = async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(constants.idle.waitMs);
    await vi.dynamicImportSettled();
  };
  /** What the browser of this test has besides. */
  const withNavigator = (more: object) => {
    for (const [name, value] of Object.entries(more)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
      onTestFinished(() => void Reflect.deleteProperty(navigator, name));
    }
  };

  it('CON-07 a limit of the cart that is reached is said, wherever the cart was filled', () => {
    const said = vi.fn();
    const disconnect = connectToasts(said);
    const { store } = visit('/', memoryStorage(), { config: { ...defaultConfig, maxCartItems: 1 } });
    store.dispatch(addProduct(pizza));
    store.dispatch(addProduct(pizza));
    disconnect();
    expect(selectCount(store.getState())).toBe(1);
    expect(said.mock.calls.map(([{ text }]) => text as string)).toContain(cartCheckTexts.maxItems(1));
  });

  it('OFR-10 a code that an earlier visit kept waits for the cart again', async () => {
    const storage = memoryStorage();
    createPersistence({ device: storage }).write(couponCode, { code: 'SAVE', cartId: null, waits: true });
    const { store } = visit('/', storage);
    await settled();
    await vi.waitFor(() => expect(selectKeptOffer(store.getState())?.code).toBe('SAVE'));
  });

  it('what was told is sent when the page is hidden, and errors too', async () => {
    const sendBeacon = vi.fn((_address: string, _body: Blob) => true);
    withNavigator({ sendBeacon });
    const flush = vi.fn();
    const { analytics } = visit('/', memoryStorage(), { errors: { ...noErrorReports, flush } });
    await settled();
    analytics.track('logout', {});
    hide();
    expect(flush).toHaveBeenCalledOnce();
    expect(sendBeacon.mock.calls.map(([address]) => address)).toContain(postEvents.path);
    // The first time, the vitals of the page are sent too.
    const flushed = vi.spyOn(analytics, 'flush');
    hide();
    expect(flushed).toHaveBeenCalledOnce();
  });

  it('PWA-01 PWA-13 the service worker is registered after the idle wait', async () => {
    const register = vi.fn(async () => ({ addEventListener() {} }));
    const serviceWorker = Object.assign(new EventTarget(), { register, controller: {}, ready: {} });
    withNavigator({ serviceWorker });
    vi.stubEnv('PROD', true);
    visit('/', memoryStorage());
    await vi.advanceTimersByTimeAsync(constants.idle.waitMs - 1);
    await vi.dynamicImportSettled();
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
  });

  it('the session of another tab holds here too', async () => {
    const storage = memoryStorage();
    const { store, persistence } = visit('/', storage);
    await settled();
    persistence.write(userInfo, guest as never);
    persistence.write(cartId, 'c-1');
    storedElsewhere(userInfo);
    expect(selectSession(store.getState()).userId).toBe('g-1');
  });

  it('WID-21 so do the lines of its cart', async () => {
    const storage = memoryStorage();
    const first = visit('/', storage);
    first.store.dispatch(addProduct(pizza));
    const lines = first.persistence.read(cartLines) ?? [];
    const { store, persistence } = visit('/', memoryStorage());
    await settled();
    persistence.write(cartLines, lines);
    storedElsewhere(cartLines);
    expect(selectLines(store.getState())).toMatchObject([{ productId: 'P1' }]);
  });

  it('a cart of the last visit is sent', async () => {
    const storage = memoryStorage();
    visit('/', storage).store.dispatch(addProduct(pizza));
    const { asked } = visit('/', storage);
    await settled();
    await vi.waitFor(() => expect(asked()).toContain('getCart'));
  });

  it('a feedback that waits is sent', async () => {
    const storage = memoryStorage();
    const persistence = createPersistence({ device: storage });
    persistence.write(userInfo, guest as never);
    persistence.write(cartId, 'c-1');
    const values = { owner: 'g-1', submissionId: 'f'.repeat(32), values: {}, answers: { rating: 4 } };
    persistence.write(feedbackWaiting, [values] as never);
    const { asked } = visit('/', storage);
    await settled();
    await vi.waitFor(() => expect(asked()).toContain('submitCustomerFeedback'));
  });

  it('MIN-03 in the app of a partner its customer is logged in', async () => {
    const { asked } = visit('/?utm_source=paytm', memoryStorage());
    await settled();
    await vi.waitFor(() => expect(asked()).toContain('getLoginWays'));
  });

  it('PWA-02 a phone by Apple, whose browser offers nothing by itself, is shown how to add the app', async () => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
    withNavigator({ userAgent });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const offered = vi.fn();
    window.addEventListener('beforeinstallprompt', offered, { once: true });
    visit('/', memoryStorage());
    await settled();
    expect(offered).toHaveBeenCalledOnce();
  });

  it.each([
    ['the installed app asks', true],
    ['a page of the browser does not ask', false],
  ])('%s which orders are on their way, for the badge of its icon', async (_, isInstalled) => {
    withNavigator({ setAppBadge: async () => {}, clearAppBadge: async () => {} });
    const isStandalone = (query: string) => isInstalled && query === '(display-mode: standalone)';
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStandalone(query) }));
    const { asked } = visit('/', memoryStorage());
    await settled();
    await import('#src/features/tracking/app-badge.ts');
    await settled();
    expect(asked().includes('getTrackedOrders')).toBe(isInstalled);
  });
});
