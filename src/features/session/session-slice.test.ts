import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { rootReducer } from '#src/store/root-reducer.ts';
import {
  addressesReceived,
  cartIdReceived,
  loggedIn,
  loggedOut,
  profileSaveEnded,
  refreshFailed,
  selectIsLoggedIn,
  selectRequestHeaders,
  selectSession,
  sessionAdopted,
  sessionCreated,
  sessionRefreshed,
} from './session-slice.ts';
import { noSession } from './session-state.ts';

const guest = {
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
};
const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const login = {
  attributes: {
    userId: 'user-7',
    firstName: 'Asha',
    mobile: '9876543210',
    cartId: 'cart-7',
    cognitoLoggedin: true,
  },
  credentials: tokens,
  cognitoId: 'cog-1',
  loginType: 'OTP',
} as const;

function createSession() {
  const store = configureStore({ reducer: rootReducer });
  return { dispatch: store.dispatch, state: () => selectSession(store.getState()), root: store.getState };
}

describe('session', () => {
  it('SES-04 has every field of a user session', () => {
    const fields =
      'userId firstName lastName mobile email emailVerified phoneNumberVerified cartId cognitoId cognitoLoggedin sub isLoggedIn loginType frequency addresses addressesSaved profileSave';
    for (const field of fields.split(' ')) expect(noSession).toHaveProperty(field);
  });

  it('SES-01 SES-03 a guest has user id, cart id and temporary credentials', () => {
    const { dispatch, state } = createSession();
    dispatch(sessionCreated(guest));
    expect(state()).toEqual({ ...noSession, ...guest });
  });

  it.each(['OTP', 'Gmail', 'Facebook', 'password'] as const)(
    'SES-05 remembers a login by %s',
    (loginType) => {
      const { dispatch, state } = createSession();
      dispatch(loggedIn({ ...login, loginType }));
      expect(state().loginType).toBe(loginType);
    },
  );

  it('SES-01 SES-06 a login replaces the credentials of the guest by the two tokens', () => {
    const { dispatch, state } = createSession();
    dispatch(sessionCreated(guest));
    dispatch(loggedIn(login));
    expect(state()).toMatchObject({
      isLoggedIn: true,
      userId: 'user-7',
      cartId: 'cart-7',
      firstName: 'Asha',
    });
    expect(state().credentials).toEqual(tokens);
  });

  it('SES-06 a login without a cart id keeps the cart of the guest', () => {
    const { dispatch, state } = createSession();
    dispatch(sessionCreated(guest));
    dispatch(loggedIn({ ...login, attributes: { userId: 'user-7' } }));
    expect(state().cartId).toBe('cart-1');
  });

  it('SES-07 gives the headers object, new with every change of the session', () => {
    const { dispatch, root } = createSession();
    const order = { deliveryType: 'P', source: 'PWA' };
    dispatch(sessionCreated(guest));
    expect(selectRequestHeaders(root(), order)).toEqual({ isLoggedIn: false, ...guest, ...order });
    dispatch(cartIdReceived('cart-2'));
    expect(selectRequestHeaders(root(), order).cartId).toBe('cart-2');
    dispatch(loggedIn(login));
    expect(selectRequestHeaders(root(), order)).toMatchObject({ isLoggedIn: true, credentials: tokens });
  });

  it('SES-29 a renewal replaces the credentials and takes the other fields of the reply', () => {
    const { dispatch, state } = createSession();
    dispatch(sessionCreated(guest));
    const renewed = { accessKeyId: 'key-2', secretKey: 'secret-2', sessionToken: 'token-2' };
    dispatch(sessionRefreshed({ credentials: renewed, cartId: 'cart-2' }));
    expect(state()).toMatchObject({ userId: 'guest-1', cartId: 'cart-2', credentials: renewed });
  });

  it('ROL-01 ROL-07 after a renewal with the credentials of a guest nothing of the customer stays', () => {
    const { dispatch, state, root } = createSession();
    dispatch(loggedIn(login));
    expect(selectIsLoggedIn(root())).toBe(true);
    dispatch(sessionRefreshed({ ...guest, attributes: undefined }));
    expect(state()).toEqual({ ...noSession, ...guest });
    expect(selectIsLoggedIn(root())).toBe(false);
  });

  it('ROL-01 a login without its refresh token does not count, also in requests', () => {
    const { dispatch, root } = createSession();
    dispatch(sessionAdopted({ ...noSession, isLoggedIn: true, credentials: { accessToken: 'access-1' } }));
    expect(selectIsLoggedIn(root())).toBe(false);
    expect(selectRequestHeaders(root(), { deliveryType: 'D', source: 'PWA' }).isLoggedIn).toBe(false);
  });

  it('SES-30 a refused renewal sets the flag and removes the session', () => {
    const { dispatch, state } = createSession();
    dispatch(loggedIn(login));
    dispatch(refreshFailed());
    expect(state()).toEqual({ ...noSession, apiError: true });
    dispatch(sessionCreated(guest));
    expect(state().apiError).toBe(false);
  });

  it('a logout removes everything of the customer', () => {
    const { dispatch, state } = createSession();
    dispatch(loggedIn(login));
    dispatch(addressesReceived([{ address_id: 'a1' }]));
    dispatch(loggedOut());
    expect(state()).toEqual(noSession);
  });

  it('SES-04 attributes fill known fields only', () => {
    const { dispatch, state } = createSession();
    dispatch(loggedIn(login));
    dispatch(profileSaveEnded({ firstName: 'Usha', credentials: null, isLoggedIn: false } as never));
    expect(state()).toMatchObject({
      firstName: 'Usha',
      isLoggedIn: true,
      credentials: tokens,
      profileSave: true,
    });
  });

  it('PRF-04 profileSave tells how the last save of the profile ended', () => {
    const { dispatch, state } = createSession();
    dispatch(loggedIn(login));
    expect(state().profileSave).toBe(false);
    dispatch(profileSaveEnded({ firstName: 'Usha' }));
    expect(state().profileSave).toBe(true);
    dispatch(profileSaveEnded(null));
    expect(state()).toMatchObject({ firstName: 'Usha', profileSave: false });
  });
});
