import { describe, expect, it } from 'vitest';
import { addressInput } from '#schemas/entities/address.ts';
import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { findAddressFaults } from './address-rules.ts';
import { inputOf, valuesOf } from './address-values.ts';
import { savedHome } from './testing/people.ts';

const complete = valuesOf(savedHome);

function faultsOf(change: Partial<AddressValues>, withContact = true) {
  return Object.fromEntries(findAddressFaults({ ...complete, ...change }, withContact));
}

describe('the rules of an address', () => {
  it.each<[string, Partial<AddressValues>, Record<string, string>]>([
    ['VAL-12', { name: '' }, { name: 'Please Enter Name' }],
    ['VAL-12', { name: '   ' }, { name: 'Please Enter Name' }],
    ['VAL-13', { mobile: '' }, { mobile: 'Please enter valid mobile number' }],
    ['VAL-13', { mobile: '987654321' }, { mobile: 'Please enter valid mobile number' }],
    ['VAL-13', { mobile: '0987654321' }, { mobile: 'Please enter valid mobile number' }],
    // A landline: payment would refuse it.
    ['VAL-13', { mobile: '2226543210' }, { mobile: 'Please enter valid mobile number' }],
    ['VAL-14', { email: '' }, { email: 'Please enter valid email Address' }],
    ['VAL-14', { email: 'asha@example' }, { email: 'Please enter valid email Address' }],
    ['VAL-14', { email: 'asha..rao@example.com' }, { email: 'Please enter valid email Address' }],
    ['VAL-15', { address: ' ' }, { address: validationTexts.addressArea }],
    ['VAL-16', { houseNo: '' }, { houseNo: validationTexts.addressHouse }],
    ['VAL-17', { place: null }, { place: 'Please select Locality' }],
    ['VAL-17', { place: { ...savedHome, area_level2: '' } }, { place: 'Please select Locality' }],
    ['VAL-18', { landmark: '', floor: '' }, {}],
    ['VAL-19', { houseNo: 'x'.repeat(11) }, { houseNo: 'Please keep this to 10 characters' }],
  ])('%s of %j says %j', (_, change, expected) => {
    expect(faultsOf(change)).toEqual(expected);
  });

  it('VAL-12 VAL-13 VAL-14 asks for the contact only where its fields are shown', () => {
    expect(faultsOf({ name: '', mobile: '', email: '' }, false)).toEqual({});
  });

  it.each(Object.entries(addressFieldMax))('VAL-19 %s has at most %i characters', (field, max) => {
    expect(faultsOf({ [field]: 'x'.repeat(max + 1) })[field]).toBeDefined();
    // Mobile and email are also checked by a pattern, which this text would not match.
    if (field === 'mobile' || field === 'email') return;
    expect(faultsOf({ [field]: 'x'.repeat(max) })).toEqual({});
  });

  it.each([
    'asha@example.com',
    'a@b.co',
    "o'neil+home@mail.example.in",
    'asha@example',
    '@example.com',
    'asha rao@example.com',
    '.asha@example.com',
    'asha@-example.com',
  ])('VAL-14 judges %s as the service does', (email) => {
    const accepted = addressInput.shape.email.safeParse(email).success;
    expect(faultsOf({ email }).email === undefined).toBe(accepted);
  });

  it.each(['9876543210', '6000000000', '2226543210', '5999999999', '0123456789', '98765', '98765432101'])(
    'VAL-13 judges %s as the service does',
    (mobile) => {
      const accepted = addressInput.shape.mobile_no.safeParse(mobile).success;
      expect(faultsOf({ mobile }).mobile === undefined).toBe(accepted);
    },
  );

  it('LOC-37 what passes the rules is what the service takes', () => {
    const input = inputOf(complete, complete.place!);
    expect(addressInput.parse(input)).toEqual(input);
  });
});
