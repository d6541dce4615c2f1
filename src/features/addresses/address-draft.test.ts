import { describe, expect, it } from 'vitest';
import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import type { AddressDraft } from '#schemas/stored/drafts.ts';
import { aPlace } from '#src/features/place/testing/country.ts';
import { draftOf } from '#src/store/drafts.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { draftOfOwner, newAddressDraftId, pinKeyOf, startingValues } from './address-draft.ts';
import { emptyAddress, placeOf, valuesOf } from './address-values.ts';
import { savedHome } from './testing/people.ts';

const movedPin = { ...aPlace, latitude: 12.99, area_level2: 'Ulsoor' };
const typed = { ...emptyAddress, houseNo: '7', place: placeOf(aPlace), city: 'Bengaluru' };
const draft: AddressDraft = { values: typed, pin: pinKeyOf(aPlace), owner: null };

describe('what the form begins with', () => {
  it('a new address is where the pin is', () => {
    const values = startingValues({ draft: null, values: emptyAddress, pin: aPlace, isNew: true });
    expect(values).toMatchObject({ city: 'Bengaluru', place: placeOf(aPlace) });
  });

  it('a saved address keeps its place, even when a pin was set elsewhere before', () => {
    const values = valuesOf(savedHome);
    expect(startingValues({ draft: null, values, pin: aPlace, isNew: false })).toEqual(values);
  });

  it('a draft comes before both', () => {
    expect(startingValues({ draft, values: emptyAddress, pin: aPlace, isNew: true })).toEqual(typed);
    expect(startingValues({ draft, values: emptyAddress, pin: null, isNew: true })).toEqual(typed);
  });

  it.each([
    ['the form has not led to the map', null, typed],
    ['the form has led to the map without any position', '', { ...typed, place: placeOf(movedPin) }],
  ])('LOC-13 a saved address that is being changed and a pin: %s', (_, pin, expected) => {
    const begun = { ...draft, pin };
    const values = startingValues({ draft: begun, values: emptyAddress, pin: movedPin, isNew: false });
    expect(values).toEqual(expected);
  });

  it.each([true, false])('a pin that was moved takes the place of the draft’s (new: %s)', (isNew) => {
    const values = startingValues({ draft, values: emptyAddress, pin: movedPin, isNew });
    expect(values).toEqual({ ...typed, place: placeOf(movedPin) });
  });
});

describe('the draft of an address', () => {
  it('is its owner’s alone; a guest’s stays after the login', () => {
    expect(draftOfOwner(draft, null)).toBe(draft);
    expect(draftOfOwner(draft, 'u1')).toBe(draft);
    expect(draftOfOwner({ ...draft, owner: 'u1' }, 'u2')).toBeNull();
    expect(draftOfOwner({ ...draft, owner: 'u1' }, null)).toBeNull();
  });

  it('of a new address and of each saved one are kept apart', () => {
    const persistence = createPersistence();
    const ofNew = draftOf(persistence, addressDraft, newAddressDraftId);
    ofNew.write(draft);
    expect(persistence.read(addressDraft, 'a1')).toBeNull();
    expect(persistence.read(addressDraft, newAddressDraftId)).toEqual(draft);
    ofNew.remove();
    expect(persistence.read(addressDraft, newAddressDraftId)).toBeNull();
  });

  it.each([
    ['a field of another kind', { ...typed, floor: 7 }, { floor: '' }],
    ['a field that an older form had not', { ...typed, landmark: undefined }, { landmark: '' }],
    ['an unknown label', { ...typed, label: 'Boat' }, { label: 'Home' }],
    ['an incomplete place', { ...typed, place: { latitude: 1 } }, { place: null }],
  ])('that is damaged loses %s and keeps the other values', (_, values, mended) => {
    const persistence = createPersistence();
    persistence.write(addressDraft as StoredKey<unknown>, { ...draft, values });
    expect(persistence.read(addressDraft)).toEqual({ ...draft, values: { ...typed, ...mended } });
  });

  it('without any values is ignored', () => {
    const persistence = createPersistence();
    persistence.write(addressDraft as StoredKey<unknown>, { ...draft, values: null });
    expect(persistence.read(addressDraft)).toBeNull();
  });
});
