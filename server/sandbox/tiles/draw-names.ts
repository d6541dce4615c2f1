import { type Labels, widthOf } from './labels.ts';
import type { Palette } from './palette.ts';
import { escapeXml, type Pen } from './pen.ts';
import type { Route } from './routes.ts';
import { distance, type Frame, grown, overlap, type Point, touches } from './world.ts';

export interface NamedStreet {
  readonly points: readonly Point[];
  readonly text: string;
  readonly size: number;
}

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

/** Names of streets, along their middle, if the street is long enough and no place name is in the way. */
export function drawStreetNames(
  frame: Frame,
  { streets, labels, pen, palette }: DrawNames & { streets: readonly NamedStreet[] },
): string {
  const names = streets.map(({ points, text, size }) => {
    const width = widthOf(text, size);
    const middle = Math.floor((points.length - 1) / 2);
    const from = points[middle] as Point;
    const to = points[middle + 1] as Point;
    const center = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (lengthOf(points) * frame.scale < width * 1.25 || straightness(points) < 0.93) return '';
    if (!touches(grown(frame, width / 2 + 4), [center])) return '';
    const slope = Math.atan2(to.y - from.y, to.x - from.x) * (180 / Math.PI);
    const turn = Math.round(slope > 90 ? slope - 180 : slope <= -90 ? slope + 180 : slope);
    const room = {
      width: Math.abs(Math.cos((turn * Math.PI) / 180)) * width + 12,
      height: Math.abs(Math.sin((turn * Math.PI) / 180)) * width + 12,
    };
    if (!labels.isFree(center, room)) return '';
    const { x, y } = pen.at(center);
    return `<text transform="translate(${x} ${y})rotate(${turn})" y="${Math.round(size * 3.5) / 10}" font-size="${size}">${escapeXml(text)}</text>`;
  });
  const drawn = names.join('');
  return drawn && `<g fill="${palette.inkQuiet}" font-weight="500">${drawn}</g>`;
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((length, point, index) => {
    const before = points[index - 1];
    return before ? length + distance(before, point) : 0;
  }, 0);
}

/** 1 for a straight line. */
function straightness(points: readonly Point[]): number {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  return distance(first, last) / lengthOf(points);
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
