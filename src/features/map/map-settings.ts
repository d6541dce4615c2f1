import { env } from '#src/config/env.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type MapTheme = 'light' | 'dark';

export const mapSettings = {
  /** India with its islands, as south-west and north-east corners. The map cannot be moved outside (LOC-42). */
  bounds: [
    [5.5, 66.5],
    [38, 98.5],
  ],
  zooms: { least: 4, most: 18, pin: 16, city: 11, storesMost: 14 },
  /** Centre of a map without a given place: the middle of the country. */
  middle: { latitude: 21.8, longitude: 79.4 },
  middleZoom: 5,
  /** Restaurants whose markers would be nearer to each other than this, in pixels, share one; not from the zoom level `storesMost` on. */
  clusterReach: 44,
} as const;

/** URL template of the tiles for the map library. */
export function tilesUrl(theme: MapTheme): string {
  return env.mapTilesUrl.replace('{theme}', theme);
}

export function isInIndia({ latitude, longitude }: Position): boolean {
  const [[south, west], [north, east]] = mapSettings.bounds;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
