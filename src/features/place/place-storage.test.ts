import { describe, expect, it, vi } from 'vitest';
import { recentPlaces } from '#schemas/compiled/stored/recent-places.ts';
import { recentStoreIds } from '#schemas/compiled/stored/recent-store-ids.ts';
import { selectedAddress } from '#schemas/compiled/stored/selected-address.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { choosePlace } from './choose-place.ts';
import { openPlaces } from './open-places.ts';
import {
  addressForgotten,
  locationTyped,
  permissionKnown,
  placeLocated,
  selectPlaces,
} from './place-slice.ts';
import { restorePlaces } from './place-storage.ts';
import { locatePrediction } from './search-places.ts';
import { aPlace, countryReplies } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const good = {
  key: 'a',
  recent: { title: 'Home', subtitle: 'Bengaluru' },
  location: { address_id: null, latitude: 12, longitude: 77 },
  deliveryType: 'DELIVERY',
};

const keys: readonly StoredKey<unknown>[] = [recentPlaces, recentStoreIds, selectedAddress];

/** Values that an older version of the app, or a person, has written. */
function kept(recents: unknown, selected: unknown = {}) {
  const persistence = createPersistence();
  persistence.write<unknown>(recentPlaces, recents);
  persistence.write<unknown>(selectedAddress, selected);
  return persistence;
}

