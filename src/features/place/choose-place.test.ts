import { describe, expect, it } from 'vitest';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import type { AddressInput } from '#schemas/entities/address.ts';
import { headerNames } from '#schemas/header-names.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { documentKeys } from '#src/features/documents/document-keys.ts';
import {
  orderTypeAsked,
  orderTypeChosen,
  selectLocation,
  selectStoreError,
  selectStoreIsOffline,
  storeChosen,
} from '#src/features/order-type/location-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { refused } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { checkStore } from './check-store.ts';
import { chooseAgain } from './choose-again.ts';
import { choosePlace, chooseStore } from './choose-place.ts';
import { openPlaces } from './open-places.ts';
import { addressForgotten, selectPlaces } from './place-slice.ts';
import { recentsToChoose } from './recents.ts';
import { aPlace, aStore, countryReplies, foundStore } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const choice = { latitude: 12.9784, longitude: 77.6408, address_id: 'a-7', title: 'Home · Indiranagar' };
const address: AddressInput = {
  latitude: 12.9784,
  longitude: 77.6408,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: '12th Main',
  label: 'Home',
};
const refusal = (entry: object) => ({ selectAddressStore: { status: 'FAILED', errors: [entry] } });

describe('choosing a place', () => {
  it('LOC-17 API-122 asks for the store that serves it', async () => {
    const { store, sentTo } = placeWorld(countryReplies);
    await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    expect(sentTo('selectAddressStore')).toEqual([
      {
        headers: { getStoreLoyaltyProgramCode: true, version: '2.0', [headerNames.deliveryType]: 'D' },
        body: {
          data: { latitude: 12.9784, longitude: 77.6408, addressRequired: true, address_id: 'a-7' },
        },
      },
    ]);
  });

  it.each(['D', 'P'] as const)(
    'LOC-18 a found store needs its id and names only, for %s',
    async (orderType) => {
      const { id, name, city, online } = aStore;
      const reply = { status: 'SUCCESS', data: { store: { id, name, city, online } } };
      const { store } = placeWorld({ selectAddressStore: reply, getPickupStore: reply });
      const choosing =
        orderType === 'D'
          ? choosePlace(choice, { orderType, from: 'selector' })
          : chooseStore({ id }, { orderType });
      expect(await store.dispatch(choosing)).toMatchObject({ kind: 'chosen', store: { id } });
      expect(selectLocation(store.getState())).toMatchObject({
        storeId: id,
        storeName: name,
        city,
        storeIsChosen: true,
      });
      if (orderType === 'P') expect(await store.dispatch(checkStore('P'))).toBeNull();
    },
  );

  it('LOC-18 LOC-19 LOC-36 CON-01 keeps the place, sets order type and store', async () => {
    const { store } = placeWorld(countryReplies);
    store.dispatch(orderTypeChosen('P'));
    const outcome = await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    expect(outcome).toEqual({ kind: 'chosen', store: foundStore });
    expect(selectLocation(store.getState())).toMatchObject({
      orderType: 'D',
      orderTypeIsChosen: true,
      storeId: aStore.id,
      storeIsChosen: true,
      placeTitle: 'Home · Indiranagar',
      storeError: null,
    });
    const places = selectPlaces(store.getState());
    expect(places).toMatchObject({
      geoCode: { latitude: 12.9784, longitude: 77.6408 },
      place: aPlace,
      storeInfo: foundStore,
      recentStoreIds: [aStore.id],
    });
    expect(places.recents.delivery).toEqual([
      {
        key: 'a-7',
        recent: { title: 'Home · Indiranagar', subtitle: aPlace.subtitle },
        location: { address_id: 'a-7', latitude: 12.9784, longitude: 77.6408 },
        deliveryType: 'DELIVERY',
      },
    ]);
  });

  it('LOC-20 the landing document of the new store differs from that of the old one', async () => {
    const { store } = placeWorld({
      ...countryReplies,
      selectAddressStore: { status: 'SUCCESS', data: { store: { ...aStore, id: '20' } } },
    });
    const landing = () =>
      documentKeys.landing({
        of: 'store',
        version: 've2',
        storeId: selectLocation(store.getState()).storeId,
      });
    const before = landing();
    await store.dispatch(choosePlace(choice, { from: 'selector' }));
    expect(landing()).not.toBe(before);
    expect(landing()).toContain('/20');
  });

  it('LOC-39 an address that is not saved is kept for the order, and nothing is saved', async () => {
    const { store, call } = placeWorld(countryReplies);
    await store.dispatch(
      choosePlace({ latitude: 1, longitude: 2, title: 'Home', address }, { from: 'selector' }),
    );
    expect(selectPlaces(store.getState())).toMatchObject({ tempAddress: address, addressDetail: address });
    expect(call.mock.calls.map(([{ id }]) => id)).toEqual(['selectAddressStore']);
  });

  it('LOC-39 a saved address is no temporary one', async () => {
    const { store } = placeWorld(countryReplies);
    const saved = { ...address, address_id: 'a-7' };
    await store.dispatch(choosePlace({ ...choice, address: saved }, { from: 'selector' }));
    expect(selectPlaces(store.getState())).toMatchObject({ tempAddress: null, addressDetail: saved });
  });

  it('LOC-21 2.STORENA from the selector is a popup with the text of the server', async () => {
    const entry = { code: '2.STORENA', displayMsg: 'Too far', header: 'Sorry', btnMsg: 'Change' };
    const { store } = placeWorld(refusal(entry));
    const outcome = await store.dispatch(choosePlace(choice, { from: 'selector' }));
    expect(outcome).toMatchObject({ kind: 'unavailable', code: '2.STORENA', text: 'Too far' });
    expect(selectPopup(store.getState())).toEqual({
      kind: 'error',
      header: 'Sorry',
      text: 'Too far',
      button: 'Change',
      wayOn: { label: 'Takeaway instead', href: '/selectRestaurant?deliveryType=P' },
    });
    expect(selectStoreError(store.getState())).toBeNull();
    expect(selectLocation(store.getState()).storeIsChosen).toBe(false);
  });

  it('ERR-02 a reply whose status is neither success nor failed is no choice, and the generic dialog', async () => {
    const { store } = placeWorld({ selectAddressStore: { status: 'WEIRD', data: { store: aStore } } });
    expect(await store.dispatch(choosePlace(choice, { from: 'selector' }))).toMatchObject({ kind: 'failed' });
    expect(selectPopup(store.getState())).toMatchObject({
      header: genericTexts.header,
      text: genericTexts.text,
    });
    expect(selectLocation(store.getState()).storeIsChosen).toBe(false);
  });

  it('LOC-22 2.STORENA elsewhere is stored for the selector, without a popup', async () => {
    const { store } = placeWorld(refusal({ code: '2.STORENA', displayMsg: 'Too far' }));
    await store.dispatch(choosePlace(choice, { from: 'elsewhere' }));
    expect(selectPopup(store.getState())).toBeNull();
    expect(selectStoreError(store.getState())).toMatchObject({ kind: 'unavailable', text: 'Too far' });
  });

  it('LOC-24 2.STOREOFF blocks ordering until another place is chosen', async () => {
    const answers: Record<string, unknown> = refusal({ code: '2.STOREOFF' });
    const { store } = placeWorld(answers);
    await store.dispatch(choosePlace(choice, { from: 'selector' }));
    expect(selectStoreIsOffline(store.getState())).toBe(true);
    Object.assign(answers, countryReplies);
    await store.dispatch(choosePlace(choice, { from: 'selector' }));
    expect(selectStoreIsOffline(store.getState())).toBe(false);
  });

  it('LOC-24 2.STOREOFF at another place leaves the current order open, and at its own place blocks it', async () => {
    const answers: Record<string, unknown> = { ...countryReplies };
    const { store } = placeWorld(answers);
    await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    Object.assign(answers, refusal({ code: '2.STOREOFF' }));
    const elsewhere = { latitude: 12.91, longitude: 77.64, title: 'HSR Layout' };
    await store.dispatch(choosePlace(elsewhere, { orderType: 'D', from: 'selector' }));
    expect(selectPopup(store.getState())).toMatchObject({ text: 'Store is currently offline' });
    expect(selectStoreError(store.getState())).toBeNull();
    expect(selectStoreIsOffline(store.getState())).toBe(false);
    await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    expect(selectStoreIsOffline(store.getState())).toBe(true);
  });

  it('LOC-24 an address that is tried for delivery does not shut the restaurant of the takeaway', async () => {
    const answers: Record<string, unknown> = { ...countryReplies };
    const { store } = placeWorld(answers);
    await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    await store.dispatch(chooseStore({ id: aStore.id }, { orderType: 'P' }));
    Object.assign(answers, refusal({ code: '2.STOREOFF' }));
    await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    expect(selectStoreIsOffline(store.getState())).toBe(false);
  });

  it('LOC-24 an address that is refused leaves the restaurant of the order open, where its address is not known', async () => {
    const { store } = placeWorld(refusal({ code: '2.STOREOFF' }));
    store.dispatch(storeChosen({ storeId: 'another', storeName: 'Adajan', orderType: 'D' }));
    const outcome = await store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    expect(outcome).toMatchObject({ kind: 'offline' });
    expect(selectStoreIsOffline(store.getState())).toBe(false);
  });

  it('a failure that the request layer has shown is not shown again', async () => {
    const { store } = placeWorld({ selectAddressStore: refused({ status: 500, shown: true }) });
    const outcome = await store.dispatch(choosePlace(choice, { from: 'selector' }));
    expect(outcome).toMatchObject({ kind: 'failed', text: '' });
    expect(selectPopup(store.getState())).toBeNull();
  });

  it('an answer that comes after a later choice does not count', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const replies = [late, countryReplies.selectAddressStore];
    const { store } = placeWorld({ selectAddressStore: () => replies.shift() });
    const first = store.dispatch(choosePlace({ ...choice, title: 'First' }, { from: 'selector' }));
    await store.dispatch(choosePlace({ ...choice, title: 'Second' }, { from: 'selector' }));
    answerLate({ status: 'FAILED', errors: [{ code: '2.STORENA' }] });
    expect(await first).toMatchObject({ kind: 'failed', code: 'SUPERSEDED', text: '' });
    expect(selectLocation(store.getState()).placeTitle).toBe('Second');
    expect(selectPopup(store.getState())).toBeNull();
  });

  it('LOC-19 another order type is chosen meanwhile: it stands, and the answer for the one before does not count', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const { store } = placeWorld({ selectAddressStore: () => late });
    const delivery = store.dispatch(choosePlace(choice, { orderType: 'D', from: 'selector' }));
    store.dispatch(orderTypeAsked('IRCTC'));
    answerLate(countryReplies.selectAddressStore);
    expect(await delivery).toMatchObject({ kind: 'failed', code: 'SUPERSEDED' });
    expect(selectLocation(store.getState())).toMatchObject({ orderType: 'IRCTC', storeIsChosen: false });
  });

  it('the answer of a lookup is dropped when the customer has logged out meanwhile', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => (answerLate = resolve));
    const replies = [late, countryReplies.selectAddressStore];
    const { store } = placeWorld({ selectAddressStore: () => replies.shift() });
    const before = store.dispatch(choosePlace({ ...choice, title: 'Home of one' }, { from: 'selector' }));
    store.dispatch(customerLeft());
    await store.dispatch(choosePlace({ ...choice, title: 'Home of another' }, { from: 'selector' }));
    answerLate(countryReplies.selectAddressStore);
    expect(await before).toMatchObject({ code: 'SUPERSEDED' });
    expect(selectLocation(store.getState()).placeTitle).toBe('Home of another');
  });

  it('LOC-18 LOC-39 a recent place that is chosen again has its house number, also in the next visit', async () => {
    const persistence = createPersistence();
    const first = placeWorld(countryReplies, { persistence });
    const home = { latitude: 12.9784, longitude: 77.6408, title: 'Home · Indiranagar', address };
    await first.store.dispatch(choosePlace(home, { from: 'selector' }));
    // Another place, which has no address, and a neighbour with another address.
    const neighbour = { ...home, address: { ...address, houseNo: '14' } };
    await first.store.dispatch(choosePlace({ ...choice, address_id: 'a-9' }, { from: 'selector' }));
    await first.store.dispatch(choosePlace(neighbour, { from: 'selector' }));
    await first.store.dispatch(
      choosePlace({ latitude: 1, longitude: 2, title: 'Office' }, { from: 'selector' }),
    );
    expect(selectPlaces(first.store.getState()).tempAddress).toBeNull();

    const { store } = placeWorld(countryReplies, { persistence });
    store.dispatch(openPlaces());
    const recents = recentsToChoose(selectPlaces(store.getState()).recents, 'DELIVERY');
    expect(recents.map(({ recent }) => recent.subtitle)).toEqual([
      aPlace.subtitle,
      '14, 12th Main, Bengaluru',
      '12, 12th Main, Bengaluru',
    ]);
    await store.dispatch(chooseAgain(recents[2]!, 'D'));
    expect(selectPlaces(store.getState())).toMatchObject({ tempAddress: address, addressDetail: address });
  });

  it('LOC-35 a saved address that is deleted is no longer a recent place', async () => {
    const { store } = placeWorld(countryReplies);
    await store.dispatch(choosePlace(choice, { from: 'selector' }));
    store.dispatch(addressForgotten('a-7'));
    expect(selectPlaces(store.getState()).recents.delivery).toEqual([]);
  });

  it('a logout removes the places of the customer', async () => {
    const { store, persistence } = placeWorld(countryReplies);
    await store.dispatch(choosePlace({ ...choice, address }, { from: 'selector' }));
    store.dispatch(customerLeft());
    expect(selectPlaces(store.getState())).toMatchObject({
      addressDetail: null,
      chosen: null,
      recents: { delivery: [] },
    });
    expect(selectLocation(store.getState()).placeTitle).toBeUndefined();
    expect(persistence.read(selectedAddress)).toBeNull();
  });
});

