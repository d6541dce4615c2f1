import type { AddressInput } from '#schemas/entities/address.ts';

/** The first of the two lines of an address: 'Flat 12, 3rd floor, Rose Apartments'. */
export function firstLine({ houseNo, floor, address }: AddressInput): string {
  return [houseNo, floor, address].filter(Boolean).join(', ');
}

/** The second line: 'Near the lake, Indiranagar, Bengaluru'. */
export function secondLine({ landmark, area_level2, city }: AddressInput): string {
  return [landmark, area_level2, city].filter(Boolean).join(', ');
}
