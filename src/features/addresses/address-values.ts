import type { AddressInput, AddressLabel, SavedAddress } from '#schemas/entities/address.ts';
import { addressFieldMax } from '#schemas/entities/address-fields.ts';
import type { City, Locality, Place } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';

/** Where an address is: the pin's position, and the locality that it is in. */
export interface AddressPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly city_region: string;
  readonly area_level0: string;
  readonly area_level1: string;
  readonly area_level2: string;
}

/** What the form holds: every text as it was typed. */
export interface AddressValues {
  name: string;
  mobile: string;
  email: string;
  city: string;
  /** Null until a locality is chosen, by the pin or from the list of the city. */
  place: AddressPlace | null;
  address: string;
  houseNo: string;
  floor: string;
  landmark: string;
  label: AddressLabel;
}

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

/** The part of a place, or of an address, that says where it is. */
export function placeOf(source: Place | AddressInput): AddressPlace {
  const { latitude, longitude, city, city_region, area_level0, area_level1, area_level2 } = source;
  return { latitude, longitude, city, city_region, area_level0, area_level1, area_level2 };
}

/** The place of an address as the map and the place line know places. */
export function asPlace(place: AddressPlace): Place {
  const { latitude, longitude, area_level2, city, area_level1 } = place;
  return {
    ...place,
    placeId: `${latitude},${longitude}`,
    title: area_level2,
    subtitle: [city, area_level1].filter(Boolean).join(', '),
  };
}

/** A locality of the list: its centre is all that is known of the position. */
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

/** The values that a saved or a temporary address fills the form with. */
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

/** The values of the form as the service takes them (LOC-37); what stays empty is left out. */
export function inputOf(values: AddressValues, place: AddressPlace): AddressInput {
  return {
    ...place,
    houseNo: values.houseNo.trim(),
    address: values.address.trim(),
    label: values.label,
    ...given('mobile_no', values.mobile),
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

/** The ten digits of a number as people paste it: '+91 98765 43210', '098765 43210', '0091…'. One of another country stays what it is. */
export function nationalMobile(text: string): string {
  const digits = text.replace(/\D/g, '');
  const max = addressFieldMax.mobile;
  if (isInternational(text) && !'91'.startsWith(digits.slice(0, 2))) return `+${digits}`;
  const withCode = isInternational(text) || digits.length === max + 2;
  if (withCode && digits.startsWith('91')) return digits.slice(2, 2 + max);
  if (digits.startsWith('0091')) return digits.slice(4, 4 + max);
  return digits.replace(/^0+/, '').slice(0, max);
}

/** As long as a number with its country code is. */
const longestTyped = '+91 98765 43210'.length;

/** What the field keeps of a number that is being typed: with a plus in front, all of it until the country code and ten digits are there. */
export function typedMobile(text: string): string {
  const isWhole = text.replace(/\D/g, '').length >= addressFieldMax.mobile + 2;
  const kept =
    isInternational(text) && !isWhole ? `+${text.replace(/[^\d ]/g, '').trimStart()}` : nationalMobile(text);
  return kept.slice(0, longestTyped);
}

function isInternational(text: string): boolean {
  return /^\s*\+/.test(text);
}

/** 'Flat 12, 3rd floor, Rose Apartments': the first of the two lines an address is shown in. */
export function firstLine({ houseNo, floor, address }: AddressInput): string {
  return [houseNo, floor, address].filter(Boolean).join(', ');
}

/** 'Near the lake, Indiranagar, Bengaluru' */
export function secondLine({ landmark, area_level2, city }: AddressInput): string {
  return [landmark, area_level2, city].filter(Boolean).join(', ');
}