describe('choosing a store', () => {
  it('LOC-11 LOC-35 sets store and order type, and keeps it under takeaway', async () => {
    const { store, sentTo } = placeWorld(countryReplies);
    const outcome = await store.dispatch(chooseStore(aStore, { orderType: 'CURB' }));
    expect(outcome.kind).toBe('chosen');
    expect(sentTo('getPickupStore')).toEqual([
      { params: { storeId: aStore.id }, headers: { [headerNames.deliveryType]: 'CURB' } },
    ]);
    expect(selectLocation(store.getState())).toMatchObject({ storeId: aStore.id, orderType: 'CURB' });
    const { recents } = selectPlaces(store.getState());
    expect(recents.takeaway).toMatchObject([
      { key: aStore.id, location: { address_id: null, storeId: aStore.id }, deliveryType: 'TAKEAWAY' },
    ]);
    expect(recents.delivery).toEqual([]);
  });

  it.each(['latitude', 'longitude'])(
    'LOC-35 a store whose %s is not known is chosen, and no recent place',
    async (half) => {
      const reply = { status: 'SUCCESS', data: { store: { ...foundStore, [half]: undefined } } };
      const { store } = placeWorld({ getPickupStore: reply });
      await store.dispatch(chooseStore({ id: foundStore.id }, { orderType: 'P' }));
      const { recents, recentStoreIds } = selectPlaces(store.getState());
      expect([recents.takeaway, recentStoreIds]).toEqual([[], [foundStore.id]]);
    },
  );

  it('LOC-24 a store that is offline does not block the chosen one, unless it is that one', async () => {
    const { store } = placeWorld({
      getPickupStore: { status: 'FAILED', errors: [{ code: '2.STOREOFF', displayMsg: 'Now offline' }] },
    });
    store.dispatch(storeChosen({ storeId: 'another', storeName: 'Adajan', city: 'Surat' }));
    await store.dispatch(chooseStore(aStore, { orderType: 'P' }));
    expect(selectPopup(store.getState())).toMatchObject({ text: 'Store is currently offline' });
    expect(selectStoreIsOffline(store.getState())).toBe(false);
    expect(selectLocation(store.getState()).storeId).toBe('another');

    await store.dispatch(chooseStore({ id: 'another' }, { orderType: 'P' }));
    expect(selectStoreIsOffline(store.getState())).toBe(true);
  });

  it('LOC-24 a store that is off is not chosen, and says so in a popup', async () => {
    const { store } = placeWorld({
      getPickupStore: { status: 'FAILED', errors: [{ code: '2.STOREOFF', displayMsg: 'Now offline' }] },
    });
    await store.dispatch(chooseStore(aStore, { orderType: 'P' }));
    expect(selectPopup(store.getState())).toMatchObject({ text: 'Store is currently offline' });
    expect(selectLocation(store.getState()).storeIsChosen).toBe(false);
    expect(selectStoreIsOffline(store.getState())).toBe(true);
  });
});
