import type { Position } from '#schemas/rules/distance-between.ts';
import { easternAndCentralLocalities } from './localities-east-and-central.ts';
import { northernLocalities } from './localities-north.ts';
import { southernLocalities } from './localities-south.ts';
import { westernLocalities } from './localities-west.ts';

export interface SeedLocality extends Position {
  readonly name: string;
  readonly city: string;
  readonly pincode: string;
  readonly street: string;
}

/** Localities of the cities with restaurants. PIN codes are those of their post offices, positions are approximate. */
export const seedLocalities: readonly SeedLocality[] = Object.entries({
  ...southernLocalities,
  ...westernLocalities,
  ...northernLocalities,
  ...easternAndCentralLocalities,
}).flatMap(([city, rows]) =>
  rows.map(([name, pincode, latitude, longitude, street]) => ({
    name,
    city,
    pincode,
    latitude,
    longitude,
    street,
  })),
);
