import { describe, expect, it } from 'vitest';
import { addressInput, knownAddress } from '#schemas/entities/address.ts';
import { cities, localities } from '#src/features/place/testing/country.ts';
import { firstLine, secondLine } from './address-lines.ts';
import { inputOf, placeOfLocality, valuesOf } from './address-values.ts';
import { savedHome, savedWork } from './testing/people.ts';

describe('an address', () => {
  it('LOC-37 is sent with every field that is filled in, and without the ones that are not', () => {
    const { address_id: _, ...home } = savedHome;
    const values = valuesOf(savedHome);
    expect(inputOf(values, values.place!)).toEqual(home);
    const bare = inputOf(
      { ...values, landmark: ' ', floor: '', name: '', mobile: '', email: '' },
      values.place!,
    );
    expect(Object.keys(bare).toSorted()).toEqual(
      [
        'latitude',
        'longitude',
        'city',
        'city_region',
        'area_level0',
        'area_level1',
        'area_level2',
        'houseNo',
        'address',
        'label',
      ].toSorted(),
    );
  });

  it('LOC-37 VAL-13 is sent without a landline that was saved when forms took one', () => {
    const old = knownAddress.parse({ ...savedHome, mobile_no: '2226543210' });
    expect(old.mobile_no).toBe('2226543210');
    const values = valuesOf(old);
    const input = inputOf(values, values.place!);
    expect(input).not.toHaveProperty('mobile_no');
    expect(addressInput.safeParse(input).success).toBe(true);
  });

  it('LOC-37 in a locality of the list is in its city, state and country', () => {
    expect(placeOfLocality(localities[1]!, cities[0])).toEqual({
      latitude: 12.9116,
      longitude: 77.6474,
      city: 'Bengaluru',
      city_region: 'South',
      area_level0: 'India',
      area_level1: 'Karnataka',
      area_level2: 'HSR Layout',
    });
  });

  it('is shown in two lines', () => {
    expect(firstLine(savedHome)).toBe('12, 3rd floor, Rose Apartments');
    expect(secondLine(savedHome)).toBe('Near the lake, Indiranagar, Bengaluru');
    expect(firstLine(savedWork)).toBe('5B, Tech Park');
  });
});
