import { type Labels, widthOf } from './labels.ts';
import { metresToNearest, type NamedRoad, pointAt } from './named-roads.ts';
import type { Palette } from './palette.ts';
import { escapeXml, type Pen } from './pen.ts';
import type { Route } from './routes.ts';
import { type Box, distance, type Frame, grown, overlap, type Point, touches } from './world.ts';

interface DrawNames {
  readonly labels: Labels;
  readonly pen: Pen;
  readonly palette: Palette;
}

/** Names of cities and localities; cities have a dot at the zooms that show the whole country. */
export function drawPlaceNames(frame: Frame, { labels, pen, palette }: DrawNames): string {
  return labels
    .in(frame)
    .map(({ text, kind, size, ...point }) => {
      const { x, y } = pen.at(point);
      const hasDot = kind === 'city' && frame.zoom <= 8;
      const dot = hasDot
        ? `<circle cx="${x}" cy="${y}" r="2.6" fill="${palette.halo}" stroke="${palette.ink}" stroke-width="1.5" paint-order="fill"/>`
        : '';
      const look =
        kind === 'city'
          ? `font-weight="700" fill="${palette.ink}"`
          : `font-weight="600" fill="${palette.inkQuiet}" letter-spacing=".2"`;
      return `${dot}<text x="${x}" y="${Math.round((hasDot ? y - 7 : y + size * 0.35) * 10) / 10}" font-size="${size}" ${look}>${escapeXml(text)}</text>`;
    })
    .join('');
}

/** The lowest zoom with names of streets, and the one from which on all are shown that have room. */
const streetZooms = { first: 15, all: 16, large: 17 } as const;
/** The first so many streets of a locality have their names at the first zoom already. */
const mainStreets = 5;
/** Further than the longest name is from its middle, in pixels. */
const longestName = 200;

/** A name of a street where it is drawn, and the room that it takes, in pixels. */
interface StreetName {
  readonly road: NamedRoad;
  readonly center: Point;
  readonly turn: number;
  readonly size: number;
  readonly width: number;
  readonly room: { readonly width: number; readonly height: number };
}

/**
 * Names of streets, along their roads, as near as possible to where the search finds them. A name that would overlap that of a place or of a
 * more important street is left out; no tile has to know what another one shows.
 */
export function drawStreetNames(
  frame: Frame,
  { roadsIn, labels, pen, palette }: DrawNames & { roadsIn: (box: Box) => readonly NamedRoad[] },
): string {
  if (frame.zoom < streetZooms.first) return '';
  const names = roadsIn(grown(frame, 3 * longestName))
    .filter(({ order }) => frame.zoom >= streetZooms.all || order < mainStreets)
    .flatMap((road) => nameOn(road, frame) ?? [])
    .filter(({ center, room }) => labels.isFree(center, room));
  const drawn = names
    .filter((name) => touches(grown(frame, name.width / 2 + 4), [name.center]))
    .filter((name) => !names.some((other) => isBefore(other, name) && isInTheWay(other, name, frame.scale)))
    .map(({ road, center, turn, size }) => {
      const { x, y } = pen.at(center);
      return `<text transform="translate(${x} ${y})rotate(${turn})" y="${Math.round(size * 3.5) / 10}" font-size="${size}">${escapeXml(road.text)}</text>`;
    })
    .join('');
  return drawn && `<g fill="${palette.inkQuiet}" font-weight="500">${drawn}</g>`;
}

/** Null where the road is too short for its name; at the largest zooms a name may be longer. */
function nameOn(road: NamedRoad, { zoom, scale }: Frame): StreetName | null {
  const { text, points, place } = road;
  const size = zoom >= streetZooms.large ? 13 : 11;
  const width = widthOf(text, size);
  const length = lengthOf(points);
  if (zoom < streetZooms.large && length * scale < width) return null;
  const half = Math.min(length, width / scale) / 2;
  const along = Math.min(length - half, Math.max(half, metresToNearest(points, place)));
  const { point: center, slope } = pointAt(points, along);
  const turn = Math.round(slope > 90 ? slope - 180 : slope <= -90 ? slope + 180 : slope);
  const radians = (turn * Math.PI) / 180;
  const room = {
    width: Math.abs(Math.cos(radians)) * width + 12,
    height: Math.abs(Math.sin(radians)) * width + 12,
  };
  return { road, center, turn, size, width, room };
}

/** The more important one first, then the one further west, so that of two names one always is. */
function isBefore(one: StreetName, other: StreetName): boolean {
  return (
    one.road.order - other.road.order < 0 ||
    (one.road.order === other.road.order && one.center.x < other.center.x)
  );
}

function isInTheWay(one: StreetName, other: StreetName, scale: number): boolean {
  return (
    Math.abs(one.center.x - other.center.x) * scale < (one.room.width + other.room.width) / 2 &&
    Math.abs(one.center.y - other.center.y) * scale < (one.room.height + other.room.height) / 2
  );
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((length, point, index) => {
    const before = points[index - 1];
    return before ? length + distance(before, point) : 0;
  }, 0);
}

const shieldEvery = 300;

/** The numbers of highways, at even distances. */
export function drawShields(
  frame: Frame,
  { routes, labels, pen, palette }: DrawNames & { routes: readonly Route[] },
): string {
  if (frame.zoom < 8 || frame.zoom > 15) return '';
  const box = grown(frame, 30);
  let drawn = '';
  for (const { trace, number } of routes) {
    if (number === undefined || !overlap(box, trace.box)) continue;
    const points = trace.at(frame.zoom);
    const piece = lengthOf(points) / (points.length - 1);
    const step = Math.max(1, Math.round(shieldEvery / (piece * frame.scale)));
    for (let index = Math.floor(step / 2); index < points.length; index += step) {
      const point = points[index] as Point;
      if (!touches(box, [point]) || !labels.isFree(point, { width: 46, height: 22 })) continue;
      const { x, y } = pen.at(point);
      drawn += `<rect x="${Math.round(x - 17)}" y="${Math.round(y - 7)}" width="34" height="14" rx="4" fill="${palette.shield}"/><text x="${Math.round(x)}" y="${Math.round(y + 3)}">${number}</text>`;
    }
  }
  return drawn && `<g font-size="9" font-weight="700" fill="${palette.shieldInk}" stroke="none">${drawn}</g>`;
}
