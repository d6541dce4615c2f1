// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dataOwner } from '#schemas/compiled/stored/data-owner.ts';
import { deliveryInstructions } from '#schemas/compiled/stored/delivery-instructions.ts';
import { orderContact } from '#schemas/compiled/stored/order-contact.ts';
import { vegOnly } from '#schemas/compiled/stored/veg-only.ts';
import { storedValues } from '#schemas/stored/stored.ts';
import { welcomed } from '#src/features/login/testing/render-login.tsx';
import { startPlaceListeners } from '#src/features/place/place-listeners.ts';
import { createPersistence, storageName } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { customerLeft } from './customer-left.ts';
import { followCustomer } from './follow-customer.ts';
import { personal, personalByAny } from './forget-customer.ts';
import { loggedIn, loggedOut, refreshFailed } from './session-slice.ts';

const asha = loggedIn({ ...welcomed({ userId: 'asha' }), loginType: 'OTP' });
const babu = loggedIn({ ...welcomed({ userId: 'babu' }), loginType: 'OTP' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A page of this browser; `follow` is when the code that is loaded late has come. */
function openPage() {
  const persistence = createPersistence({ device: localStorage, tab: sessionStorage });
  const { store, startListening } = createTestStore({ persistence });
  startPlaceListeners(startListening);
  const follow = () => followCustomer({ store, persistence, startListening });
  const leaveData = () => {
    persistence.write(deliveryInstructions, { text: 'Gate code 4711', zeroContact: false });
    persistence.write(orderContact, { name: 'Asha', mobile: '9876543210' });
  };
  return { store, persistence, follow, leaveData };
}

/** Nothing of the customer is left at once: a logout needs no connection to load anything. */
function expectForgotten({ persistence }: ReturnType<typeof openPage>) {
  expect(persistence.read(deliveryInstructions)).toBeNull();
  expect(persistence.read(orderContact)).toBeNull();
}

it('SES-20 SES-21 nothing of a customer who left stays on the device; what is no one’s does', () => {
  const { store, persistence, follow } = openPage();
  follow();
  const storageOf = { device: localStorage, tab: sessionStorage };
  for (const key of personal) storageOf[key.keptIn].setItem(storageName(key), '{}');
  for (const key of personalByAny) storageOf[key.keptIn].setItem(storageName(key, 'a1'), '{}');
  persistence.write(vegOnly, true);
  store.dispatch(customerLeft());
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['vegOnly']);
});

it('SES-20 what is removed by name is kept by that name', () => {
  const kept = storedValues.map(([, , { name, keptIn }]) => ({ name, keptIn }));
  expect(kept).toEqual(expect.arrayContaining([...personal, ...personalByAny]));
});

/** Why a value stays, or what else removes it. */
const stays: Readonly<Record<string, string>> = {
  userInfo: 'the session removes it',
  cartId: 'the session removes it',
  dataOwner: 'follows the session',
  cartLines: 'the cart removes it with a logout',
  cartSync: 'goes with the lines',
  recentPlaces: 'the place removes it',
  recentStoreIds: 'the place removes it',
  selectedAddress: 'the place removes it',
  lastLocation: 'the restaurant; the title of the place goes',
  orderType: 'of the browser',
  vegOnly: 'of the browser',
  menuPlace: 'where the menu was',
  gaId: 'of the browser',
  utmAttributes: 'how the visit began',
  isMiniApp: 'how the visit began',
  partnerLoginDone: 'that the app of the partner has asked',
  analyticsAllowed: 'of the browser',
  waitingEvents: 'holds nothing of the customer',
  appConfig: 'of the shop',
  homeScreenIcon: 'of the browser',
  dismissedAlerts: 'of the browser',
  appBannerDismissed: 'of the browser',
};

it('SES-20 every value that the app stores goes with the customer, or stays for a reason', () => {
  const removed = new Set([...personal, ...personalByAny].map(({ name }) => name));
  const left = storedValues.map(([, , { name }]) => name).filter((name) => !removed.has(name));
  expect(left.toSorted()).toEqual(Object.keys(stays).toSorted());
});

describe('SES-20 SES-30 nothing stays', () => {
  it.each([
    ['a logout', loggedOut()],
    ['a session that is refused', refreshFailed()],
    ['the login of another customer', babu],
  ])('at once, of %s', (_, leaving) => {
    const page = openPage();
    page.follow();
    page.store.dispatch(asha);
    page.leaveData();
    page.store.dispatch(leaving);
    expectForgotten(page);
  });

  it.each([
    ['nobody', loggedOut()],
    ['another customer', babu],
  ])('of a customer who left before this code was loaded; %s is here now', (_, then) => {
    const before = openPage();
    before.follow();
    before.store.dispatch(asha);
    before.leaveData();
    const page = openPage();
    page.store.dispatch(then);
    page.follow();
    expectForgotten(page);
  });
});

it('SES-20 a customer who is still here keeps what is theirs, and so does a guest who logs in', () => {
  const before = openPage();
  before.follow();
  before.leaveData();
  before.store.dispatch(asha);
  expect(before.persistence.read(dataOwner)).toBe('asha');
  const page = openPage();
  page.store.dispatch(asha);
  page.follow();
  expect(page.persistence.read(orderContact)?.name).toBe('Asha');
});

it('SES-20 a guest who comes after keeps what they type', () => {
  const before = openPage();
  before.follow();
  before.store.dispatch(asha);
  before.store.dispatch(loggedOut());
  before.leaveData();
  const page = openPage();
  page.follow();
  expect(page.persistence.read(orderContact)?.name).toBe('Asha');
});
