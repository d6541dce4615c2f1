import { describe, expect, it } from 'vitest';
import { aPlace } from '#src/features/place/testing/country.ts';
import { type AddressDraft, addressDraft, draftOfOwner, pinKeyOf, startingValues } from './address-draft.ts';
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

  it('a saved address stays where it was, whatever was looked at before', () => {
    const values = valuesOf(savedHome);
    expect(startingValues({ draft: null, values, pin: aPlace, isNew: false })).toEqual(values);
  });

  it('a draft comes before both', () => {
    expect(startingValues({ draft, values: emptyAddress, pin: aPlace, isNew: true })).toEqual(typed);
    expect(startingValues({ draft, values: emptyAddress, pin: null, isNew: true })).toEqual(typed);
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
    const ofNew = addressDraft(null);
    ofNew.write(draft);
    expect(addressDraft('a1').read()).toBeNull();
    expect(addressDraft(null).read()).toEqual(draft);
    ofNew.remove();
    expect(addressDraft(null).read()).toBeNull();
  });

  it('of an older form is dropped', () => {
    addressDraft('old').write({ ...draft, values: { houseNo: 7 } as never });
    expect(addressDraft('old').read()).toBeNull();
  });
});
