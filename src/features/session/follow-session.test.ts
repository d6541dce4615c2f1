// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { followSession } from './follow-session.ts';
import {
  loggedIn,
  loggedOut,
  refreshFailed,
  selectSession,
  sessionAdopted,
  sessionCreated,
} from './session-slice.ts';
import { restoreSession, sessionBindings } from './session-storage.ts';

const guest = (id: string) =>
  sessionCreated({
    userId: id,
    cartId: `cart-of-${id}`,
    credentials: { accessKeyId: `key-${id}`, secretKey: 'secret', sessionToken: 'token' },
  });
const login = (userId: string) =>
  loggedIn({
    attributes: { userId, cartId: `cart-of-${userId}`, firstName: userId },
    credentials: { accessToken: `access-${userId}`, refreshToken: 'refresh' },
    loginType: 'OTP',
  });

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

/** A tab of the browser, connected to the others only by the `storage` event. */
function openTab() {
  const persistence = createPersistence({ device: localStorage });
  const { store } = createTestStore({ persistence });
  store.dispatch(sessionAdopted(restoreSession(persistence)));
  stops.push(
    keepStored({ store, persistence, bindings: sessionBindings }),
    followSession(store, persistence),
  );
  return store;
}
const otherTabWrote = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
const who = (tab: ReturnType<typeof openTab>) => {
  const { userId, cartId, isLoggedIn } = selectSession(tab.getState());
  return [userId, cartId, isLoggedIn];
};

it('SES-10 SES-20 a login, a logout and another login hold in the other tab', () => {
  const first = openTab();
  first.dispatch(guest('g1'));
  const second = openTab();
  first.dispatch(login('asha'));
  otherTabWrote('userInfo');
  expect(who(second)).toEqual(['asha', 'cart-of-asha', true]);
  first.dispatch(loggedOut());
  otherTabWrote('userInfo');
  expect(who(second)).toEqual([null, null, false]);
  first.dispatch(guest('g2'));
  first.dispatch(login('ravi'));
  otherTabWrote('cartId');
  expect(who(second)).toEqual(['ravi', 'cart-of-ravi', true]);
});

it('keeps a guest whose session another tab lost', () => {
  const first = openTab();
  first.dispatch(guest('g1'));
  const second = openTab();
  first.dispatch(refreshFailed());
  otherTabWrote('userInfo');
  expect(who(second)).toEqual(['g1', 'cart-of-g1', false]);
});

it('reads the session when the page comes back from the cache of pages', () => {
  const tab = openTab();
  tab.dispatch(login('asha'));
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(who(tab)).toEqual([null, null, false]);
});
