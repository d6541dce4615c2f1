// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnonymousUser } from '#schemas/compiled/calls/create-anonymous-user.ts';
import { getAlerts } from '#schemas/compiled/calls/get-alerts.ts';
import { getAppConfig } from '#schemas/compiled/calls/get-app-config.ts';
import { getDefaultStore } from '#schemas/compiled/calls/get-default-store.ts';
import { getLoginWays } from '#schemas/compiled/calls/get-login-ways.ts';
import { getPwaConfig } from '#schemas/compiled/calls/get-pwa-config.ts';
import { headerNames } from '#schemas/header-names.ts';
import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import { newAddressDraftId } from '#src/features/addresses/address-draft.ts';
import { draftOf } from '#src/store/drafts.ts';
import { emptyAddress } from '#src/features/addresses/address-values.ts';
import { createAnalytics } from '#src/features/analytics/analytics.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import {
  loggedOut,
  refreshFailed,
  selectSession,
  selectUserId,
} from '#src/features/session/session-slice.ts';
import { restoreSession } from '#src/features/session/session-storage.ts';
import { systemClock } from '#src/request/clock.ts';
import type { Request } from '#src/request/ports.ts';
import { anonymousReply } from '#src/request/testing/request-world.ts';
import { createScriptedFetch } from '#src/request/testing/scripted-fetch.ts';
import { dataOwner } from '#schemas/compiled/stored/data-owner.ts';
import { cartId } from '#schemas/compiled/stored/cart-id.ts';
import { lastLocation } from '#schemas/compiled/stored/last-location.ts';
import { recentPlaces } from '#schemas/compiled/stored/recent-places.ts';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import { userInfo } from '#schemas/compiled/stored/user-info.ts';
import { createPersistence, type Persistence } from '#src/store/persistence.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { createAppStore } from '#src/store/store.ts';
import { noErrorReports } from '../errors/error-port.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { createRequestLayer } from './create-request-layer.ts';
import { lateRequest } from './late-request.ts';
import { restoreCustomer } from './restore-customer.ts';
import { startApp } from './start-app.ts';

const anonymousPath = createAnonymousUser.path;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visit in which the test decides when the request layer is loaded and when the app starts. */
function visit(persistence: Persistence) {
  const answer = { json: { status: 'SUCCESS', data: {} } };
  const network = createScriptedFetch({
    [`POST ${anonymousPath}`]: anonymousReply(9),
    [`GET ${getAlerts.path}`]: answer,
    [`GET ${getAppConfig.path}`]: answer,
    [`GET ${getPwaConfig.path}`]: answer,
    [`GET ${getDefaultStore.path}`]: answer,
    // In the app of a partner; by then the test may be over.
    [`GET ${getLoginWays.path}`]: { json: { status: 'SUCCESS', data: { social: [], password: false } } },
  });
  vi.stubGlobal('fetch', network.fetch);
  const analytics = createAnalytics(() => 0);
  const { store, startListening } = createAppStore({
    extra: { request: () => request, clock: systemClock, random: () => 0.5, persistence },
  });
  const clientId = '1.45';
  const errors = noErrorReports;
  const reportFault = () => {};
  let requestLayerArrives = () => {};
  const arrival = new Promise<void>((resolve) => (requestLayerArrives = resolve));
  const request: Request = lateRequest(async () => {
    await arrival;
    return createRequestLayer({ store, persistence, analytics, errors, reportFault, clientId });
  });
  const page = { config: null } as unknown as BrowserApp['page'];
  const start = () =>
    void startApp({
      page,
      store,
      startListening,
      request,
      persistence,
      analytics,
      errors,
      reportFault,
      clientId,
    });
  return { store, network, request, requestLayerArrives, start };
}

function knownCustomer() {
  const persistence = createPersistence();
  const stored = {
    userId: 'user-7',
    firstName: 'Asha',
    isLoggedIn: true,
    credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  };
  persistence.write(userInfo, stored as never);
  persistence.write(cartId, 'cart-7');
  return persistence;
}

