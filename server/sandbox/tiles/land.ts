import { lands } from './coasts.ts';
import { refine } from './refine.ts';
import { type Box, type Point, toWorld } from './world.ts';

/** The coasts at three levels of detail: the length of pieces in metres, for zooms up to the given one. */
const finenesses = [
  { toZoom: 6, until: 16_000 },
  { toZoom: 9, until: 3_000 },
  { toZoom: Infinity, until: 400 },
].map(({ toZoom, until }) => ({
  toZoom,
  rings: lands.map((ring) => {
    const points = ring.map(([latitude, longitude]) => toWorld(latitude, longitude));
    return refine([...points, ...points.slice(0, 1)], {
      until,
      stray: 0.11,
      salt: 3,
      straightAbove: 420_000,
    });
  }),
}));

const finest = finenesses.at(-1)?.rings ?? [];

interface Edge {
  readonly from: Point;
  readonly to: Point;
}

const bandHeight = 4_000;

/** The pieces of coast by horizontal band: a point is compared only with those of its band. */
const bands = new Map<number, Edge[]>();
for (const ring of finest) {
  for (let index = 1; index < ring.length; index += 1) {
    const edge = { from: ring[index - 1] as Point, to: ring[index] as Point };
    const first = Math.floor(Math.min(edge.from.y, edge.to.y) / bandHeight);
    const last = Math.floor(Math.max(edge.from.y, edge.to.y) / bandHeight);
    for (let band = first; band <= last; band += 1) {
      const known = bands.get(band);
      if (known) known.push(edge);
      else bands.set(band, [edge]);
    }
  }
}

export function isLand({ x, y }: Point): boolean {
  let inside = false;
  for (const { from, to } of bands.get(Math.floor(y / bandHeight)) ?? []) {
    if (from.y > y === to.y > y) continue;
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
  }
  return inside;
}

function hasCoast(box: Box): boolean {
  const last = Math.floor(box.bottom / bandHeight);
  for (let band = Math.floor(box.top / bandHeight); band <= last; band += 1) {
    for (const { from, to } of bands.get(band) ?? []) {
      if (
        Math.max(from.x, to.x) >= box.left &&
        Math.min(from.x, to.x) <= box.right &&
        Math.max(from.y, to.y) >= box.top &&
        Math.min(from.y, to.y) <= box.bottom
      )
        return true;
    }
  }
  return false;
}

/** `isLand` for the points of a box; computed once for a box without coast. */
export function landIn(box: Box): (point: Point) => boolean {
  if (hasCoast(box)) return isLand;
  const answer = isLand({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  return () => answer;
}

/** The land of a box as closed rings, which run outside along its edges. */
export function landRings(box: Box, zoom: number): readonly (readonly Point[])[] {
  if (zoom > 9 && !hasCoast(box)) return landIn(box)({ x: box.left, y: box.top }) ? [cornersOf(box)] : [];
  const { rings } = finenesses.find(({ toZoom }) => zoom <= toZoom) ?? { rings: finest };
  return rings.map((ring) => clipped(ring, box)).filter((ring) => ring.length > 2);
}

function cornersOf({ left, top, right, bottom }: Box): readonly Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** The Sutherland–Hodgman algorithm: the ring is clipped at each edge of the box in turn. */
function clipped(ring: readonly Point[], box: Box): readonly Point[] {
  const cuts: readonly Cut[] = [
    { axis: 'x', at: box.left, side: 1 },
    { axis: 'x', at: box.right, side: -1 },
    { axis: 'y', at: box.top, side: 1 },
    { axis: 'y', at: box.bottom, side: -1 },
  ];
  return cuts.reduce(cutAt, ring);
}

interface Cut {
  readonly axis: 'x' | 'y';
  readonly at: number;
  /** On which side of it the ring is kept: 1 is where the numbers are greater. */
  readonly side: 1 | -1;
}

function cutAt(ring: readonly Point[], { axis, at, side }: Cut): readonly Point[] {
  const kept: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    const isIn = (point[axis] - at) * side >= 0;
    if (before && isIn !== (before[axis] - at) * side >= 0) {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      kept.push({ x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share });
    }
    if (isIn) kept.push(point);
    before = point;
  }
  return kept;
}
