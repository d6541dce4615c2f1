import { expect, it } from 'vitest';
import { orderTypeAsked, selectStoreError, storeChosen } from '#src/features/order-type/location-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { flush } from '#src/request/testing/fake-clock.ts';
import { checkStore } from './check-store.ts';
import { placeLocated } from './place-slice.ts';
import { aPlace, aStore } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const chosen = storeChosen({ storeId: aStore.id, storeName: 'Indiranagar', orderType: 'D' });

it('LOC-22 the restaurant of the order is asked, and has the name that the customer knows', async () => {
  const store_ = { ...aStore, locality: 'Second Stage', orderTypes: ['D'] };
  const { store, sentTo } = placeWorld({
    getPickupStore: { status: 'SUCCESS', data: { store: store_ } },
    getNearestStores: offline,
  });
  store.dispatch(placeLocated(aPlace));
  store.dispatch(chosen);
  store.dispatch(orderTypeAsked('P'));
  await store.dispatch(checkStore('P'));
  expect(sentTo('getPickupStore')).toMatchObject([{ params: { storeId: aStore.id } }]);
  expect(selectStoreError(store.getState())).toMatchObject({
    header: 'No takeaway at Indiranagar',
    text: 'Indiranagar is for delivery only.',
  });
});

it('LOC-24 a refusal is not said of another restaurant that was asked for the same meanwhile', async () => {
  let answer = (_: unknown) => {};
  const { store, sentTo } = placeWorld({
    getPickupStore: refused({ code: '2.STOREOFF' }),
    getNearestStores: () => new Promise((resolve) => (answer = resolve)),
  });
  store.dispatch(placeLocated(aPlace));
  store.dispatch(chosen);
  store.dispatch(orderTypeAsked('DINEIN'));
  const checking = store.dispatch(checkStore('DINEIN'));
  await flush();
  expect(sentTo('getNearestStores')).toHaveLength(1);
  store.dispatch(storeChosen({ storeId: '77', storeName: 'Hebbal' }));
  store.dispatch(orderTypeAsked('DINEIN'));
  answer({ status: 'SUCCESS', data: { stores: [] } });
  await checking;
  expect(selectStoreError(store.getState())).toBeNull();
});
