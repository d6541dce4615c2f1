export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in metres. */
export const earthRadius = 6_371_008.8;

/** Metres along the surface, by the haversine formula. */
export function distanceBetween(a: Position, b: Position): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