describe('places between visits', () => {
  it('WID-20 LOC-34 what was chosen is there again in the next visit', async () => {
    const persistence = createPersistence();
    const first = placeWorld(countryReplies, { persistence });
    await first.store.dispatch(
      choosePlace({ latitude: 12.9, longitude: 77.6, title: 'Indiranagar' }, { from: 'selector' }),
    );
    const before = selectPlaces(first.store.getState());

    const { store } = placeWorld({}, { persistence });
    store.dispatch(openPlaces());
    const now = selectPlaces(store.getState());
    expect(now.recents).toEqual(before.recents);
    expect(now.recents.delivery).toHaveLength(1);
    expect(now.recentStoreIds).toEqual(before.recentStoreIds);
    expect(now.chosen).toEqual(before.chosen);
    expect(now.place).toEqual(aPlace);
  });

  it.each([
    ['no key', { ...good, key: 7 }],
    ['no position', { ...good, location: { address_id: null, latitude: 'north' } }],
    ['a position outside the world', { ...good, location: { ...good.location, latitude: 120 } }],
    ['no words', { ...good, recent: null }],
    ['another list’s kind', { ...good, deliveryType: 'TAKEAWAY' }],
    ['a store that is none', { ...good, location: { ...good.location, storeId: 7 } }],
    ['a damaged address', { ...good, location: { ...good.location, address: { houseNo: '12' } } }],
    ['nothing at all', null],
  ])('drops an entry with %s, and keeps its neighbour', (_, damaged) => {
    const { recents } = restorePlaces(kept({ delivery: [damaged, good], takeaway: 'what' }));
    expect(recents.delivery).toEqual([good]);
    expect(recents.takeaway).toEqual([]);
  });

  it('drops a damaged address and a damaged choice', () => {
    const selected = {
      geoCode: { latitude: 1 },
      chosen: { latitude: 1, longitude: 2 },
      addressDetail: { a: 1 },
    };
    expect(restorePlaces(kept({}, selected))).toMatchObject({
      geoCode: null,
      chosen: null,
      addressDetail: null,
      place: null,
    });
  });

  const address = {
    latitude: 12,
    longitude: 77,
    city: 'Bengaluru',
    city_region: 'South',
    area_level0: 'India',
    area_level1: 'Karnataka',
    area_level2: 'Indiranagar',
    houseNo: '12',
    address: 'Rose Apartments',
    label: 'Home',
  };
  const chosen = { latitude: 12, longitude: 77, title: 'Home', address, place: aPlace };
  const whole = {
    geoCode: { latitude: 12, longitude: 77 },
    place: aPlace,
    chosen,
    tempAddress: address,
    addressDetail: address,
  };

  it('LOC-34 keeps what is not damaged', () => {
    expect(restorePlaces(kept({}, whole))).toMatchObject(whole);
    expect(restorePlaces(kept({}, { ...whole, geoCode: { latitude: 'north' } }))).toMatchObject({
      ...whole,
      geoCode: null,
    });
    expect(restorePlaces(kept({}, { ...whole, place: { ...aPlace, title: 7 } }))).toMatchObject({
      ...whole,
      place: null,
    });
  });

  it('LOC-39 drops a choice whose address is damaged, because the order would go to another address', () => {
    for (const damaged of [
      { ...address, houseNo: 12 },
      { ...address, label: 'Boat' },
      { ...address, address_id: 7 },
    ]) {
      const selected = { ...whole, chosen: { ...chosen, address: damaged }, addressDetail: damaged };
      expect(restorePlaces(kept({}, selected))).toMatchObject({
        ...whole,
        chosen: null,
        addressDetail: null,
      });
    }
    expect(restorePlaces(kept({}, { ...whole, chosen: { ...chosen, address_id: 7 } })).chosen).toBeNull();
  });

  it('an address without its landmark, and a choice without its place, are kept', () => {
    const detail = { ...address, landmark: 7 };
    const selected = { ...whole, addressDetail: detail, chosen: { ...chosen, place: 'Indiranagar' } };
    const { addressDetail, chosen: now } = restorePlaces(kept({}, selected));
    expect(addressDetail).toEqual(address);
    expect(now).toEqual({ latitude: 12, longitude: 77, title: 'Home', address });
  });

  it('LOC-34 keeps a position alone, of which no place is known', () => {
    const geoCode = { latitude: 12, longitude: 77 };
    const saved = { ...address, address_id: 'a-7' };
    const persistence = kept({}, { geoCode, addressDetail: saved });
    const { store } = placeWorld({}, { persistence });
    store.dispatch(openPlaces());
    expect(restorePlaces(persistence)).toMatchObject({ geoCode, addressDetail: saved });
    store.dispatch(addressForgotten('a-7'));
    expect(restorePlaces(persistence)).toMatchObject({ geoCode, addressDetail: null });
  });

  it('LOC-34 keeps a place that was found, and not chosen yet', () => {
    const { store, persistence } = placeWorld();
    store.dispatch(openPlaces());
    store.dispatch(placeLocated(aPlace));
    const { latitude, longitude } = aPlace;
    expect(restorePlaces(persistence)).toMatchObject({
      geoCode: { latitude, longitude },
      place: aPlace,
      chosen: null,
    });
  });

  it('LOC-34 LOC-39 a place that is found before the app has started takes no address from the storage', async () => {
    const persistence = kept({}, whole);
    const { store } = placeWorld(
      { geocodes: { status: 'SUCCESS', data: { place: { ...aPlace, title: 'Elsewhere' } } } },
      { persistence },
    );
    await store.dispatch(
      locatePrediction({ placeId: 'x', title: 'Elsewhere', subtitle: '', kind: 'locality' }),
    );
    store.dispatch(openPlaces());
    expect(restorePlaces(persistence)).toMatchObject({
      place: { title: 'Elsewhere' },
      chosen,
      tempAddress: address,
      addressDetail: address,
    });
  });

  it('LOC-34 are read once: what another tab stores later does not replace those of this visit', () => {
    const { store, persistence } = placeWorld();
    store.dispatch(openPlaces());
    persistence.write<unknown>(recentPlaces, { delivery: [good] });
    store.dispatch(openPlaces());
    expect(selectPlaces(store.getState()).recents.delivery).toEqual([]);
  });

  it('LOC-34 what was chosen is written once, and not again when something else changes', () => {
    const { store, persistence } = placeWorld({}, { persistence: kept({}, whole) });
    store.dispatch(openPlaces());
    const write = vi.spyOn(persistence, 'write');
    store.dispatch(permissionKnown('granted'));
    store.dispatch(locationTyped('indi'));
    expect(write).not.toHaveBeenCalled();
    store.dispatch(placeLocated({ ...aPlace, title: 'Elsewhere' }));
    expect(write).toHaveBeenCalledOnce();
  });

  it('writes nothing when nothing was chosen', () => {
    const { store, persistence } = placeWorld();
    store.dispatch(openPlaces());
    for (const key of keys) expect(persistence.read(key)).toBeNull();
  });

  it('CON-02 restores at most the maximum number of places, the latest ones', () => {
    const many = Array.from({ length: 25 }, (_, number) => ({ ...good, key: `place-${number}` }));
    const { recents } = restorePlaces(kept({ delivery: many }));
    expect(recents.delivery).toEqual(many.slice(0, 21));
    const ofType = (deliveryType: string) => many.map((each) => ({ ...each, deliveryType }));
    const others = restorePlaces(kept({ dineIn: ofType('DINEIN'), takeaway: ofType('TAKEAWAY') })).recents;
    expect([others.dineIn.length, others.takeaway.length]).toEqual([21, 21]);
  });

  it('CON-01 restores at most the maximum number of stores, each once', () => {
    const persistence = createPersistence();
    persistence.write(recentStoreIds, ['1', '1', '2', '3', '4', '5']);
    expect(restorePlaces(persistence).recentStoreIds).toEqual(['1', '2', '3', '4']);
  });
});
