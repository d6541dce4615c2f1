import { hash } from './hash.ts';
import { landIn } from './land.ts';
import { refine, rounded, type Trace, traceOf } from './refine.ts';
import type { City, Settlements } from './settlements.ts';
import { boxOf, distance, type Point } from './world.ts';

export interface Route {
  readonly trace: Trace;
  /** 'NH 44'; rings and railways have none. */
  readonly number?: string;
}

export interface Routes {
  readonly highways: readonly Route[];
  readonly rings: readonly Route[];
  readonly railways: readonly Route[];
}

/** Highways and railways between neighbouring cities, and the ring roads around the large ones. */
export function createRoutes({ cities }: Pick<Settlements, 'cities'>): Routes {
  const pairs = neighbours(cities);
  return {
    highways: pairs.flatMap(([from, to]) =>
      stretchesOnLand(rounded(refine([from, to], { until: 900, stray: 0.13, salt: 101 }))).map((points) => ({
        trace: traceOf(points),
        number: `NH ${2 + Math.floor(hash(Math.round(from.x + to.x), Math.round(from.y + to.y), 102) * 60)}`,
      })),
    ),
    railways: pairs.flatMap(([from, to]) =>
      stretchesOnLand(
        rounded(refine([beside(from), beside(to)], { until: 1_100, stray: 0.11, salt: 103 })),
      ).map((points) => ({ trace: traceOf(points) })),
    ),
    rings: cities.flatMap((city) =>
      ringsOf(city).flatMap((ring) => stretchesOnLand(ring).map((points) => ({ trace: traceOf(points) }))),
    ),
  };
}

/** The station, slightly off the middle of the city. */
function beside({ x, y }: Point): Point {
  return { x: x + 900, y: y - 500 };
}

/** Pairs of cities with no third one between them (the relative neighbourhood graph). */
function neighbours(cities: readonly City[]): readonly (readonly [City, City])[] {
  return cities.flatMap((from, index) =>
    cities
      .slice(index + 1)
      .filter((to) => {
        const length = distance(from, to);
        return !cities.some(
          (third) =>
            third !== from && third !== to && distance(from, third) < length && distance(to, third) < length,
        );
      })
      .map((to) => [from, to] as const),
  );
}

const ringPieces = 96;

/** A large city has an outer ring, one that is larger still an inner one too. */
function ringsOf({ x, y, radius, weight }: City): readonly (readonly Point[])[] {
  const shares = weight >= 8 ? [0.34, 0.78] : weight >= 4 ? [0.6] : [];
  const seed = [Math.round(x), Math.round(y)] as const;
  return shares.map((share, order) => {
    const turn = hash(...seed, 111 + order) * 6;
    return Array.from({ length: ringPieces + 1 }, (_, piece) => {
      const angle = ((piece % ringPieces) / ringPieces) * 2 * Math.PI;
      const waver = 0.09 * Math.sin(2 * angle + turn) + 0.06 * Math.sin(3 * angle + turn * 1.7);
      const reach = radius * share * (0.95 + waver);
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
    });
  });
}

function stretchesOnLand(line: readonly Point[]): readonly (readonly Point[])[] {
  const stretches: Point[][] = [];
  const onLand = landIn(boxOf(line));
  let current: Point[] | null = null;
  for (const point of line) {
    if (!onLand(point)) {
      current = null;
      continue;
    }
    if (!current) {
      current = [];
      stretches.push(current);
    }
    current.push(point);
  }
  return stretches.filter(({ length }) => length > 6);
}
