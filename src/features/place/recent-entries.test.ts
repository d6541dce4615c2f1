import { describe, expect, it } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PlaceChoice } from '#schemas/stored/place.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { choosePlace, choosePlaceFrom, chooseStore } from './choose-place.ts';
import { selectPlaces } from './place-slice.ts';
import { aPlace, aStore, foundStore } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const position = { latitude: 12.97841, longitude: 77.64082 };
const choice: PlaceChoice = { ...position, title: 'Office' };
const street = {
  ...position,
  houseNo: '12',
  address: 'Rose Villa',
  city: 'Bengaluru',
  name: 'Asha',
} as unknown as NonNullable<PlaceChoice['address']>;
const found = (place?: typeof aPlace) => ({
  status: 'SUCCESS',
  data: { store: aStore, ...(place && { place }) },
});

async function entryOf(more: Partial<PlaceChoice>, reply = found()) {
  const { store } = placeWorld({ selectAddressStore: reply });
  await store.dispatch(choosePlace({ ...choice, ...more }, { orderType: 'D', from: 'selector' }));
  const { recents, chosen } = selectPlaces(store.getState());
  return { entry: recents.delivery[0], chosen };
}

describe('the entry of a place in the list of recent places', () => {
  it.each<[string, Partial<PlaceChoice>, string, string]>([
    ['its position', {}, '12.9784,77.6408', ''],
    ['the place of the search', { place: aPlace }, aPlace.placeId, aPlace.subtitle],
    ['the entry that was chosen again', { place: aPlace, key: 'office' }, 'office', aPlace.subtitle],
    ['the saved address', { key: 'office', address_id: 'a-7' }, 'a-7', ''],
    [
      'the saved address, with its city',
      { address_id: 'a-7', address: { ...street, address_id: 'a-7' } as typeof street },
      'a-7',
      'Bengaluru',
    ],
    [
      'the door of an address',
      { address: street },
      '12.9784,77.6408/12/Rose Villa',
      '12, Rose Villa, Bengaluru',
    ],
  ])('LOC-36 is told apart by %s', async (_, more, key, subtitle) => {
    const { entry } = await entryOf(more);
    expect(entry).toMatchObject({ key, recent: { title: 'Office', subtitle } });
    expect(entry?.location.address_id).toBe(more.address_id ?? null);
  });

  it('LOC-34 has the place of the server where the search gave none', async () => {
    const { entry, chosen } = await entryOf({}, found(aPlace));
    expect([entry?.key, chosen?.place]).toEqual([aPlace.placeId, aPlace]);
    const own = { ...aPlace, placeId: 'mine' };
    expect((await entryOf({ place: own }, found(aPlace))).chosen?.place).toEqual(own);
  });

  it('LOC-36 gives way to the address that corrects it', async () => {
    const { store } = placeWorld({ selectAddressStore: found() });
    const options = { orderType: 'D', from: 'selector' } as const;
    const right = { ...street, houseNo: '14' };
    await store.dispatch(choosePlace({ ...choice, address: street }, options));
    await store.dispatch(choosePlace({ ...choice, address: right }, { ...options, corrects: street }));
    expect(selectPlaces(store.getState()).recents.delivery.map(({ key }) => key)).toEqual([
      '12.9784,77.6408/14/Rose Villa',
    ]);
  });
});

describe('a place from one restaurant alone', () => {
  const from = (storeId: string, reply: unknown) => {
    const { store } = placeWorld({ selectAddressStore: reply });
    const outcome = store.dispatch(choosePlaceFrom(choice, { storeId, orderType: 'D' }));
    return { store, outcome };
  };

  it('LOC-17 is chosen where that one serves it', async () => {
    const { store, outcome } = from(aStore.id, found());
    expect(await outcome).toMatchObject({ kind: 'chosen', store: { id: aStore.id } });
    expect(selectPlaces(store.getState()).chosen).toEqual(choice);
  });

  it('LOC-17 changes nothing where another one does, or none', async () => {
    const other = from('7', found());
    expect(await other.outcome).toMatchObject({ kind: 'other', store: { id: aStore.id } });
    const none = from('7', refused({ code: '2.STORENA' }));
    expect(await none.outcome).toMatchObject({ kind: 'unavailable' });
    for (const { store } of [other, none]) {
      expect(selectPlaces(store.getState()).chosen).toBeNull();
      expect(selectPopup(store.getState())).toBeNull();
    }
  });
});

