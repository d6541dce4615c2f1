import type { AddressInput, AddressLabel, SavedAddress } from '#schemas/entities/address.ts';
import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import type { City, Locality, Place } from '#schemas/entities/store.ts';
import type { AddressPlace, AddressValues } from '#schemas/stored/drafts.ts';
import { constants } from '#src/config/constants.ts';

export type AddressField = Exclude<keyof AddressValues, 'label'>;

export const addressLabels: readonly AddressLabel[] = ['Home', 'Work', 'Other'];

export const emptyAddress: AddressValues = {
  name: '',
  mobile: '',
  email: '',
  city: '',
  place: null,
  address: '',
  houseNo: '',
  floor: '',
  landmark: '',
  label: 'Home',
};

/** The location fields of a place or an address. */
export function placeOf(source: Place | AddressInput): AddressPlace {
  const { latitude, longitude, city, city_region, area_level0, area_level1, area_level2 } = source;
  return { latitude, longitude, city, city_region, area_level0, area_level1, area_level2 };
}

/** Converts the place of an address to the type that the map and the place line use. */
export function asPlace(place: AddressPlace): Place {
  const { latitude, longitude, area_level2, city, area_level1 } = place;
  return {
    ...place,
    placeId: `${latitude},${longitude}`,
    title: area_level2,
    subtitle: [city, area_level1].filter(Boolean).join(', '),
  };
}

/** The place of a locality from the list. Its position is the centre of the locality. */
export function placeOfLocality(locality: Locality, city: City | undefined): AddressPlace {
  return {
    latitude: locality.latitude,
    longitude: locality.longitude,
    city: locality.city,
    city_region: city?.region ?? '',
    area_level0: constants.market.country,
    area_level1: city?.state ?? '',
    area_level2: locality.name,
  };
}

/** The form's values for a saved or a temporary address. */
export function valuesOf(address: AddressInput | SavedAddress): AddressValues {
  return {
    name: address.name ?? '',
    mobile: address.mobile_no ?? '',
    email: address.email ?? '',
    city: address.city,
    place: placeOf(address),
    address: address.address,
    houseNo: address.houseNo,
    floor: address.floor ?? '',
    landmark: address.landmark ?? '',
    label: address.label,
  };
}

/** Converts the form's values to the body of the call (LOC-37). Empty fields are left out. */
export function inputOf(values: AddressValues, place: AddressPlace): AddressInput {
  return {
    ...place,
    houseNo: values.houseNo.trim(),
    address: values.address.trim(),
    label: values.label,
    // A number that was saved when the rule was another one, where its field is hidden: the service would refuse the whole address for it.
    ...given('mobile_no', mobilePattern.test(values.mobile.trim()) ? values.mobile : ''),
    ...given('name', values.name),
    ...given('email', values.email),
    ...given('landmark', values.landmark),
    ...given('floor', values.floor),
  };
}

function given<K extends string>(key: K, text: string): { readonly [_ in K]?: string } {
  const trimmed = text.trim();
  return trimmed === '' ? {} : ({ [key]: trimmed } as Record<K, string>);
}
