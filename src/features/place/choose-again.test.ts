import { expect, it } from 'vitest';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { chooseAgain } from './choose-again.ts';
import { choosePlace } from './choose-place.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';
import { recentsToChoose } from './recents.ts';
import { settleOrderType } from './settle-order-type.ts';
import { aPlace, countryReplies } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

it.each([
  ['landmark', 'lm-cubbon'],
  ['store', 'store-14052'],
])('LOC-18 CON-02 a %s of before that is chosen again is one entry still', async (_, placeId) => {
  const persistence = createPersistence();
  const found = { ...aPlace, placeId, title: 'Cubbon Park', latitude: 12.9763, longitude: 77.5929 };
  const { latitude, longitude, title } = found;
  const first = placeWorld(countryReplies, { persistence });
  await first.store.dispatch(
    choosePlace({ latitude, longitude, title, place: found }, { orderType: 'D', from: 'selector' }),
  );
  await first.store.dispatch(
    choosePlace({ latitude: 1, longitude: 2, title: 'Office' }, { from: 'selector' }),
  );
  const recents = () => recentsToChoose(selectPlaces(first.store.getState()).recents, 'DELIVERY');
  const keys = [placeId, aPlace.placeId];
  expect(recents().map(({ key }) => key)).toEqual(keys.toReversed());

  // The reply names the place by its locality.
  await first.store.dispatch(chooseAgain(recents()[1]!, 'D'));
  expect(recents().map(({ key }) => key)).toEqual(keys);
  // Also after a new check, in this visit and in the next.
  await first.store.dispatch(settleOrderType());
  expect(recents().map(({ key }) => key)).toEqual(keys);
  const { store } = placeWorld(countryReplies, { persistence });
  store.dispatch(openPlaces());
  expect(selectPlaces(store.getState()).chosen).toMatchObject({ key: placeId });
});

const before = {
  key: 'a',
  recent: { title: 'Office', subtitle: '' },
  location: { address_id: null, latitude: 12, longitude: 77 },
  deliveryType: 'DELIVERY',
} as const;

it('LOC-35 a restaurant of before is chosen for the order type that is asked for now', async () => {
  const { store, sentTo } = placeWorld(countryReplies);
  const cafe = { ...before, location: { ...before.location, storeId: '14052' } };
  await store.dispatch(chooseAgain(cafe, 'CURB'));
  expect(sentTo('getPickupStore')).toMatchObject([{ params: { storeId: '14052' } }]);
  expect(selectLocation(store.getState())).toMatchObject({ storeId: '14052', orderType: 'CURB' });
});

it('LOC-21 LOC-35 a place of before that nobody delivers to any more says so in a popup', async () => {
  const reply = refused({ code: '2.STORENA', displayMsg: 'Too far' });
  const { store } = placeWorld({ selectAddressStore: reply });
  await store.dispatch(chooseAgain(before, 'D'));
  expect(selectPopup(store.getState())).toMatchObject({ text: 'Too far' });
});

it('LOC-35 a saved address of before is chosen by its id, which the lookup names', async () => {
  const { store, sentTo } = placeWorld(countryReplies);
  const home = { ...before, key: 'a-7', location: { ...before.location, address_id: 'a-7' } };
  await store.dispatch(chooseAgain(home, 'D'));
  expect(sentTo('selectAddressStore')).toMatchObject([{ body: { data: { address_id: 'a-7' } } }]);
  const { chosen, recents } = selectPlaces(store.getState());
  expect(chosen).toMatchObject({ address_id: 'a-7', title: 'Office' });
  expect(chosen).not.toHaveProperty('address');
  expect(recents.delivery.map(({ key }) => key)).toEqual(['a-7']);
});

it('LOC-39 an address that is not saved goes with the place of before', async () => {
  const address = { ...aPlace, houseNo: '12', address: '12th Main', label: 'Home' } as const;
  const { store } = placeWorld(countryReplies);
  await store.dispatch(chooseAgain({ ...before, location: { ...before.location, address } }, 'D'));
  expect(selectPlaces(store.getState()).addressDetail).toMatchObject({ houseNo: '12' });
  await store.dispatch(chooseAgain(before, 'D'));
  expect(selectPlaces(store.getState()).addressDetail).toBeNull();
});
