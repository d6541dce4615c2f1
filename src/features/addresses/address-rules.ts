import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { validationTexts } from '#src/config/texts/validation.ts';
import { isEmail } from '#src/features/contact/email.ts';
import type { AddressField } from './address-values.ts';

interface AddressRule {
  readonly field: AddressField;
  readonly text: string;
  readonly holds: (values: AddressValues) => boolean;
  /** Checked only when the form shows the contact fields. */
  readonly contact?: true;
}

/** VAL-12 to VAL-17, in the order of the form. Landmark and floor may stay empty (VAL-18). */
const addressRules: readonly AddressRule[] = [
  {
    field: 'name',
    text: validationTexts.addressName,
    holds: ({ name }) => name.trim() !== '',
    contact: true,
  },
  {
    field: 'mobile',
    text: validationTexts.addressMobile,
    holds: ({ mobile }) => mobilePattern.test(mobile),
    contact: true,
  },
  {
    field: 'email',
    text: validationTexts.addressEmail,
    holds: ({ email }) => isEmail(email),
    contact: true,
  },
  // The specification names no text for the city. Without a city no locality can be selected.
  { field: 'city', text: validationTexts.addressCity, holds: ({ city }) => city.trim() !== '' },
  {
    field: 'place',
    text: validationTexts.addressLocality,
    holds: ({ place }) => place !== null && place.area_level2 !== '' && place.city !== '',
  },
  { field: 'houseNo', text: validationTexts.addressHouse, holds: ({ houseNo }) => houseNo.trim() !== '' },
  { field: 'address', text: validationTexts.addressArea, holds: ({ address }) => address.trim() !== '' },
];

/** Maximum lengths (VAL-19). */
const maxima = Object.entries(addressFieldMax) as readonly [keyof typeof addressFieldMax, number][];

/** The error message of each faulty field; empty when the address can be sent. */
export function findAddressFaults(
  values: AddressValues,
  withContact: boolean,
): ReadonlyMap<AddressField, string> {
  const faults = new Map<AddressField, string>();
  for (const { field, text, holds, contact } of addressRules) {
    if ((withContact || !contact) && !holds(values)) faults.set(field, text);
  }
  for (const [field, max] of maxima) {
    if (!faults.has(field) && values[field].length > max) faults.set(field, validationTexts.tooLong(max));
  }
  return faults;
}
