import { describe, expect, it } from 'vitest';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import {
  orderTypeChosen,
  selectLocation,
  selectStoreError,
  selectStoreIsOffline,
  selectWantsPlace,
  storeRefused,
} from '#src/features/order-type/location-slice.ts';
import { flush } from '#src/request/testing/fake-clock.ts';
import { offline } from '#src/request/testing/answering.ts';
import { choosePlace, chooseStore } from './choose-place.ts';
import { startPlaceListeners } from './place-listeners.ts';
import { recheckPlace } from './recheck-place.ts';
import { aStore, countryReplies } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const choice = { latitude: 12.9784, longitude: 77.6408, title: 'Home · Indiranagar' };

const isOff = {
  kind: 'offline',
  code: '2.STOREOFF',
  header: 'Oops!',
  text: 'Closed',
  button: 'OK',
} as const;

/** A visit with delivery to a place; afterwards the server answers as the test says. */
async function delivering(answers: Record<string, unknown> = {}) {
  const table: Record<string, unknown> = { ...countryReplies };
  const world = placeWorld(table);
  await world.store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
  world.call.mockClear();
  Object.assign(table, answers);
  return world;
}

describe('serviceability', () => {
  it('LOC-05 LOC-17 is looked up again when the order type changes, and the cart stays', async () => {
    const { store, startListening, sentTo } = await delivering();
    startPlaceListeners(startListening);
    store.dispatch(
      addProduct({ productId: 'PIZ7', name: 'Pizza', price: 100, foodType: 0 } as Parameters<
        typeof addProduct
      >[0]),
    );
    store.dispatch(orderTypeChosen('DINEIN'));
    await import('./recheck-place.ts');
    await flush();
    expect(sentTo('getPickupStore')).toHaveLength(1);
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'DINEIN', storeId: aStore.id });
    expect(selectWantsPlace(store.getState())).toBe(false);
    expect(selectCount(store.getState())).toBe(1);
  });

  it('LOC-22 a store that does not serve the new type asks for another one, with the reason', async () => {
    const entry = { code: '2.STORENA', displayMsg: 'No dine-in here' };
    const { store } = await delivering({ getPickupStore: { status: 'FAILED', errors: [entry] } });
    store.dispatch(orderTypeChosen('DINEIN'));
    await store.dispatch(recheckPlace());
    expect(selectWantsPlace(store.getState())).toBe(true);
    expect(selectStoreError(store.getState())).toMatchObject({ text: 'No dine-in here' });
  });

  it('LOC-22 a store without the new type among its own is refused as well', async () => {
    const store_ = { ...aStore, orderTypes: ['D'] };
    const { store } = await delivering({ getPickupStore: { status: 'SUCCESS', data: { store: store_ } } });
    store.dispatch(orderTypeChosen('P'));
    await store.dispatch(recheckPlace());
    expect(selectWantsPlace(store.getState())).toBe(true);
  });

  it.each([
    ['LOC-22', '2.STORENA'],
    ['LOC-24', '2.STOREOFF'],
  ])(
    '%s a store that refused one type with %s takes orders again of the type that it serves',
    async (_, code) => {
      const failed = { status: 'FAILED', errors: [{ code, displayMsg: 'Not today' }] };
      const replies: unknown[] = [failed, countryReplies.getPickupStore];
      const { store } = await delivering({ getPickupStore: () => replies.shift() });
      store.dispatch(orderTypeChosen('DINEIN'));
      await store.dispatch(recheckPlace());
      expect(selectStoreError(store.getState())).toMatchObject({ code });
      store.dispatch(orderTypeChosen('P'));
      await store.dispatch(recheckPlace());
      expect(selectStoreError(store.getState())).toBeNull();
      expect(selectStoreIsOffline(store.getState())).toBe(false);
    },
  );

  it('ERR-02 a check whose status is neither success nor failed changes nothing', async () => {
    const { store } = await delivering({ getPickupStore: { status: 'WEIRD', data: { store: aStore } } });
    store.dispatch(storeRefused(isOff));
    store.dispatch(orderTypeChosen('P'));
    await store.dispatch(recheckPlace());
    expect(selectStoreError(store.getState())).toEqual(isOff);
    expect(selectWantsPlace(store.getState())).toBe(false);
  });

  it('a check that gets no answer changes nothing', async () => {
    const { store } = await delivering({ getPickupStore: offline });
    store.dispatch(orderTypeChosen('P'));
    await store.dispatch(recheckPlace());
    expect(selectWantsPlace(store.getState())).toBe(false);
    expect(selectStoreError(store.getState())).toBeNull();
  });

  it.each([
    ['gets no answer', offline],
    ['the server fails at', { status: 'FAILED', errors: [{ code: '9.TROUBLE', displayMsg: 'Trouble' }] }],
    ['gets an answer that says nothing', { status: 'WEIRD' }],
  ])('LOC-24 a check of the address that %s leaves an offline store offline', async (_, answer) => {
    const { store } = await delivering({ selectAddressStore: answer });
    store.dispatch(storeRefused(isOff));
    await store.dispatch(recheckPlace());
    expect(selectStoreError(store.getState())).toEqual(isOff);
    expect(selectStoreIsOffline(store.getState())).toBe(true);
    expect(selectWantsPlace(store.getState())).toBe(false);
  });

  it('LOC-22 a check of the address that gets no answer stores no error for the selector', async () => {
    const { store } = await delivering({ selectAddressStore: offline });
    await store.dispatch(recheckPlace());
    expect(selectStoreError(store.getState())).toBeNull();
  });

  it('a delivery without an address asks for one', async () => {
    const { store } = placeWorld(countryReplies);
    await store.dispatch(chooseStore(aStore, { orderType: 'P' }));
    store.dispatch(orderTypeChosen('D'));
    await store.dispatch(recheckPlace());
    expect(selectWantsPlace(store.getState())).toBe(true);
  });

  it('nothing is looked up for a store that nobody has chosen, nor for the train', async () => {
    const { store, call } = placeWorld();
    await store.dispatch(recheckPlace());
    expect(call).not.toHaveBeenCalled();
    const train = await delivering();
    train.store.dispatch(orderTypeChosen('IRCTC'));
    await train.store.dispatch(recheckPlace());
    expect(train.call).not.toHaveBeenCalled();
  });
});
