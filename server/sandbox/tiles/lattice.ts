import { hash, noise, swing } from './hash.ts';
import { landIn } from './land.ts';
import { between } from './refine.ts';
import type { Settlements } from './settlements.ts';
import { type Box, type Point, touches, widened } from './world.ts';

// The larger streets are the edges of a grid with cells of about a kilometre; nodes and edges are displaced at random, so that it looks
// natural. A cell is a block with small streets between its four sides. Everything is computed from the numbers of row and column.

const mesh = 1_200;
/** How far a node may be from its place in the regular grid, and so how far beyond its edges a tile has to look. */
const reach = 2_600;
/** How far a side may bow out of the square of its corners. */
const bowing = 200;
/** Below this density nothing is built. */
export const country = -0.02;

export interface Node extends Point {
  readonly density: number;
  readonly isLand: boolean;
}

export interface Street {
  readonly column: number;
  readonly row: number;
  readonly along: 'row' | 'column';
  readonly points: readonly Point[];
  readonly rank: 'main' | 'side' | 'country';
}

export type BlockKind = 'city' | 'edge' | 'country' | 'park' | 'lake' | 'campus';

/** A cell of the grid with its four sides, each from left to right or from the top down. */
export interface Block {
  readonly column: number;
  readonly row: number;
  readonly kind: BlockKind;
  readonly density: number;
  readonly top: readonly Point[];
  readonly bottom: readonly Point[];
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

export interface Lattice {
  readonly streets: readonly Street[];
  readonly blocks: readonly Block[];
}

/** Every so many rows and columns one is a main street. */
const mainEvery = 3;

function nodeAt(column: number, row: number): Point {
  const x = column * mesh;
  const y = row * mesh;
  return {
    x:
      x +
      noise(x / 13_000, y / 13_000, 21) * 1_500 +
      noise(x / 4_100, y / 4_100, 22) * 420 +
      swing(column, row, 23) * 210,
    y:
      y +
      noise(x / 13_000, y / 13_000, 24) * 1_500 +
      noise(x / 4_100, y / 4_100, 25) * 420 +
      swing(column, row, 26) * 210,
  };
}

interface LatticeOptions {
  readonly settlements: Settlements;
  /** How many straight pieces a side is drawn with. */
  readonly pieces: number;
  /** Leaves the open country out. */
  readonly onlyTowns: boolean;
}

/** Streets and blocks that come into a box. */
export function latticeIn(box: Box, { settlements, pieces, onlyTowns }: LatticeOptions): Lattice {
  const wide = widened(box, bowing);
  const firstColumn = Math.floor((box.left - reach) / mesh);
  const firstRow = Math.floor((box.top - reach) / mesh);
  const columns = Math.ceil((box.right + reach) / mesh) - firstColumn;
  const rows = Math.ceil((box.bottom + reach) / mesh) - firstRow;
  const beyond = widened(box, 2 * reach);
  const onLand = landIn(beyond);
  const density = settlements.densityIn(beyond);
  const nodes: Node[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const point = nodeAt(firstColumn + column, firstRow + row);
      nodes.push({ x: point.x, y: point.y, density: density(point), isLand: onLand(point) });
    }
  }
  const node = (column: number, row: number) =>
    nodes[(row - firstRow) * (columns + 1) + column - firstColumn] as Node;

  const streets: Street[] = [];
  const blocks: Block[] = [];
  for (let row = firstRow; row < firstRow + rows; row += 1) {
    for (let column = firstColumn; column < firstColumn + columns; column += 1) {
      const corner = node(column, row);
      const right = node(column + 1, row);
      const below = node(column, row + 1);
      const across = node(column + 1, row + 1);
      if (onlyTowns && Math.max(corner.density, right.density, below.density, across.density) < country)
        continue;
      if (!touches(wide, [corner, right, below, across])) continue;
      const sides = {
        top: bent(corner, right, { pieces, salt: 31 }),
        left: bent(corner, below, { pieces, salt: 32 }),
      };
      for (const [along, end, points] of [
        ['row', right, sides.top],
        ['column', below, sides.left],
      ] as const) {
        const rank = rankOf({ column, row, along }, corner, end);
        if (rank) streets.push({ column, row, along, points, rank });
      }
      if (!(corner.isLand && right.isLand && below.isLand && across.isLand)) continue;
      const built = (corner.density + right.density + below.density + across.density) / 4;
      blocks.push({
        column,
        row,
        density: built,
        kind: kindOf(column, row, built),
        ...sides,
        bottom: bent(below, across, { pieces, salt: 31 }),
        right: bent(right, across, { pieces, salt: 32 }),
      });
    }
  }
  return { streets, blocks };
}

function bent(from: Point, to: Point, { pieces, salt }: { pieces: number; salt: number }): readonly Point[] {
  if (pieces === 1) return [from, to];
  const bow = swing(Math.round(from.x), Math.round(from.y), salt) * 0.11;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bow;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bow;
  const points: Point[] = [];
  for (let piece = 0; piece <= pieces; piece += 1) {
    const share = piece / pieces;
    points.push(between(between(from, { x, y }, share), between({ x, y }, to, share), share));
  }
  return points;
}

function rankOf(
  { column, row, along }: Pick<Street, 'column' | 'row' | 'along'>,
  from: Node,
  to: Node,
): Street['rank'] | null {
  if (!from.isLand || !to.isLand) return null;
  const line = along === 'row' ? row : column;
  const isMain = ((line % mainEvery) + mainEvery) % mainEvery === 0;
  const density = (from.density + to.density) / 2;
  const luck = hash(column, row, along === 'row' ? 41 : 42);
  if (density > 0.18) return luck > 0.05 ? (isMain ? 'main' : 'side') : null;
  if (density > country) return luck > 0.3 ? (isMain ? 'main' : 'side') : null;
  return luck > (isMain ? 0.35 : 0.82) ? 'country' : null;
}

function kindOf(column: number, row: number, density: number): BlockKind {
  const luck = hash(column, row, 51);
  if (density < country) return luck < 0.012 ? 'lake' : 'country';
  if (luck < 0.03) return 'lake';
  if (luck < 0.07) return 'park';
  if (luck < 0.13) return 'campus';
  return density > 0.18 ? 'city' : 'edge';
}

/** The point inside a block at these shares of its breadth and height: where its sides lead (a Coons patch). */
export function pointIn({ top, bottom, left, right }: Block, u: number, v: number): Point {
  const above = along(top, u);
  const below = along(bottom, u);
  const before = along(left, v);
  const after = along(right, v);
  const a = top[0] as Point;
  const b = top.at(-1) as Point;
  const c = bottom[0] as Point;
  const d = bottom.at(-1) as Point;
  const value = (axis: 'x' | 'y') =>
    (1 - v) * above[axis] +
    v * below[axis] +
    (1 - u) * before[axis] +
    u * after[axis] -
    ((1 - u) * (1 - v) * a[axis] + u * (1 - v) * b[axis] + (1 - u) * v * c[axis] + u * v * d[axis]);
  return { x: value('x'), y: value('y') };
}

function along(side: readonly Point[], share: number): Point {
  const at = share * (side.length - 1);
  const piece = Math.min(Math.floor(at), side.length - 2);
  return between(side[piece] as Point, side[piece + 1] as Point, at - piece);
}

export function outlineOf({ top, right, bottom, left }: Block): readonly Point[] {
  return [...top, ...right.slice(1), ...bottom.slice(0, -1).toReversed(), ...left.slice(1, -1).toReversed()];
}