describe('a restaurant that is chosen', () => {
  async function chosen(reply: object, given: Partial<typeof foundStore> = {}) {
    const { store } = placeWorld({ getPickupStore: { status: 'SUCCESS', data: { store: reply } } });
    await store.dispatch(chooseStore({ id: foundStore.id, ...given }, { orderType: 'P' }));
    return { location: selectLocation(store.getState()), places: selectPlaces(store.getState()) };
  }
  const { latitude: _, longitude: __, ...nowhere } = foundStore;

  it('LOC-36 is listed with its street and city, at its position', async () => {
    const { places } = await chosen(foundStore);
    expect(places.recents.takeaway).toEqual([
      {
        key: foundStore.id,
        recent: { title: 'Indiranagar', subtitle: '100 Feet Road, Bengaluru' },
        location: {
          address_id: null,
          latitude: foundStore.latitude,
          longitude: foundStore.longitude,
          storeId: foundStore.id,
        },
        deliveryType: 'TAKEAWAY',
      },
    ]);
  });

  it('LOC-36 is not listed without a position', async () => {
    const { places } = await chosen(nowhere);
    expect([places.recents.takeaway, places.recentStoreIds]).toEqual([[], [foundStore.id]]);
  });

  it.each([
    ['by its locality', {}, {}, 'Indiranagar'],
    ['by its name where it has none', { locality: '' }, {}, 'The shop'],
    ['by the locality that the list gave', { locality: '' }, { locality: 'HAL' }, 'HAL'],
  ])('LOC-11 is called %s', async (___, reply, given, storeName) => {
    const { location } = await chosen({ ...foundStore, name: 'The shop', ...reply }, given);
    expect(location).toMatchObject({ storeName, city: 'Bengaluru', orderType: 'P' });
  });

  it.each([
    ['by the name that the customer pressed', { name: 'Pressed' }, 'No takeaway at Pressed'],
    ['by its locality', {}, 'No takeaway at Indiranagar'],
  ])('LOC-22 one that does not take the order type says so in a popup, %s', async (___, given, header) => {
    const only = { ...foundStore, name: 'The shop', orderTypes: ['D'] };
    const { store } = placeWorld({ getPickupStore: { status: 'SUCCESS', data: { store: only } } });
    await store.dispatch(chooseStore({ id: foundStore.id, ...given }, { orderType: 'P' }));
    expect(selectPopup(store.getState())).toMatchObject({ header });
    expect(selectPlaces(store.getState()).recentStoreIds).toEqual([]);
  });

  it('LOC-36 has the street that the list gave where the reply has none', async () => {
    const { places } = await chosen({ ...foundStore, address: '' }, { address: 'MG Road' });
    expect(places.recents.takeaway[0]?.recent.subtitle).toBe('MG Road, Bengaluru');
    const { places: without } = await chosen({ ...foundStore, address: '' });
    expect(without.recents.takeaway[0]?.recent.subtitle).toBe('Bengaluru');
  });
});

it.each<[OrderTypeCode, string, boolean]>([
  ['D', '2.STORENA', true],
  ['D', '2.STOREOFF', false],
  ['IRCTC', '2.STORENA', false],
])(
  'LOC-21 where an order of type %s is refused with %s, takeaway is offered: %s',
  async (type, code, isOffered) => {
    const { store } = placeWorld({ selectAddressStore: refused({ code }) });
    await store.dispatch(choosePlace(choice, { orderType: type, from: 'selector' }));
    const popup = selectPopup(store.getState());
    expect(popup).not.toBeNull();
    expect(popup && 'wayOn' in popup ? popup.wayOn?.href : undefined).toBe(
      isOffered ? '/selectRestaurant?deliveryType=P' : undefined,
    );
  },
);
