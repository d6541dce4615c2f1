import { swing } from './hash.ts';
import { type Box, boxOf, distance, overlap, type Point } from './world.ts';

interface RefineOptions {
  /** Pieces are not cut below this length, in metres. */
  readonly until: number;
  /** How far a middle is displaced, as a share of its piece's length. */
  readonly stray: number;
  readonly salt: number;
  /** Longer pieces stay as they are: edges far outside. */
  readonly straightAbove?: number;
}

/** Cuts each piece of a line in half and moves the middle aside, over and over: the line of a coast, a river, a road. */
export function refine(
  line: readonly Point[],
  { until, stray, salt, straightAbove = Infinity }: RefineOptions,
): readonly Point[] {
  const refined: Point[] = [];

  function cut(from: Point, to: Point): void {
    const length = distance(from, to);
    if (length <= until || length > straightAbove) {
      refined.push(to);
      return;
    }
    const x = (from.x + to.x) / 2;
    const y = (from.y + to.y) / 2;
    const aside = swing(Math.round(x), Math.round(y), salt) * stray;
    const middle = { x: x - (to.y - from.y) * aside, y: y + (to.x - from.x) * aside };
    cut(from, middle);
    cut(middle, to);
  }

  line.forEach((point, index) => {
    const before = line[index - 1];
    if (before) cut(before, point);
    else refined.push(point);
  });
  return refined;
}

/** Rounds corners: each is replaced by two points on the adjacent pieces. */
export function rounded(line: readonly Point[]): readonly Point[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const points: Point[] = [first];
  for (let index = 1; index < line.length - 1; index += 1) {
    const corner = line[index] as Point;
    points.push(
      between(line[index - 1] as Point, corner, 0.75),
      between(corner, line[index + 1] as Point, 0.25),
    );
  }
  points.push(last);
  return points;
}

/** The point at a share of the way. */
export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A line at the levels of detail of all zooms, with its bounding box. */
export interface Trace {
  readonly box: Box;
  at(zoom: number): readonly Point[];
}

/** Below this zoom a line is simplified: half of its points at each lower zoom. */
const wholeFromZoom = 11;

export function traceOf(points: readonly Point[]): Trace {
  const thinned = new Map<number, readonly Point[]>([[wholeFromZoom, points]]);
  return {
    box: boxOf(points),
    at(zoom) {
      const level = Math.min(zoom, wholeFromZoom);
      const known = thinned.get(level);
      if (known) return known;
      const every = 2 ** (wholeFromZoom - level);
      const kept = points.filter((_, index) => index % every === 0 || index === points.length - 1);
      thinned.set(level, kept);
      return kept;
    },
  };
}

/** The stretches of a line that come into a box, whole pieces each. */
export function stretchesIn(
  trace: Trace,
  { box, zoom }: { box: Box; zoom: number },
): readonly (readonly Point[])[] {
  if (!overlap(trace.box, box)) return [];
  const line = trace.at(zoom);
  const stretches: Point[][] = [];
  let current: Point[] | null = null;
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1] as Point;
    const to = line[index] as Point;
    const isOutside =
      (from.x < box.left && to.x < box.left) ||
      (from.x > box.right && to.x > box.right) ||
      (from.y < box.top && to.y < box.top) ||
      (from.y > box.bottom && to.y > box.bottom);
    if (isOutside) {
      current = null;
      continue;
    }
    if (!current) {
      current = [from];
      stretches.push(current);
    }
    current.push(to);
  }
  return stretches;
}
