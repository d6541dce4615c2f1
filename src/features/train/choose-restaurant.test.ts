import { expect, it } from 'vitest';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { choosePlace } from '#src/features/place/choose-place.ts';
import { countryReplies } from '#src/features/place/testing/country.ts';
import { placeWorld } from '#src/features/place/testing/place-world.ts';
import { chooseRestaurant } from './choose-restaurant.ts';
import { agra } from './testing/journey-fixture.ts';

it('LOC-30 the restaurant of a station is named as every other one: the city, which is shown beside it, is not said twice', () => {
  const { store } = placeWorld();
  store.dispatch(chooseRestaurant({ ...agra, locality: 'Taj Ganj' }));
  expect(selectLocation(store.getState())).toMatchObject({ storeName: 'Taj Ganj', city: 'Agra' });
  store.dispatch(chooseRestaurant(agra));
  expect(selectLocation(store.getState()).storeName).toBe('Taj Ganj, Agra');
});

it('TRN-04 a late answer about an address does not take the order back from the station that was chosen since', async () => {
  let answer: (reply: unknown) => void = () => {};
  const late = new Promise((resolve) => (answer = resolve));
  const { store } = placeWorld({ ...countryReplies, selectAddressStore: () => late });
  const home = { latitude: 12.9784, longitude: 77.6408, title: 'Home' };
  const choosing = store.dispatch(choosePlace(home, { orderType: 'D', from: 'selector' }));
  store.dispatch(chooseRestaurant(agra));
  answer(countryReplies.selectAddressStore);
  await choosing;
  expect(selectLocation(store.getState())).toMatchObject({ storeId: agra.id, orderType: 'IRCTC' });
});
