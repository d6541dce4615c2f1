/** A position on the flat map of the world (Web Mercator): metres at the equator, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile's area in the world, and its pixels per metre. */
export interface Frame extends Box {
  readonly zoom: number;
  readonly scale: number;
}

export const tilePixels = 256;
const worldSize = 40_075_016;

export function toWorld(latitude: number, longitude: number): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  };
}

export function frameOf({ z, x, y }: TileAddress): Frame {
  const size = worldSize / 2 ** z;
  return {
    left: x * size,
    top: y * size,
    right: (x + 1) * size,
    bottom: (y + 1) * size,
    zoom: z,
    scale: tilePixels / size,
  };
}

/** In metres. Math.hypot is many times slower, and a tile needs thousands of distances. */
export function distance(one: Point, other: Point): number {
  const x = one.x - other.x;
  const y = one.y - other.y;
  return Math.sqrt(x * x + y * y);
}

/** The frame with this many pixels more on each side, for shapes that reach into the tile from outside. */
export function grown(frame: Frame, pixels: number): Box {
  return widened(frame, pixels / frame.scale);
}

export function widened(box: Box, metres: number): Box {
  return {
    left: box.left - metres,
    top: box.top - metres,
    right: box.right + metres,
    bottom: box.bottom + metres,
  };
}

export function boxOf(points: readonly Point[]): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top
  );
}

/** Whether a line or a shape may come into a box. */
export function touches(box: Box, points: readonly Point[]): boolean {
  return overlap(box, boxOf(points));
}
