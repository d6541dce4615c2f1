import { type RawBuilder, sql } from 'kysely';
import { earthRadius, type Position, radians } from '#schemas/rules/distance-between.ts';

/** Metres of a degree of latitude. */
export const metresOfDegree = (Math.PI / 180) * earthRadius;

/** The distance between two positions in SQL, from a row's columns latitude and longitude. */
export function distanceTo({ latitude, longitude }: Position): RawBuilder<number> {
  return sql<number>`(${2 * earthRadius}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)
  ))))`;
}

/**
 * True of rows in the square around a position that holds every place within so many metres, and some that are farther. An index on latitude
 * and longitude answers it, so that distances are computed for few rows.
 */
export function isInSquare({ latitude, longitude }: Position, metres: number): RawBuilder<boolean> {
  // Slightly larger than the circle, which is wider towards the pole.
  const up = (metres / metresOfDegree) * 1.01;
  const narrowest = Math.cos(radians(Math.min(89, Math.abs(latitude) + up)));
  const aside = Math.min(180, up / narrowest);
  return sql<boolean>`(
    latitude between ${latitude - up}::float8 and ${latitude + up}::float8
    and longitude between ${longitude - aside}::float8 and ${longitude + aside}::float8
  )`;
}