describe('a known customer', () => {
  it('SES-29 stays logged in when the request layer arrives before the app has started', async () => {
    const persistence = knownCustomer();
    const { store, network, request, requestLayerArrives, start } = visit(persistence);
    requestLayerArrives();
    await request.call(getAlerts);
    start();
    await vi.advanceTimersByTimeAsync(100);

    expect(network.to(anonymousPath)).toEqual([]);
    expect(network.to(getAlerts.path)[0]?.headers[headerNames.userId]).toBe('user-7');
    expect(selectSession(store.getState())).toMatchObject({
      userId: 'user-7',
      cartId: 'cart-7',
      isLoggedIn: true,
    });
    expect(restoreSession(persistence)).toMatchObject({ userId: 'user-7', cartId: 'cart-7' });
  });

  it('REQ-16 WID-20 asks from the first request on for the store of the last visit', async () => {
    const persistence = knownCustomer();
    persistence.write(lastLocation, { storeId: '20', storeIsChosen: true });
    const { network, request, requestLayerArrives } = visit(persistence);
    requestLayerArrives();
    await request.call(getAlerts);
    expect(network.to(getAlerts.path)[0]?.headers[headerNames.storeId]).toBe('20');
  });

  it('SES-29 stays logged in when the app has started before the request layer arrives', async () => {
    const persistence = knownCustomer();
    const { store, network, request, requestLayerArrives, start } = visit(persistence);
    const early = request.call(getAlerts);
    start();
    requestLayerArrives();
    await early;

    expect(network.to(anonymousPath)).toEqual([]);
    expect(network.to(getAlerts.path)[0]?.headers[headerNames.userId]).toBe('user-7');
    expect(selectSession(store.getState())).toMatchObject({ userId: 'user-7', isLoggedIn: true });
  });

  it('SES-30 whose session is refused before the app has started leaves no address behind', async () => {
    const persistence = knownCustomer();
    persistence.write(dataOwner, 'user-7');
    persistence.write(lastLocation, {
      storeId: '20',
      storeIsChosen: true,
      placeTitle: 'Home · Indiranagar',
    });
    persistence.write(selectedAddress, { addressDetail: { houseNo: '12' } } as never);
    persistence.write(recentPlaces, { delivery: [{ key: 'home' }] } as never);
    const draft = draftOf(persistence, addressDraft, newAddressDraftId);
    draft.write({ values: { ...emptyAddress, houseNo: '12' }, pin: null, owner: 'user-7' });
    const { store, start } = visit(persistence);
    restoreCustomer({ store, persistence, clientId: '1.45' }, '');
    store.dispatch(refreshFailed());

    expect(selectLocation(store.getState())).toMatchObject({ storeId: '20', placeTitle: undefined });
    expect(persistence.read(lastLocation)?.placeTitle).toBeUndefined();
    expect(persistence.read(selectedAddress)).toBeNull();
    expect(persistence.read(recentPlaces)).toBeNull();
    // What is loaded with the rest of the app does the rest.
    start();
    await vi.advanceTimersByTimeAsync(100);
    await vi.waitFor(() => expect(draft.read()).toBeNull());
  });

  it('does not come back after a logout', async () => {
    const persistence = knownCustomer();
    const { store, requestLayerArrives, start } = visit(persistence);
    start();
    await vi.advanceTimersByTimeAsync(10);
    expect(selectUserId(store.getState())).toBe('user-7');
    store.dispatch(loggedOut());
    requestLayerArrives();
    await vi.advanceTimersByTimeAsync(100);
    expect(selectUserId(store.getState())).not.toBe('user-7');
    expect(restoreSession(persistence).userId).not.toBe('user-7');
  });
});

it('the app starts in tasks of their own: with the customer, then what shows the customer, then the rest', async () => {
  delete document.documentElement.dataset['app'];
  const { store, start } = visit(knownCustomer());
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (run: () => void) => tasks.push(run));
  start();
  const reached = [];
  for (let task = 0; task < 3; task += 1) {
    tasks.shift()?.();
    await Promise.resolve();
    reached.push({
      userId: selectUserId(store.getState()),
      isStarted: selectStarted(store.getState()),
      mark: document.documentElement.dataset['app'],
    });
  }
  expect(reached).toEqual([
    { userId: 'user-7', isStarted: false, mark: undefined },
    { userId: 'user-7', isStarted: true, mark: undefined },
    { userId: 'user-7', isStarted: true, mark: 'started' },
  ]);
});

describe('a new guest', () => {
  it('SES-29 is kept, and not wiped when the app starts later', async () => {
    const persistence = createPersistence();
    const { store, network, request, requestLayerArrives, start } = visit(persistence);
    requestLayerArrives();
    await request.call(getAlerts);
    expect(restoreSession(persistence).userId).toBe('guest-9');
    start();
    await vi.advanceTimersByTimeAsync(100);

    expect(network.to(anonymousPath)).toHaveLength(1);
    expect(selectUserId(store.getState())).toBe('guest-9');
    expect(restoreSession(persistence).userId).toBe('guest-9');
  });
});

it.each(['start', 'request layer'])(
  'WID-14 the config request of a mini-app carries its name, whether the %s arrives first or last',
  async (first) => {
    window.history.replaceState(null, '', '/?utm_source=paytm');
    const { network, request, requestLayerArrives, start } = visit(createPersistence());
    if (first === 'request layer') {
      requestLayerArrives();
      await request.call(getAlerts);
    }
    start();
    requestLayerArrives();
    await vi.waitFor(() => expect(network.to(getPwaConfig.path)).toHaveLength(1));
    const sent = [...network.to(getAppConfig.path), ...network.to(getPwaConfig.path)];
    expect(sent.map(({ headers }) => headers[headerNames.miniApp])).toEqual(['PAYTM', 'PAYTM']);
  },
);
