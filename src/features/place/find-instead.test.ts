import { describe, expect, it } from 'vitest';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { findInstead } from './find-instead.ts';
import { placeLocated } from './place-slice.ts';
import { findPlaceAt } from './place-at.ts';
import { aPlace, aStore } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const stores = (...list: Partial<typeof aStore>[]) => ({
  status: 'SUCCESS',
  data: { stores: list.map((each) => ({ ...aStore, ...each })) },
});
const own = { status: 'SUCCESS', data: { store: { ...aStore, id: '1', latitude: 1, longitude: 2 } } };

async function found(near: unknown, { isPlaced = true, getStore = own as unknown, city = 'Surat' } = {}) {
  const { store, sentTo } = placeWorld({ getNearestStores: near, getStore });
  store.dispatch(storeChosen({ storeId: '1', city }));
  if (isPlaced) store.dispatch(placeLocated(aPlace));
  return { instead: await store.dispatch(findInstead({ storeId: '1', orderType: 'DINEIN' })), sentTo };
}

describe('the restaurant in place of one that refused', () => {
  it('LOC-22 LOC-16 is the nearest to the place that is known, and not the one that refused', async () => {
    const { instead, sentTo } = await found(stores({ id: '1' }, { id: '2', distance: 900 }, { id: '3' }));
    expect(instead).toEqual({
      storeId: '2',
      storeName: 'Indiranagar',
      city: 'Bengaluru',
      distance: 900,
      isFromPlace: true,
    });
    expect(sentTo('getNearestStores')).toEqual([
      {
        query: {
          latitude: aPlace.latitude,
          longitude: aPlace.longitude,
          orderDeliveryType: 'DINEIN',
        },
      },
    ]);
    expect(sentTo('getStore')).toEqual([]);
  });

  it('LOC-22 is the nearest to the one that refused where no place is known', async () => {
    const { instead, sentTo } = await found(stores({ id: '2' }), { isPlaced: false });
    expect(instead).toMatchObject({ storeId: '2', isFromPlace: false });
    expect(sentTo('getStore')).toEqual([{ params: { storeId: '1' } }]);
    expect(sentTo('getNearestStores')).toMatchObject([{ query: { latitude: 1, longitude: 2 } }]);
  });

  it('LOC-22 LOC-24 is one that is open, before a nearer one that is closed', async () => {
    const { instead } = await found(stores({ id: '2', isOpen: false }, { id: '3' }));
    expect(instead).toMatchObject({ storeId: '3' });
    expect(instead).not.toHaveProperty('opens');
    const { instead: closed } = await found(stores({ id: '2', isOpen: false }, { id: '3', isOpen: false }));
    expect(closed).toMatchObject({ storeId: '2', opens: '11:00' });
  });

  it('LOC-24 is none that is offline', async () => {
    expect((await found(stores({ id: '2', online: false }))).instead).toBeNull();
  });

  it.each([
    ['Surat', 'Koramangala', 'The shop'],
    ['Bengaluru', 'Koramangala', 'Koramangala'],
    ['Bengaluru', '', 'The shop'],
  ])(
    'LOC-22 of a customer in %s it is called by the locality %j as %s',
    async (city, locality, storeName) => {
      const { instead } = await found(stores({ id: '2', name: 'The shop', locality }), { city });
      expect(instead?.storeName).toBe(storeName);
    },
  );

  it('LOC-22 is none where it cannot be found out', async () => {
    expect((await found(offline)).instead).toBeNull();
    expect((await found(stores())).instead).toBeNull();
    const { instead, sentTo } = await found(stores({ id: '2' }), { isPlaced: false, getStore: offline });
    expect([instead, sentTo('getNearestStores')]).toEqual([null, []]);
  });
});

it.each([
  ['a reply that refuses the position', refused({ status: 200 }), 'outside'],
  ['a position that is wrong', refused({ status: 400 }), 'outside'],
  ['a position that cannot be', refused({ status: 422 }), 'outside'],
  ['a call that is not allowed', refused({ status: 403 }), 'failed'],
  ['a call that is not known', refused({ status: 404 }), 'failed'],
  ['trouble of the server', refused({ status: 500 }), 'failed'],
  ['a lost connection', offline, 'failed'],
  ['trouble of a service, with a status', refused({ kind: 'service', status: 200 }), 'failed'],
])('LOC-42 the place at a position, after %s: %#', async (_, geocode, kind) => {
  const { request } = placeWorld({ geocode });
  expect(await findPlaceAt(request, { latitude: 12, longitude: 77 })).toEqual({ kind });
});
