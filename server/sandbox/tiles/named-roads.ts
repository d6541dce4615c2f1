import { planBlock } from './block-plan.ts';
import { country, latticeIn } from './lattice.ts';
import type { Locality, Settlements } from './settlements.ts';
import { type Box, boxOf, distance, overlap, type Point, widened } from './world.ts';

/** A street of the address search, and the road of the map that has its name. */
export interface NamedRoad {
  readonly text: string;
  /** Its number among the streets of its locality, the most important first. */
  readonly order: number;
  /** Where the search finds it. */
  readonly place: Point;
  readonly points: readonly Point[];
}

/** Streets of a locality lie no further than this from its middle, in metres of the map, and their roads not much further. */
const localityReach = 1000;
/** Around the streets of a locality, so that the nearest road is found. */
const around = 400;
/** A road further away than this does not get the name: at the coast some streets of the search lie in the water. */
const farthest = 500;
/** A road that has a name already counts as so much further: two names on one road are the exception. */
const takenMetres = 200;
/** The pieces of a side at the zooms that show names. */
const pieces = 4;

/**
 * The roads that have names. The map knows no other names than the search: each of its streets names the road that is nearest to it. Found
 * once for each locality, whichever tile asks first, so that neighbouring tiles agree.
 */
export function createNamedRoads(settlements: Settlements): (box: Box) => readonly NamedRoad[] {
  const known = new Map<Locality, readonly NamedRoad[]>();

  function namedIn(locality: Locality): readonly NamedRoad[] {
    const roads = known.get(locality) ?? nameRoads(locality, settlements);
    known.set(locality, roads);
    return roads;
  }

  return (box) => {
    const wide = widened(box, localityReach);
    return settlements.localities
      .filter(({ x, y }) => overlap(wide, { left: x, right: x, top: y, bottom: y }))
      .flatMap(namedIn)
      .filter(({ points }) => overlap(box, boxOf(points)));
  };
}

function nameRoads({ streets }: Locality, settlements: Settlements): readonly NamedRoad[] {
  if (streets.length === 0) return [];
  const roads = roadsIn(widened(boxOf(streets), around), settlements);
  const taken = new Set<readonly Point[]>();
  return streets.flatMap(({ name: text, ...place }, order) => {
    let best: { readonly points: readonly Point[]; readonly metres: number } | undefined;
    for (const points of roads) {
      const metres = distanceTo(points, place) + (taken.has(points) ? takenMetres : 0);
      if (!best || metres < best.metres) best = { points, metres };
    }
    if (!best || distanceTo(best.points, place) > farthest) return [];
    taken.add(best.points);
    return [{ text, order, place, points: best.points }];
  });
}

function roadsIn(box: Box, settlements: Settlements): readonly (readonly Point[])[] {
  const { streets, blocks } = latticeIn(box, { settlements, pieces, onlyTowns: false });
  const small = blocks
    .filter(({ density }) => density > country)
    .flatMap((block) => planBlock(block, { onlyMiddle: false, housesIn: null }).streets);
  return [...streets, ...small].map(({ points }) => points);
}

function distanceTo(points: readonly Point[], place: Point): number {
  return distance(place, pointAt(points, metresToNearest(points, place)).point);
}

/** How far along a line, in metres, its point nearest to a place is. */
export function metresToNearest(points: readonly Point[], place: Point): number {
  let best = { metres: Infinity, along: 0 };
  let passed = 0;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const length = distance(from, to);
    const share =
      length === 0
        ? 0
        : ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length ** 2;
    const along = Math.min(1, Math.max(0, share)) * length;
    const nearest = along / (length || 1);
    const metres = distance(place, {
      x: from.x + (to.x - from.x) * nearest,
      y: from.y + (to.y - from.y) * nearest,
    });
    if (metres < best.metres) best = { metres, along: passed + along };
    passed += length;
  }
  return best.along;
}

/** The point of a line at a distance from its beginning, and the slope there, in degrees. */
export function pointAt(
  points: readonly Point[],
  along: number,
): { readonly point: Point; readonly slope: number } {
  let left = along;
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const length = distance(from, to);
    if (left > length && at < points.length - 1) {
      left -= length;
      continue;
    }
    const share = length === 0 ? 0 : Math.min(1, left / length);
    return {
      point: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
      slope: Math.atan2(to.y - from.y, to.x - from.x) * (180 / Math.PI),
    };
  }
  return { point: points[0] as Point, slope: 0 };
}
