import { hash, swing } from './hash.ts';
import { type Block, pointIn } from './lattice.ts';
import { between } from './refine.ts';
import { type Box, type Point, touches } from './world.ts';

export interface SmallStreet {
  readonly points: readonly Point[];
  /** The one through the middle is wider than the rest. */
  readonly isMiddle: boolean;
}

/** The contents of one block. */
export interface BlockPlan {
  readonly streets: readonly SmallStreet[];
  /** A park between the houses. */
  readonly park: readonly Point[] | null;
  /** Footprints of houses; empty unless asked for. */
  readonly houses: readonly (readonly Point[])[];
}

interface Cells {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The distance between the small streets of a block, and the share of them that is left out. */
const looks = {
  city: { least: 5, more: 4, missing: 0.12 },
  edge: { least: 3, more: 3, missing: 0.36 },
  campus: { least: 2, more: 2, missing: 0.3 },
} as const;

interface PlanOptions {
  /** Leaves all but the widest streets out. */
  readonly onlyMiddle: boolean;
  /** Where houses are wanted; null for none. */
  readonly housesIn: Box | null;
}

/** Small streets, a park and the houses of a built-up block. */
export function planBlock(block: Block, { onlyMiddle, housesIn: housesBox }: PlanOptions): BlockPlan {
  const { kind, column, row } = block;
  if (kind !== 'city' && kind !== 'edge' && kind !== 'campus') return { streets: [], park: null, houses: [] };
  const { least, more, missing } = looks[kind];
  const across = least + Math.floor(hash(column, row, 61) * more);
  const down = least + Math.floor(hash(column, row, 62) * more);
  const columnAt = (index: number) => shareOf(index, across, swing(column * 31 + index, row, 63));
  const rowAt = (index: number) => shareOf(index, down, swing(column, row * 31 + index, 64));
  const crossings = new Map<number, Point>();
  /** Where two streets cross, counted from the corner. */
  const crossing = (u: number, v: number): Point => {
    const key = u * 64 + v;
    const known = crossings.get(key);
    if (known) return known;
    const point = pointIn(block, columnAt(u), rowAt(v));
    crossings.set(key, point);
    return point;
  };
  const park = kind === 'campus' ? null : parkOf({ column, row, across, down });

  const streets: SmallStreet[] = [];
  function lay({ index, along, count }: { index: number; along: 'row' | 'column'; count: number }) {
    const isMiddle = index === Math.floor((along === 'column' ? across : down) / 2);
    if (onlyMiddle && !isMiddle) return;
    let points: Point[] = [];
    const end = () => {
      if (points.length > 1) streets.push({ points, isMiddle });
      points = [];
    };
    for (let piece = 0; piece < count; piece += 1) {
      const cell = along === 'column' ? [index, piece] : [piece, index];
      const [u, v] = cell as [number, number];
      const isGone =
        !isMiddle && hash(column * 101 + u, row * 103 + v, along === 'column' ? 65 : 66) < missing;
      if (isGone || (park && crosses(park, { u, v, along }))) {
        end();
        continue;
      }
      if (points.length === 0) points.push(crossing(u, v));
      points.push(along === 'column' ? crossing(u, v + 1) : crossing(u + 1, v));
    }
    end();
  }
  for (let index = 1; index < across; index += 1) lay({ index, along: 'column', count: down });
  for (let index = 1; index < down; index += 1) lay({ index, along: 'row', count: across });

  const houses: (readonly Point[])[] = [];
  if (housesBox) {
    for (let u = 0; u < across; u += 1) {
      for (let v = 0; v < down; v += 1) {
        if (park && u >= park.left && u < park.right && v >= park.top && v < park.bottom) continue;
        const corners = [
          crossing(u, v),
          crossing(u + 1, v),
          crossing(u, v + 1),
          crossing(u + 1, v + 1),
        ] as const;
        if (!touches(housesBox, corners)) continue;
        houses.push(...plotsOf(corners, { seed: hash(column * 101 + u, row * 103 + v, 67), kind }));
      }
    }
  }
  return {
    streets,
    park: park && [
      crossing(park.left, park.top),
      crossing(park.right, park.top),
      crossing(park.right, park.bottom),
      crossing(park.left, park.bottom),
    ],
    houses,
  };
}

function shareOf(index: number, count: number, stray: number): number {
  return index === 0 || index === count ? index / count : (index + stray * 0.16) / count;
}

function parkOf({
  column,
  row,
  across,
  down,
}: {
  column: number;
  row: number;
  across: number;
  down: number;
}): Cells | null {
  if (hash(column, row, 71) > 0.42) return null;
  const left = Math.floor(hash(column, row, 72) * (across - 1));
  const top = Math.floor(hash(column, row, 73) * (down - 1));
  return {
    left,
    top,
    right: left + 1 + Math.round(hash(column, row, 74)),
    bottom: top + 1 + Math.round(hash(column, row, 75)),
  };
}

/** Whether the piece of a street that begins at a crossing runs through the park, and not along its edge. */
function crosses(park: Cells, { u, v, along }: { u: number; v: number; along: 'row' | 'column' }): boolean {
  return along === 'column'
    ? u > park.left && u < park.right && v >= park.top && v < park.bottom
    : v > park.top && v < park.bottom && u >= park.left && u < park.right;
}

type Corners = readonly [upperLeft: Point, upperRight: Point, lowerLeft: Point, lowerRight: Point];

/** Two rows of plots back to back, most of them built on. */
function plotsOf(
  [upperLeft, upperRight, lowerLeft, lowerRight]: Corners,
  { seed: luck, kind }: { seed: number; kind: 'city' | 'edge' | 'campus' },
): readonly (readonly Point[])[] {
  const seed = Math.floor(luck * 1_000_000);
  const plots = kind === 'campus' ? 2 : 3 + Math.floor(hash(seed, 1, 81) * 3);
  const empty = kind === 'city' ? 0.14 : 0.55;
  const at = (u: number, v: number) =>
    between(between(upperLeft, upperRight, u), between(lowerLeft, lowerRight, u), v);
  const houses: (readonly Point[])[] = [];
  for (let plot = 0; plot < plots; plot += 1) {
    for (let side = 0; side < 2; side += 1) {
      if (hash(seed, plot * 2 + side, 82) < empty) continue;
      const depth = 0.24 + hash(seed, plot * 2 + side, 83) * 0.12;
      const left = 0.09 + (0.82 * (plot + 0.08)) / plots;
      const right = 0.09 + (0.82 * (plot + 0.72 + hash(seed, plot, 84) * 0.2)) / plots;
      const top = side === 0 ? 0.1 : 0.9 - depth;
      const bottom = top + depth;
      houses.push([at(left, top), at(right, top), at(right, bottom), at(left, bottom)]);
    }
  }
  return houses;
}
