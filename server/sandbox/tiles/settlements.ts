import { noise } from './hash.ts';
import { type Box, distance, overlap, type Point, toWorld, widened } from './world.ts';

/** A city of the map. */
export interface MapCity {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly storeCount: number;
}

interface MapStreet {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapLocality extends MapStreet {
  /** Those that the address search finds, the most important first. */
  readonly streets: readonly MapStreet[];
}

export interface MapPlaces {
  readonly cities: readonly MapCity[];
  readonly localities: readonly MapLocality[];
}

export interface City extends Point {
  readonly name: string;
  /** 1 to 12: the larger, the wider the city and the earlier its name. */
  readonly weight: number;
  /** Radius of the built-up area, in metres. */
  readonly radius: number;
}

interface Named extends Point {
  readonly name: string;
}

export interface Locality extends Named {
  readonly streets: readonly Named[];
}

export interface Settlements {
  readonly cities: readonly City[];
  readonly localities: readonly Locality[];
  /** The building density of the points of a box: well above 0 is city, around 0 its edge, below that open country. */
  densityIn(box: Box): (point: Point) => number;
}

const localityRadius = 2_600;

export function createSettlements({ cities, localities }: MapPlaces): Settlements {
  const placed: City[] = cities.map((city) => {
    const weight = weightOf(city);
    return { ...placedAt(city), weight, radius: 2_400 + 1_330 * weight };
  });
  const points = localities.map((locality) => ({
    ...placedAt(locality),
    streets: locality.streets.map(placedAt),
  }));

  return {
    cities: placed,
    localities: points,
    densityIn(box) {
      // Called for thousands of points of a tile, so only cities that can reach the box are kept, with their reach.
      const near = [
        ...placed.map(({ x, y, radius }) => ({ x, y, radius })),
        ...points.map(({ x, y }) => ({ x, y, radius: localityRadius })),
      ].filter(({ x, y, radius }) => overlap(widened({ left: x, right: x, top: y, bottom: y }, radius), box));
      return (point) => {
        let density = 0;
        for (const center of near) density = Math.max(density, 1 - distance(point, center) / center.radius);
        // In the open country this gives hardly any villages.
        return density + noise(point.x / 2_700, point.y / 2_700, 11) * (0.052 + 0.12 * density) - 0.06;
      };
    },
  };
}

function placedAt({ name, latitude, longitude }: MapStreet): Named {
  return { ...toWorld(latitude, longitude), name };
}

/** By population, 12 for ten million and 6 for one million; at least by the number of restaurants. */
function weightOf({ population, storeCount }: MapCity): number {
  const byPeople = 6 * (Math.log10(Math.max(population, 1)) - 5);
  return Math.min(12, Math.max(1, byPeople, storeCount));
}
