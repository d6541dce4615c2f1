import type { UnknownAction } from 'redux';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#schemas/entities/store.ts';
import type { DeliveryState, PlaceChoice, RecentPlace } from '#schemas/stored/place.ts';
import { orderTypeAsked } from '#src/features/order-type/location-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import {
  addressForgotten,
  addressMended,
  type KeptPlaces,
  locationTyped,
  lookupBegan,
  permissionKnown,
  placeEntered,
  placeLocated,
  placesRestored,
  positionDetected,
  predictionSelected,
  recentRemoved,
  recentRestored,
  selectAddressDetail,
  selectGeoCode,
  selectPermission,
  selectPlace,
  selectPlaces,
  selectRecents,
  selectTempAddress,
  storeEntered,
  suggestionsFailed,
  suggestionsReceived,
} from './place-slice.ts';
import { noRecents } from './recents.ts';
import { aPlace, foundStore } from './testing/country.ts';

const stateAfter = (...events: UnknownAction[]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/begins' }));
const after = (...events: UnknownAction[]) => selectPlaces(stateAfter(...events));

const position = { latitude: 12.9784, longitude: 77.6408 };
const street = {
  houseNo: '12',
  address: '12th Main',
  city: 'Bengaluru',
  name: 'Asha',
  mobile_no: '9876543210',
};
const unsaved = { ...position, ...street } as NonNullable<PlaceChoice['address']>;
const saved = { ...unsaved, address_id: 'a-7' } as NonNullable<PlaceChoice['address']>;
const choice: PlaceChoice = { ...position, title: 'Office' };

interface Kind {
  readonly deliveryType?: DeliveryState;
  readonly storeId?: string;
  readonly addressId?: string | null;
}
function recent(
  key: string,
  { deliveryType = 'DELIVERY', storeId, addressId = null }: Kind = {},
): RecentPlace {
  return {
    key,
    recent: { title: key, subtitle: '' },
    location: { address_id: addressId, ...position, ...(storeId !== undefined && { storeId }) },
    deliveryType,
  };
}
const entered = (more: Partial<PlaceChoice> = {}, key = 'office') =>
  placeEntered({ choice: { ...choice, ...more }, recent: recent(key), store: foundStore });
const pickedUp = (id: string) =>
  storeEntered({
    recent: recent(id, { deliveryType: 'TAKEAWAY', storeId: id }),
    store: { ...foundStore, id },
  });
const suggestion: Suggestion = { placeId: 'x', title: 'Indiranagar', subtitle: '', kind: 'locality' };
const keysOf = (list: readonly RecentPlace[]) => list.map(({ key }) => key);

describe('the places of an earlier visit', () => {
  const kept: KeptPlaces = {
    recents: { ...noRecents, delivery: [recent('home')] },
    recentStoreIds: ['7'],
    geoCode: { latitude: 1, longitude: 2 },
    place: null,
    chosen: { ...choice, title: 'Home' },
    tempAddress: null,
    addressDetail: null,
  };

  it('LOC-35 are there again', () => {
    expect(after().restored).toBe(false);
    expect(after(placesRestored(kept))).toMatchObject({ ...kept, restored: true });
  });

  it('LOC-34 LOC-35 LOC-39 leave what was found in this visit, and orders still go to the address that was chosen', () => {
    const address = { ...kept, tempAddress: unsaved, addressDetail: unsaved } as KeptPlaces;
    const found = after(placeLocated(aPlace), placesRestored(address));
    expect(found).toEqual(after(placesRestored(address), placeLocated(aPlace)));
    expect(found).toMatchObject({
      restored: true,
      recents: kept.recents,
      recentStoreIds: ['7'],
      geoCode: { latitude: aPlace.latitude, longitude: aPlace.longitude },
      place: aPlace,
      chosen: kept.chosen,
      tempAddress: unsaved,
      addressDetail: unsaved,
    });
  });

  it('LOC-34 LOC-39 leave what was chosen in this visit, without the address of another place', () => {
    const address = { ...kept, tempAddress: unsaved, addressDetail: unsaved } as KeptPlaces;
    expect(after(entered({ place: aPlace }), placesRestored(address))).toMatchObject({
      geoCode: position,
      place: aPlace,
      chosen: { ...choice, place: aPlace },
      tempAddress: null,
      addressDetail: null,
    });
  });
});

describe('a search', () => {
  const found = suggestionsReceived({ suggestions: [suggestion], partly: { missing: ['x'] } as never });

  it('LOC-07 runs while there is a text, and keeps what was found until there is more', () => {
    expect(after()).toMatchObject({ searchedLocation: '', searchStatus: 'idle' });
    expect(after(locationTyped('indi'))).toMatchObject({ searchedLocation: 'indi', searchStatus: 'loading' });
    expect(after(found, locationTyped('indir')).suggestions).toEqual([suggestion]);
    expect(after(found)).toMatchObject({ searchStatus: 'ready', foundPartly: { missing: ['x'] } });
    expect(after(found, suggestionsReceived({ suggestions: [] }))).toMatchObject({
      suggestions: [],
      foundPartly: null,
    });
  });

  it.each(['', '  '])('LOC-07 is over with the text %j', (text) => {
    expect(after(found, locationTyped(text))).toMatchObject({
      searchedLocation: text,
      searchStatus: 'idle',
      suggestions: [],
      foundPartly: null,
    });
  });

  it('LOC-07 that fails shows nothing of an earlier one', () => {
    expect(after(found, suggestionsFailed())).toMatchObject({
      searchStatus: 'failed',
      suggestions: [],
      foundPartly: null,
    });
  });

  it('LOC-07 remembers which suggestion was taken', () => {
    expect(after(predictionSelected(suggestion)).selectedPrediction).toEqual(suggestion);
  });
});

describe('the device', () => {
  it('LOC-29 says whether it may be asked, and where it was', () => {
    const state = stateAfter(permissionKnown('denied'), positionDetected({ place: aPlace, at: 5 }));
    expect(selectPermission(state)).toBe('denied');
    expect(selectPlaces(state)).toMatchObject({ detectedPlace: aPlace, detectedAt: 5, place: null });
  });

  it('LOC-34 a place that is found is known, and not chosen', () => {
    const state = stateAfter(placeLocated(aPlace));
    expect(selectPlace(state)).toEqual(aPlace);
    expect(selectGeoCode(state)).toEqual({ latitude: aPlace.latitude, longitude: aPlace.longitude });
    expect(selectPlaces(state).chosen).toBeNull();
  });
});

describe('a chosen place', () => {
  it('LOC-18 LOC-19 is where orders go, and is listed with its store', () => {
    const state = stateAfter(entered({ place: aPlace }));
    expect(selectPlaces(state)).toMatchObject({
      chosen: { ...choice, place: aPlace },
      place: aPlace,
      geoCode: position,
      storeInfo: foundStore,
      recentStoreIds: [foundStore.id],
    });
    expect(keysOf(selectRecents(state).delivery)).toEqual(['office']);
    expect([selectAddressDetail(state), selectTempAddress(state)]).toEqual([null, null]);
  });

  it('LOC-34 without a place of its own takes away that of the one before', () => {
    expect(after(placeLocated(aPlace), entered()).place).toBeNull();
  });

  it('LOC-39 an address that is not saved is kept apart from saved ones', () => {
    const guest = stateAfter(entered({ address: unsaved }));
    expect([selectAddressDetail(guest), selectTempAddress(guest)]).toEqual([unsaved, unsaved]);
    const customer = stateAfter(
      entered({ address: unsaved }),
      entered({ address: saved, address_id: 'a-7' }),
    );
    expect([selectAddressDetail(customer), selectTempAddress(customer)]).toEqual([saved, null]);
  });

  it('LOC-36 takes the place of the one that it corrects', () => {
    const corrects = placeEntered({ choice, recent: recent('right'), store: foundStore, replaces: 'wrong' });
    const before = [entered({}, 'wrong'), entered({}, 'other')];
    expect(keysOf(after(...before, corrects).recents.delivery)).toEqual(['right', 'other']);
    expect(keysOf(after(...before, entered({}, 'right')).recents.delivery)).toEqual([
      'right',
      'other',
      'wrong',
    ]);
  });

  it('LOC-11 stays when a store is chosen for takeaway', () => {
    const state = after(entered(), pickedUp('9'));
    expect(state).toMatchObject({ chosen: choice, recentStoreIds: ['9', foundStore.id] });
    expect(keysOf(state.recents.takeaway)).toEqual(['9']);
    expect(state.storeInfo?.id).toBe('9');
  });

  it('LOC-36 a store without a position is no recent place', () => {
    const state = after(entered(), storeEntered({ recent: null, store: { ...foundStore, id: '9' } }));
    expect(state.recents).toEqual({ ...noRecents, delivery: [recent('office')] });
    expect(state.recentStoreIds).toEqual(['9', foundStore.id]);
  });
});

describe('a recent place', () => {
  it('LOC-35 is removed from its list alone, and its store with it', () => {
    const before = [entered(), pickedUp('9'), pickedUp('8')];
    const state = after(...before, recentRemoved(recent('9', { deliveryType: 'TAKEAWAY', storeId: '9' })));
    expect(keysOf(state.recents.takeaway)).toEqual(['8']);
    expect(keysOf(state.recents.delivery)).toEqual(['office']);
    expect(state.recentStoreIds).toEqual(['8', foundStore.id]);
    expect(state.chosen).toEqual(choice);
  });

  it('LOC-35 of a delivery leaves the stores', () => {
    const state = after(entered(), recentRemoved(recent('office')));
    expect([state.recents.delivery, state.recentStoreIds]).toEqual([[], [foundStore.id]]);
  });

  it('LOC-35 stands where it stood when the removal is taken back', () => {
    const entry = recent('b');
    const before = ['c', 'b', 'a'].map((key) => entered({}, key));
    expect(keysOf(after(...before).recents.delivery)).toEqual(['a', 'b', 'c']);
    const state = after(...before, recentRemoved(entry), recentRestored({ entry, at: 1 }));
    expect(keysOf(state.recents.delivery)).toEqual(['a', 'b', 'c']);
    expect(state.recentStoreIds).toEqual([foundStore.id]);
  });

  it('CON-01 a store that is taken back is the first of the stores', () => {
    const entry = recent('9', { deliveryType: 'TAKEAWAY', storeId: '9' });
    const state = after(pickedUp('9'), pickedUp('8'), recentRemoved(entry), recentRestored({ entry, at: 1 }));
    expect(keysOf(state.recents.takeaway)).toEqual(['8', '9']);
    expect(state.recentStoreIds).toEqual(['9', '8']);
  });
});

describe('a saved address', () => {
  const delivered = placeEntered({
    choice: { ...choice, address: saved, address_id: 'a-7' },
    recent: recent('a-7', { addressId: 'a-7' }),
    store: foundStore,
  });
  const mended: PlaceChoice = {
    ...choice,
    title: 'Home',
    address_id: 'a-7',
    address: { ...saved, houseNo: '14' },
  };

  it('LOC-12 that was changed is where deliveries go, if it was chosen', () => {
    expect(after(delivered, addressMended(mended))).toMatchObject({
      chosen: mended,
      addressDetail: mended.address,
    });
    const { address: _, ...without } = mended;
    expect(after(delivered, addressMended(without)).addressDetail).toBeNull();
  });

  it('LOC-12 that was not chosen changes nothing, nor does one that is not saved', () => {
    for (const other of [{ ...mended, address_id: 'a-8' }, choice])
      expect(after(delivered, addressMended(other))).toEqual(after(delivered));
    expect(after(addressMended(mended))).toEqual(after());
    expect(after(entered(), addressMended({ ...choice, title: 'Elsewhere' }))).toEqual(after(entered()));
    expect(after(addressMended(choice)).chosen).toBeNull();
  });

  it('LOC-12 that was deleted goes from the order and the recent places, and its place stays', () => {
    const state = after(delivered, addressForgotten('a-7'));
    expect(state).toMatchObject({ addressDetail: null, chosen: choice, recents: { delivery: [] } });
    expect(state.chosen).not.toHaveProperty('address_id');
    expect(state.chosen).not.toHaveProperty('address');
  });

  it('LOC-12 another one that was deleted leaves the order as it is', () => {
    const state = after(entered({}, 'office'), delivered, addressForgotten('a-8'));
    expect(state).toMatchObject({ addressDetail: saved, chosen: { address_id: 'a-7', address: saved } });
    expect(keysOf(state.recents.delivery)).toEqual(['a-7', 'office']);
    const guest = after(entered({ address: unsaved }), addressForgotten('a-7'));
    expect(guest).toMatchObject({ addressDetail: unsaved, chosen: { address: unsaved } });
    expect(after(addressForgotten('a-7')).chosen).toBeNull();
  });
});

it('nothing of a customer is left when they leave, and an answer that is still awaited is dropped', () => {
  const state = after(
    placesRestored({ ...after(), recents: noRecents }),
    permissionKnown('granted'),
    lookupBegan(),
    positionDetected({ place: aPlace, at: 5 }),
    entered({ address: unsaved }),
    customerLeft(),
  );
  expect(state).toEqual({ ...after(), restored: true, permission: 'granted', lookup: 2 });
});

it('LOC-22 an answer for the order type before is dropped', () => {
  expect(after(lookupBegan(), orderTypeAsked('P')).lookup).toBe(2);
  expect(after().lookup).toBe(0);
});
