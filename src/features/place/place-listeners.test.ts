import { describe, expect, it } from 'vitest';
import { recentPlaces } from '#schemas/compiled/stored/recent-places.ts';
import { recentStoreIds } from '#schemas/compiled/stored/recent-store-ids.ts';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import {
  loggedIn,
  loggedOut,
  refreshFailed,
  sessionAdopted,
  sessionCreated,
  sessionRefreshed,
} from '#src/features/session/session-slice.ts';
import { noSession } from '#src/features/session/session-state.ts';
import { choosePlace } from './choose-place.ts';
import { startPlaceListeners } from './place-listeners.ts';
import { selectPlaces } from './place-slice.ts';
import { countryReplies } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const address = {
  address_id: 'a-7',
  latitude: 12.9784,
  longitude: 77.6408,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: 'Rose Apartments',
  label: 'Home',
  mobile_no: '9876543210',
} as const;
const { latitude, longitude } = address;
const home = { latitude, longitude, title: 'Home · Indiranagar', address_id: 'a-7', address };

const guest = {
  userId: 'guest-1',
  cartId: 'c',
  credentials: { accessKeyId: 'k', secretKey: 's', sessionToken: 't' },
};
const customer = { accessToken: 'a', refreshToken: 'r' };

function logIn(userId: string) {
  return loggedIn({ attributes: { userId }, credentials: customer, loginType: 'OTP' });
}

/** A visit with delivery to the address of the current customer. */
async function deliveringTo(who: ReturnType<typeof logIn> | ReturnType<typeof sessionAdopted>) {
  const world = placeWorld(countryReplies);
  startPlaceListeners(world.startListening);
  world.store.dispatch(who);
  await world.store.dispatch(choosePlace(home, { orderType: 'D', from: 'selector' }));
  return world;
}

const kept: readonly StoredKey<unknown>[] = [recentPlaces, recentStoreIds, selectedAddress];

describe('the places of a customer', () => {
  it.each([
    ['log out, as SES-20 declares', loggedOut()],
    ['SES-30 may not renew their session', refreshFailed()],
    ['SES-29 have logged out in another tab', sessionAdopted({ ...noSession, ...guest })],
    ['have become a guest', sessionCreated(guest)],
    ['are taken for a guest by a renewal', sessionRefreshed({ credentials: guest.credentials })],
    ['are followed by another customer', logIn('user-8')],
  ])('go with them when they %s', async (_, event) => {
    const { store, persistence } = await deliveringTo(logIn('user-7'));
    store.dispatch(event);
    expect(selectPlaces(store.getState())).toMatchObject({
      addressDetail: null,
      chosen: null,
      geoCode: null,
      recents: { delivery: [] },
    });
    expect(selectLocation(store.getState())).toMatchObject({ placeTitle: undefined, storeIsChosen: true });
    for (const key of kept) expect(persistence.read(key)).toBeNull();
  });

  it.each([
    ['renew their session', sessionRefreshed({ credentials: { ...customer, accessToken: 'b' } })],
    [
      'have renewed it in another tab',
      sessionAdopted({ ...noSession, userId: 'user-7', isLoggedIn: true, credentials: customer }),
    ],
  ])('stay when they %s', async (_, event) => {
    const { store, persistence } = await deliveringTo(logIn('user-7'));
    store.dispatch(event);
    expect(selectPlaces(store.getState()).addressDetail).toEqual(address);
    expect(persistence.read(selectedAddress)).toMatchObject({ addressDetail: address });
  });
});

it('SES-20 they go with a customer who has opened no page that uses places in this visit', () => {
  const { store, persistence, startListening } = placeWorld();
  startPlaceListeners(startListening);
  store.dispatch(logIn('user-7'));
  for (const key of kept) persistence.write<unknown>(key, key === recentStoreIds ? ['14052'] : {});
  for (const key of kept) expect(persistence.read(key)).not.toBeNull();
  store.dispatch(loggedOut());
  for (const key of kept) expect(persistence.read(key)).toBeNull();
});

describe('the places of a guest', () => {
  it.each([
    ['the guest logs in', logIn('user-7')],
    ['SES-30 the guest’s session may not be renewed', refreshFailed()],
    ['the guest’s session is made anew', sessionCreated({ ...guest, userId: 'guest-2' })],
  ])('LOC-39 stay when %s', async (_, event) => {
    const { store, persistence } = await deliveringTo(sessionAdopted({ ...noSession, ...guest }));
    store.dispatch(event);
    expect(selectPlaces(store.getState()).chosen).toEqual(expect.objectContaining(home));
    expect(persistence.read(selectedAddress)).toMatchObject({ addressDetail: address });
  });
});
