import { expect, it } from 'vitest';
import { createPersistence } from '#src/store/persistence.ts';
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
