import { configureStore } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { describe, expect, it } from 'vitest';
import { userInfo } from '#schemas/compiled/stored/user-info.ts';
import { createRequest } from '#src/request/create-request.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { anonymousReply, endpoint, webConfig } from '#src/request/testing/request-world.ts';
import { createScriptedFetch, type Script } from '#src/request/testing/scripted-fetch.ts';
import { silentReport } from '#src/request/testing/silent-report.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence, type Persistence } from '#src/store/persistence.ts';
import { createPopupPort } from '#src/store/popup-port.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { createSessionPort } from './session-port.ts';
import {
  loggedIn,
  loggedOut,
  selectApiError,
  selectSession,
  sessionAdopted,
  sessionCreated,
} from './session-slice.ts';
import { noSession } from './session-state.ts';
import { restoreSession, sessionBindings } from './session-storage.ts';
import type { Lock } from './tab-lock.ts';

const page = endpoint('GET', '/agg/cart-service/ve1/cart/$cartId');
const at = (cartId: string) => `GET /agg/cart-service/ve1/cart/${cartId}`;
const guest = {
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
};
const customer = {
  attributes: { userId: 'user-7', firstName: 'Asha', cartId: 'cart-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
} as const;

const order = {
  deliveryType: null,
  source: 'PWA',
  partner: null,
  storeId: '20001',
  configStoreId: null,
};

/** The request layer on the real session of the store. */
function createVisit(script: Script, ...events: UnknownAction[]) {
  return createTab(
    { network: createScriptedFetch(script), persistence: createPersistence(), lock: oneAtATime() },
    events,
  );
}

function oneAtATime(): Lock {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

interface Browser {
  readonly network: ReturnType<typeof createScriptedFetch>;
  readonly persistence: Persistence;
  readonly lock: Lock;
}

function createTab({ network, persistence, lock }: Browser, events: readonly UnknownAction[]) {
  const store = configureStore({ reducer: rootReducer });
  const clock = createFakeClock();
  keepStored({ store, persistence, bindings: sessionBindings });
  for (const event of events) store.dispatch(event);

  const session = createSessionPort({
    store,
    persistence,
    lock,
    clientId: '1.42',
    context: () => order,
  });
  const request = createRequest({
    fetch: network.fetch,
    session,
    clock,
    random: () => 0,
    popup: createPopupPort(store.dispatch),
    config: webConfig,
    report: silentReport,
    online: () => true,
    onCartPage: () => false,
  });
  return { ...network, request, persistence, store, clock, state: () => selectSession(store.getState()) };
}

describe('the first visit', () => {
  it('SES-02 SES-03 API-001 creates an anonymous session before anything else and makes later calls with it', async () => {
    const visit = createVisit({
      'POST /loginhandler/anonymoususer': [anonymousReply(1)],
      [at('cart-1')]: {},
    });
    await visit.request.call(page);
    expect(visit.log()).toEqual(['POST /loginhandler/anonymoususer', at('cart-1')]);
    expect(visit.sent[0]?.body).toEqual({});
    expect(visit.state()).toEqual({ ...noSession, ...guest });
    expect(visit.sent[1]?.headers).toMatchObject({
      'x-user-id': 'guest-1',
      'x-key-id': 'key-1',
      'x-secret-key': 'secret-1',
      'x-session-token': 'token-1',
    });
  });

  it('SES-02 a reply without a session is refused, with the text of the server', async () => {
    const refusal = { status: 429, json: { errors: [{ code: 'BUSY', displayMsg: 'Too many visitors' }] } };
    const visit = createVisit({ 'POST /loginhandler/anonymoususer': [refusal] });
    expect(await visit.request.call(page)).toMatchObject({
      refusal: { code: 'BUSY', text: 'Too many visitors' },
    });
    expect(visit.state()).toEqual(noSession);
  });
});

describe('the role', () => {
  const damaged = { ...noSession, userId: 'user-7', cartId: 'cart-7', isLoggedIn: true } as const;

  it('ROL-01 SES-31 a login without its refresh token makes calls as a guest, with a new session', async () => {
    const visit = createVisit(
      { 'POST /loginhandler/anonymoususer': [anonymousReply(5)], [at('cart-5')]: {} },
      sessionAdopted({ ...damaged, credentials: { accessToken: 'access-1' } }),
    );
    await visit.request.call(page);
    expect(visit.sent[1]?.headers).toMatchObject({ 'x-logged-in': 'false', 'x-auth-token': 'key-5' });
    expect(visit.state()).toMatchObject({ userId: 'guest-5', isLoggedIn: false });
  });

  it('ROL-01 SES-26 a login with the credentials of a guest is renewed as a guest’s', async () => {
    const visit = createVisit(
      {
        [at('cart-7')]: [{ status: 401 }],
        'POST /loginhandler/refreshtokenanonymous': [anonymousReply(6)],
        [at('cart-6')]: {},
      },
      sessionAdopted({ ...damaged, credentials: guest.credentials }),
    );
    await visit.request.call(page);
    expect(visit.state()).toMatchObject({ userId: 'guest-6', isLoggedIn: false });
  });

  it('ROL-07 a customer makes calls with the access token, marked as logged in', async () => {
    const visit = createVisit({ [at('cart-7')]: {} }, loggedIn(customer));
    await visit.request.call(page);
    expect(visit.sent[0]?.headers).toMatchObject({ 'x-logged-in': 'true', 'x-auth-token': 'access-1' });
  });
});

describe('renewal', () => {
  it('SES-25 SES-29 API-002 a customer uses the refresh token and gets both tokens anew', async () => {
    const credentials = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    const visit = createVisit(
      {
        [at('cart-7')]: [{ status: 401 }, {}],
        'POST /loginhandler/refreshtoken': [{ json: { credentials, attributes: { firstName: 'Usha' } } }],
      },
      loggedIn(customer),
    );
    await visit.request.call(page);
    expect(visit.sent[1]?.body).toEqual({ userId: 'user-7', refreshToken: 'refresh-1' });
    expect(visit.sent[2]?.headers['x-auth-token']).toBe('access-2');
    expect(visit.state()).toMatchObject({
      isLoggedIn: true,
      firstName: 'Usha',
      cartId: 'cart-7',
      credentials,
    });
    expect(restoreSession(visit.persistence).credentials).toEqual(credentials);
  });

  it('SES-24 SES-26 SES-29 API-003 a guest sends only the user id and continues with the new cart', async () => {
    const renewed = { ...anonymousReply(2).json, userId: 'guest-1' };
    const visit = createVisit(
      {
        [at('cart-1')]: [{ status: 401 }],
        'POST /loginhandler/refreshtokenanonymous': [{ json: renewed }],
        [at('cart-2')]: {},
      },
      sessionCreated(guest),
    );
    await visit.request.call(page);
    expect(visit.sent[1]?.body).toEqual({ userId: 'guest-1' });
    expect(visit.sent[2]?.headers).toMatchObject({ 'x-key-id': 'key-2', 'x-session-token': 'token-2' });
    expect(restoreSession(visit.persistence)).toMatchObject({
      cartId: 'cart-2',
      credentials: renewed.credentials,
    });
  });

  it('SES-27 without a user id a new anonymous user is made', async () => {
    const visit = createVisit({ 'POST /loginhandler/anonymoususer': [anonymousReply(4)] });
    const port = createSessionPort({
      store: visit.store,
      persistence: visit.persistence,
      clientId: '1.42',
      context: () => order,
    });
    await port.renew(visit.request.call);
    expect(visit.log()).toEqual(['POST /loginhandler/anonymoususer']);
    expect(visit.state().userId).toBe('guest-4');
  });

  it('SES-30 a refused renewal sets the flag, shows the text, and the next call begins as a fresh guest', async () => {
    const visit = createVisit(
      {
        [at('cart-7')]: [{ status: 401 }],
        'POST /loginhandler/refreshtoken': [{ status: 401 }],
        'POST /loginhandler/anonymoususer': [anonymousReply(8)],
        [at('cart-8')]: {},
      },
      loggedIn(customer),
    );
    expect(await visit.request.call(page)).toMatchObject({ refusal: { kind: 'session', shown: true } });
    expect(selectApiError(visit.store.getState())).toBe(true);
    expect(selectPopup(visit.store.getState())?.text).toContain('please re-login');
    expect(visit.persistence.read(userInfo)).toBeNull();

    await visit.request.call(page);
    expect(selectApiError(visit.store.getState())).toBe(false);
  });

  it.each([
    ['401', { status: 401 }],
    ['400', { status: 400 }],
    ['404', { status: 404 }],
    ['a reply that says FAILED', { json: { status: 'FAILED', errors: [{ code: '1.NOUSER' }] } }],
  ])(
    'SES-02 SES-30 a guest whose renewal is refused with %s goes on as a new guest, and is told nothing',
    async (_, refusal) => {
      const visit = createVisit(
        {
          [at('cart-1')]: [{ status: 401 }],
          'POST /loginhandler/refreshtokenanonymous': [refusal],
          'POST /loginhandler/anonymoususer': [anonymousReply(8)],
          [at('cart-8')]: {},
        },
        sessionCreated(guest),
      );
      expect(await visit.request.call(page)).toMatchObject({ ok: true });
      expect(visit.log()).toEqual([
        at('cart-1'),
        'POST /loginhandler/refreshtokenanonymous',
        'POST /loginhandler/anonymoususer',
        at('cart-8'),
      ]);
      expect(visit.state()).toMatchObject({ userId: 'guest-8', cartId: 'cart-8', apiError: false });
      expect(selectPopup(visit.store.getState())).toBeNull();
      expect(restoreSession(visit.persistence).userId).toBe('guest-8');
    },
  );

  it.each([408, 429, 503])(
    'SES-26 a guest stays the same when a renewal is refused for now, with %i',
    async (status) => {
      const visit = createVisit(
        {
          [at('cart-1')]: [{ status: 401 }],
          'POST /loginhandler/refreshtokenanonymous': [{ status }],
        },
        sessionCreated(guest),
      );
      expect(await visit.request.call(page)).toMatchObject({ ok: false });
      expect(visit.state()).toMatchObject({ userId: 'guest-1' });
    },
  );

  it('SES-23 two tabs of a guest whose renewal is refused go on as one new guest', async () => {
    const network = createScriptedFetch({
      [at('cart-1')]: [{ status: 401 }, { status: 401 }],
      'POST /loginhandler/refreshtokenanonymous': [{ status: 401 }],
      'POST /loginhandler/anonymoususer': [anonymousReply(8)],
      [at('cart-8')]: {},
    });
    const browser = { network, persistence: createPersistence(), lock: oneAtATime() };
    const tabs = [createTab(browser, [sessionCreated(guest)]), createTab(browser, [sessionCreated(guest)])];
    await Promise.all(tabs.map((tab) => tab.request.call(page)));
    expect(tabs.map((tab) => tab.state().userId)).toEqual(['guest-8', 'guest-8']);
  });

  it.each([
    ['answered', anonymousReply(2)],
    ['refused', { status: 401 }],
  ])('leaves a login alone that came while the guest’s refresh was out, %s', async (_, answer) => {
    const visit: ReturnType<typeof createVisit> = createVisit(
      {
        [at('cart-1')]: [{ status: 401 }],
        'POST /loginhandler/refreshtokenanonymous': () => {
          visit.store.dispatch(loggedIn(customer));
          return answer;
        },
        [at('cart-7')]: {},
      },
      sessionCreated(guest),
    );
    await visit.request.call(page);
    expect(visit.state()).toMatchObject({ isLoggedIn: true, userId: 'user-7', apiError: false });
    expect(visit.state().credentials).toEqual(customer.credentials);
    expect(selectPopup(visit.store.getState())).toBeNull();
  });

  it.each([
    ['answered', { json: { credentials: { accessToken: 'a2', refreshToken: 'r2' }, attributes: {} } }],
    ['refused', { status: 401 }],
  ])('brings nobody back who logged out while the refresh was out, %s', async (_, answer) => {
    const visit: ReturnType<typeof createVisit> = createVisit(
      {
        [at('cart-7')]: [{ status: 401 }],
        'POST /loginhandler/refreshtoken': () => {
          visit.store.dispatch(loggedOut());
          return answer;
        },
      },
      loggedIn(customer),
    );
    expect(await visit.request.call(page)).toMatchObject({ refusal: { code: 'SESSION_ENDED' } });
    expect(visit.state()).toEqual(noSession);
    expect(selectPopup(visit.store.getState())).toBeNull();
  });

  it('SES-23 takes over the session that another tab has renewed, without a refresh call', async () => {
    const visit = createVisit({ [at('cart-7')]: [{ status: 401 }, {}] }, loggedIn(customer));
    const { cartId: _, addresses: _list, addressesSaved: _saved, apiError: _error, ...user } = noSession;
    visit.persistence.write(userInfo, {
      ...user,
      userId: 'user-7',
      isLoggedIn: true,
      credentials: { accessToken: 'access-9', refreshToken: 'refresh-9' },
    });
    await visit.request.call(page);
    expect(visit.sent[1]?.headers['x-auth-token']).toBe('access-9');
    expect(visit.state().credentials.refreshToken).toBe('refresh-9');
  });

  it('SES-02 two tabs of a first visit are one guest', async () => {
    const network = createScriptedFetch({
      'POST /loginhandler/anonymoususer': [anonymousReply(1), anonymousReply(2)],
      [at('cart-1')]: {},
    });
    const browser = { network, persistence: createPersistence(), lock: oneAtATime() };
    const tabs = [createTab(browser, []), createTab(browser, [])];
    await Promise.all(tabs.map((tab) => tab.request.call(page)));
    expect(network.to('/loginhandler/anonymoususer')).toHaveLength(1);
    expect(tabs.map((tab) => tab.state().userId)).toEqual(['guest-1', 'guest-1']);
  });

  it('SES-23 two tabs with the same expired token renew it once', async () => {
    const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };
    const network = createScriptedFetch({
      [at('cart-7')]: ({ headers }) => ({ status: headers['x-auth-token'] === 'access-2' ? 200 : 401 }),
      'POST /loginhandler/refreshtoken': [{ json: { credentials: fresh, attributes: {} } }],
    });
    const browser = { network, persistence: createPersistence(), lock: oneAtATime() };
    const tabs = [createTab(browser, [loggedIn(customer)]), createTab(browser, [loggedIn(customer)])];
    await Promise.all(tabs.map((tab) => tab.request.call(page)));
    expect(network.to('/loginhandler/refreshtoken')).toHaveLength(1);
    expect(tabs.map((tab) => tab.state().credentials)).toEqual([fresh, fresh]);
  });
});
