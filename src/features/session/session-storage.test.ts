import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { cartId } from '#schemas/compiled/stored/cart-id.ts';
import { userInfo } from '#schemas/compiled/stored/user-info.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { loggedIn, loggedOut, selectSession, sessionCreated } from './session-slice.ts';
import { noSession } from './session-state.ts';
import { restoreSession, sessionBindings } from './session-storage.ts';

const guest = {
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
};

function createKeptSession() {
  const persistence = createPersistence();
  const store = configureStore({ reducer: rootReducer });
  keepStored({ store, persistence, bindings: sessionBindings });
  return { persistence, store };
}

describe('the session of the last visit', () => {
  it('SES-29 WID-20 survives a reload, guest and customer alike', () => {
    const { persistence, store } = createKeptSession();
    store.dispatch(sessionCreated(guest));
    expect(restoreSession(persistence)).toEqual(selectSession(store.getState()));
    store.dispatch(
      loggedIn({
        attributes: { userId: 'user-7', firstName: 'Asha', cartId: 'cart-7' },
        credentials: { accessToken: 'a', refreshToken: 'r' },
        loginType: 'password',
      }),
    );
    expect(restoreSession(persistence)).toEqual(selectSession(store.getState()));
    expect(persistence.read(cartId)).toBe('cart-7');
  });

  it('is gone after a logout', () => {
    const { persistence, store } = createKeptSession();
    store.dispatch(sessionCreated(guest));
    store.dispatch(loggedOut());
    expect([persistence.read(userInfo), persistence.read(cartId)]).toEqual([null, null]);
    expect(restoreSession(persistence)).toEqual(noSession);
  });

  it.each([
    ['no user id', { credentials: guest.credentials }],
    ['no credentials', { userId: 'guest-1' }],
    ['credentials of a wrong kind', { userId: 'guest-1', credentials: 'key' }],
    ['a login without its tokens', { userId: 'u', isLoggedIn: true, credentials: guest.credentials }],
    [
      'a login without its refresh token',
      { userId: 'u', isLoggedIn: true, credentials: { accessToken: 'a' } },
    ],
  ])('ROL-01 begins anew with %s', (_, stored) => {
    const persistence = createPersistence();
    persistence.write(userInfo, stored as never);
    expect(restoreSession(persistence)).toEqual(noSession);
  });

  it('leaves out fields of a wrong type and unknown fields', () => {
    const persistence = createPersistence();
    const damaged = { ...guest, firstName: 7, emailVerified: 'yes', apiError: true, evil: 1 };
    persistence.write(userInfo, damaged as never);
    expect(restoreSession(persistence)).toEqual({ ...noSession, ...guest, cartId: null });
  });
});
