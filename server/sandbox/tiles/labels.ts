import { hash } from './hash.ts';
import type { Settlements } from './settlements.ts';
import { type Box, overlap, type Point } from './world.ts';

export interface Label extends Point {
  readonly text: string;
  readonly kind: 'city' | 'locality';
  /** Pixels. */
  readonly size: number;
}

interface PlacedLabel extends Label {
  /** The area that it covers, in pixels of the whole world at its zoom. */
  readonly box: Box;
}

/** The names on the map at one zoom: the same for every tile, so a name on an edge continues in the next tile. */
export interface Labels {
  in(frame: Box): readonly Label[];
  /** Whether a box of this size around a point overlaps no name. */
  isFree(point: Point, size: { width: number; height: number }): boolean;
}

/** Pixels of the world at a zoom per metre. */
function scaleOf(zoom: number): number {
  return (256 * 2 ** zoom) / 40_075_016;
}

function citySize(zoom: number, weight: number): number {
  return Math.round((zoom <= 6 ? 11 : zoom <= 9 ? 12 : 14) + (5 * weight) / 12);
}

/** The lowest zoom that shows the name of a city: lower for larger cities. */
function firstZoomOf(weight: number): number {
  return weight >= 10 ? 4 : weight >= 7 ? 5 : weight >= 5 ? 6 : weight >= 3 ? 7 : 8;
}

/** An estimate, because the font depends on the device. */
export function widthOf(text: string, size: number): number {
  return text.length * size * 0.57;
}

/** Chooses the names of a zoom by weight, the largest first, skipping names that overlap earlier ones. */
export function createLabels({ cities, localities }: Settlements, zoom: number): Labels {
  const scale = scaleOf(zoom);
  const wanted: Label[] = [];
  if (zoom <= 12) {
    for (const { x, y, name: text, weight } of cities.toSorted((a, b) => b.weight - a.weight)) {
      if (zoom >= firstZoomOf(weight))
        wanted.push({ x, y, text, kind: 'city', size: citySize(zoom, weight) });
    }
  }
  if (zoom >= 11) {
    const order = localities.toSorted(
      (a, b) => hash(Math.round(a.x), Math.round(a.y), 121) - hash(Math.round(b.x), Math.round(b.y), 121),
    );
    for (const { x, y, name: text } of order)
      wanted.push({ x, y, text, kind: 'locality', size: zoom <= 12 ? 11 : zoom <= 14 ? 12 : 13 });
  }
  const placed: PlacedLabel[] = [];
  for (const label of wanted) {
    const width = widthOf(label.text, label.size);
    const box = around(label, { scale, width: width + 14, height: label.size * 1.4 + 8 });
    if (!placed.some((other) => overlap(other.box, box))) placed.push({ ...label, box });
  }
  return {
    in(frame) {
      const box = {
        left: frame.left * scale,
        top: frame.top * scale,
        right: frame.right * scale,
        bottom: frame.bottom * scale,
      };
      return placed.filter((label) => overlap(label.box, box));
    },
    isFree(point, size) {
      const box = around(point, { scale, ...size });
      return !placed.some((label) => overlap(label.box, box));
    },
  };
}

function around(
  { x, y }: Point,
  { scale, width, height }: { scale: number; width: number; height: number },
): Box {
  return {
    left: x * scale - width / 2,
    top: y * scale - height / 2,
    right: x * scale + width / 2,
    bottom: y * scale + height / 2,
  };
}
