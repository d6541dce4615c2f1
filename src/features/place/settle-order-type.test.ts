import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import {
  orderTypeAsked,
  selectLocation,
  selectStoreError,
  selectStoreIsOffline,
  selectWantsPlace,
  storeChosen,
  storeRefused,
} from '#src/features/order-type/location-slice.ts';
import { flush } from '#src/request/testing/fake-clock.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { choosePlace, chooseStore } from './choose-place.ts';
import { startPlaceListeners } from './place-listeners.ts';
import { settleOrderType } from './settle-order-type.ts';
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

/** The same with takeaway from a store; the address of the delivery stays known. */
async function takingAway(answers: Record<string, unknown> = {}) {
  const world = await delivering(answers);
  world.store.dispatch(storeChosen({ storeId: aStore.id, storeName: 'Indiranagar', orderType: 'P' }));
  return world;
}

/** A reply that comes when the test says so. */
function anAnswer() {
  let answer = (_: unknown) => {};
  const late = new Promise((resolve) => (answer = resolve));
  return { late, answer: (reply: unknown) => answer(reply) };
}

let toasts: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  toasts = [];
  disconnect = connectToasts((message) => toasts.push(message));
});
afterEach(() => disconnect());

describe('serviceability', () => {
  it('LOC-05 LOC-17 is looked up again when the order type changes, and the cart stays', async () => {
    const { store, startListening, sentTo } = await delivering();
    startPlaceListeners(startListening);
    store.dispatch(
      addProduct({ productId: 'PIZ7', name: 'Pizza', price: 100, foodType: 0 } as Parameters<
        typeof addProduct
      >[0]),
    );
    store.dispatch(orderTypeAsked('DINEIN'));
    await import('./settle-order-type.ts');
    await flush();
    expect(sentTo('getPickupStore')).toHaveLength(1);
    expect(selectLocation(store.getState())).toMatchObject({
      orderType: 'DINEIN',
      askedType: null,
      storeId: aStore.id,
    });
    expect(selectWantsPlace(store.getState())).toBeNull();
    expect(selectCount(store.getState())).toBe(1);
  });

  it('LOC-22 a store that does not serve the new type asks for another one, with its name and the reason, and the order type stays', async () => {
    const entry = { code: '2.STORENA', displayMsg: 'No tables today' };
    const other = { ...aStore, id: '14053', locality: 'Koramangala', distance: 2400 };
    const closed = { ...other, id: '14054', isOpen: false };
    const { store, sentTo } = await delivering({
      getPickupStore: { status: 'FAILED', errors: [entry] },
      getNearestStores: { status: 'SUCCESS', data: { stores: [aStore, closed, other] } },
    });
    store.dispatch(orderTypeAsked('DINEIN'));
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', askedType: 'DINEIN' });
    await store.dispatch(settleOrderType());
    expect(selectLocation(store.getState())).toMatchObject({
      orderType: 'D',
      askedType: null,
      storeId: aStore.id,
    });
    expect(selectWantsPlace(store.getState())).toBe('DINEIN');
    expect(selectStoreError(store.getState())).toMatchObject({
      header: 'No dine-in at Indiranagar',
      text: 'No tables today',
      orderType: 'DINEIN',
      instead: { storeId: '14053', storeName: 'Koramangala', distance: 2400, isFromPlace: true },
    });
    expect(sentTo('getNearestStores')).toMatchObject([
      { query: { latitude: choice.latitude, longitude: choice.longitude, orderDeliveryType: 'DINEIN' } },
    ]);
  });

  it('LOC-22 without a known place the nearest store is the nearest to the one that refused', async () => {
    const { store, sentTo } = placeWorld({
      getPickupStore: { status: 'FAILED', errors: [{ code: '2.STORENA', displayMsg: 'No' }] },
      getStore: { status: 'SUCCESS', data: { store: aStore } },
      getNearestStores: { status: 'SUCCESS', data: { stores: [] } },
    });
    store.dispatch(storeChosen({ storeId: aStore.id, storeName: 'Indiranagar', orderType: 'P' }));
    store.dispatch(orderTypeAsked('DINEIN'));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toMatchObject({ instead: null });
    expect(sentTo('getNearestStores')).toMatchObject([
      { query: { latitude: aStore.latitude, longitude: aStore.longitude } },
    ]);
  });

  it('LOC-22 LOC-24 where all that take the new type are closed, it is the nearest of them, with its opening time', async () => {
    const closed = { ...aStore, id: '14054', locality: 'Koramangala', isOpen: false, distance: 2400 };
    const switchedOff = { ...closed, id: '14055', online: false, distance: 900 };
    const { store } = await delivering({
      getPickupStore: { status: 'FAILED', errors: [{ code: '2.STORENA', displayMsg: 'No' }] },
      getNearestStores: { status: 'SUCCESS', data: { stores: [switchedOff, closed] } },
    });
    store.dispatch(orderTypeAsked('CURB'));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toMatchObject({
      instead: { storeId: '14054', storeName: 'Koramangala', opens: '11:00' },
    });
  });

  it('LOC-22 a store without the new type among its own is refused as well', async () => {
    const store_ = { ...aStore, orderTypes: ['D'] };
    const { store } = await delivering({
      getPickupStore: { status: 'SUCCESS', data: { store: store_ } },
      getNearestStores: offline,
    });
    store.dispatch(orderTypeAsked('P'));
    await store.dispatch(settleOrderType());
    expect(selectWantsPlace(store.getState())).toBe('P');
    expect(selectStoreError(store.getState())).toMatchObject({
      header: 'No takeaway at Indiranagar',
      text: 'Indiranagar is for delivery only.',
      instead: null,
    });
  });

  it('LOC-22 a restaurant that has left the catalogue leads to the choice of another one, and is not to be asked again', async () => {
    const text = 'There is no restaurant 14052. It may have moved: look for one near you.';
    const { store } = await delivering({
      getPickupStore: refused({ status: 404, code: 'NO_SUCH_STORE', displayMsg: text }),
      getNearestStores: { status: 'SUCCESS', data: { stores: [{ ...aStore, id: '14053' }] } },
    });
    store.dispatch(orderTypeAsked('P'));
    await store.dispatch(settleOrderType());
    expect(toasts).toEqual([]);
    expect(selectWantsPlace(store.getState())).toBe('P');
    expect(selectStoreError(store.getState())).toMatchObject({ text, instead: { storeId: '14053' } });
  });

  it.each([
    ['LOC-22', '2.STORENA'],
    ['LOC-24', '2.STOREOFF'],
  ])(
    '%s a store that refused one type with %s takes orders again of the type that it serves',
    async (_, code) => {
      const failed = { status: 'FAILED', errors: [{ code, displayMsg: 'Not today' }] };
      const replies: unknown[] = [failed, countryReplies.getPickupStore];
      const { store } = await delivering({
        getPickupStore: () => replies.shift(),
        getNearestStores: offline,
      });
      store.dispatch(orderTypeAsked('DINEIN'));
      await store.dispatch(settleOrderType());
      expect(selectStoreError(store.getState())).toMatchObject({ code });
      store.dispatch(orderTypeAsked('P'));
      await store.dispatch(settleOrderType());
      expect(selectStoreError(store.getState())).toBeNull();
      expect(selectStoreIsOffline(store.getState())).toBe(false);
    },
  );

  it.each([
    ['2.STOREOFF', 'Indiranagar takes no orders now'],
    ['2.STORENA', 'No dine-in at Indiranagar'],
  ])('LOC-22 LOC-24 of a store that refused with %s the selector says: %s', async (code, header) => {
    const failed = { status: 'FAILED', errors: [{ code, displayMsg: 'Not today' }] };
    const { store } = await delivering({ getPickupStore: failed, getNearestStores: offline });
    store.dispatch(orderTypeAsked('DINEIN'));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toMatchObject({ header, instead: null });
  });

  it('a check of which the request layer has shown the failure is not said again', async () => {
    const shown = refused({ kind: 'network', code: 'OFFLINE', shown: true });
    const { store } = await delivering({ getPickupStore: shown });
    store.dispatch(orderTypeAsked('P'));
    await store.dispatch(settleOrderType());
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', askedType: null });
    expect(toasts).toEqual([]);
  });

  it('ERR-02 a check whose status is neither success nor failed changes nothing', async () => {
    const { store } = await delivering({ getPickupStore: { status: 'WEIRD', data: { store: aStore } } });
    store.dispatch(storeRefused(isOff));
    store.dispatch(orderTypeAsked('P'));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toEqual(isOff);
    expect(selectWantsPlace(store.getState())).toBeNull();
  });

  it('a check that gets no answer changes nothing', async () => {
    const { store } = await delivering({ getPickupStore: offline });
    store.dispatch(orderTypeAsked('P'));
    await store.dispatch(settleOrderType());
    expect(selectWantsPlace(store.getState())).toBeNull();
    expect(selectStoreError(store.getState())).toBeNull();
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', askedType: null });
    expect(toasts.map(({ text }) => text)).toEqual([
      'We could not ask the restaurant about takeaway. Your order is still delivery.',
    ]);
  });

  it.each([
    ['gets no answer', offline],
    ['the server fails at', { status: 'FAILED', errors: [{ code: '9.TROUBLE', displayMsg: 'Trouble' }] }],
    ['gets an answer that says nothing', { status: 'WEIRD' }],
  ])('LOC-24 a check of the address that %s leaves an offline store offline', async (_, answer) => {
    const { store } = await takingAway({ selectAddressStore: answer });
    store.dispatch(orderTypeAsked('D'));
    store.dispatch(storeRefused(isOff));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toEqual(isOff);
    expect(selectStoreIsOffline(store.getState())).toBe(true);
    expect(selectWantsPlace(store.getState())).toBeNull();
  });

  it('LOC-22 a check of the address that gets no answer stores no error for the selector', async () => {
    const { store } = await takingAway({ selectAddressStore: offline });
    store.dispatch(orderTypeAsked('D'));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toBeNull();
  });

  it('a delivery without an address asks for one', async () => {
    const { store } = placeWorld(countryReplies);
    await store.dispatch(chooseStore(aStore, { orderType: 'P' }));
    store.dispatch(orderTypeAsked('D'));
    await store.dispatch(settleOrderType());
    expect(selectWantsPlace(store.getState())).toBe('D');
    expect(selectLocation(store.getState()).orderType).toBe('P');
  });

  it('LOC-17 a delivery to the address of before sets store and order type together', async () => {
    const { store } = await takingAway();
    store.dispatch(orderTypeAsked('D'));
    expect(selectLocation(store.getState()).orderType).toBe('P');
    await store.dispatch(settleOrderType());
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', placeTitle: choice.title });
  });

  it('LOC-22 an address that nobody delivers to leaves the order as it was', async () => {
    const { store } = await takingAway({
      selectAddressStore: { status: 'FAILED', errors: [{ code: '2.STORENA', displayMsg: 'Too far' }] },
    });
    store.dispatch(orderTypeAsked('D'));
    await store.dispatch(settleOrderType());
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'P', askedType: null });
    expect(selectWantsPlace(store.getState())).toBe('D');
    expect(selectStoreError(store.getState())).toMatchObject({ text: 'Too far', orderType: 'D' });
  });

  it('LOC-24 an address whose restaurants are all offline does not shut the restaurant of the takeaway', async () => {
    const { store } = await takingAway({
      selectAddressStore: { status: 'FAILED', errors: [{ code: '2.STOREOFF' }] },
    });
    store.dispatch(orderTypeAsked('D'));
    await store.dispatch(settleOrderType());
    expect(selectWantsPlace(store.getState())).toBe('D');
    expect(selectStoreError(store.getState())).toMatchObject({ kind: 'offline', isElsewhere: true });
    expect(selectStoreIsOffline(store.getState())).toBe(false);
  });

  it('LOC-24 a restaurant that is offline stays so when an address is refused for another reason', async () => {
    const { store } = await takingAway({
      selectAddressStore: { status: 'FAILED', errors: [{ code: '2.STORENA' }] },
    });
    store.dispatch(storeRefused(isOff));
    store.dispatch(orderTypeAsked('D'));
    await store.dispatch(settleOrderType());
    expect(selectStoreError(store.getState())).toMatchObject({ kind: 'unavailable' });
    expect(selectStoreIsOffline(store.getState())).toBe(true);
  });

  it('LOC-19 a check that is answered after another order type was asked for leaves that one asked', async () => {
    const { late, answer } = anAnswer();
    const { store } = await delivering({ getPickupStore: () => late });
    store.dispatch(orderTypeAsked('DINEIN'));
    const settling = store.dispatch(settleOrderType());
    store.dispatch(orderTypeAsked('P'));
    answer(countryReplies.getPickupStore);
    await settling;
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', askedType: 'P' });
  });

  it('LOC-19 a check that was aborted changes nothing, even when the same order type is asked for again', async () => {
    const { late, answer } = anAnswer();
    const { store } = await delivering({ getPickupStore: () => late });
    const abort = new AbortController();
    store.dispatch(orderTypeAsked('DINEIN'));
    const settling = store.dispatch(settleOrderType(abort.signal));
    store.dispatch(orderTypeAsked('D'));
    store.dispatch(orderTypeAsked('DINEIN'));
    abort.abort();
    answer(countryReplies.getPickupStore);
    await settling;
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'D', askedType: 'DINEIN' });
  });

  it.each([
    ['another restaurant was chosen', storeChosen({ storeId: '77', storeName: 'Hebbal' })],
    ['another order type was asked for', orderTypeAsked('P')],
  ])('LOC-24 a refusal does not count when %s while the nearest was looked for', async (_, event) => {
    const { late, answer } = anAnswer();
    const { store, sentTo } = await delivering({
      getPickupStore: { status: 'FAILED', errors: [{ code: '2.STOREOFF' }] },
      getNearestStores: () => late,
    });
    store.dispatch(orderTypeAsked('DINEIN'));
    const settling = store.dispatch(settleOrderType());
    await flush();
    expect(sentTo('getNearestStores')).toHaveLength(1);
    store.dispatch(event);
    answer({ status: 'SUCCESS', data: { stores: [] } });
    await settling;
    expect(selectStoreError(store.getState())).toBeNull();
    expect(selectStoreIsOffline(store.getState())).toBe(false);
    expect(selectWantsPlace(store.getState())).toBeNull();
  });

  it('nothing is looked up for a store that nobody has chosen, nor for the train', async () => {
    const { store, call } = placeWorld();
    await store.dispatch(settleOrderType());
    expect(call).not.toHaveBeenCalled();
    const train = await delivering();
    train.store.dispatch(orderTypeAsked('IRCTC'));
    await train.store.dispatch(settleOrderType());
    expect(train.call).not.toHaveBeenCalled();
  });
});
