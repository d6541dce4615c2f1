import type { Line } from './coasts.ts';
import { landRings } from './land.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';
import { refine, rounded, stretchesIn, type Trace, traceOf } from './refine.ts';
import { deserts, forests, mountains } from './ridges.ts';
import { rivers } from './rivers.ts';
import { boxOf, type Frame, grown, type Point, toWorld } from './world.ts';

interface Band {
  readonly breadth: number;
  readonly trace: Trace;
}

function pointsOf(line: Line): readonly Point[] {
  return line.map(([latitude, longitude]) => toWorld(latitude, longitude));
}

const waters: readonly Band[] = rivers.map(({ width, line }) => ({
  breadth: width,
  trace: traceOf(rounded(rounded(refine(pointsOf(line), { until: 1_600, stray: 0.14, salt: 5 })))),
}));

const ridges = (bands: readonly { readonly breadth: number; readonly line: Line }[]): readonly Band[] =>
  bands.map(({ breadth, line }) => {
    const points = rounded(rounded(pointsOf(line)));
    return { breadth, trace: { box: boxOf(points), at: () => points } };
  });
const woods = ridges(forests);
const heights = ridges(mountains);
const sands = ridges(deserts);

/** Sea, land, the colours of the country, rivers. */
export function drawGround(frame: Frame, { pen, palette }: { pen: Pen; palette: Palette }): string {
  const land = landRings(grown(frame, 12), frame.zoom).map(pen.shape).join('');
  return [
    `<path fill="${palette.sea}" d="M0 0H256V256H0Z"/>`,
    land && `<path fill="${palette.land}" stroke="${palette.seaInk}" stroke-opacity=".35" d="${land}"/>`,
    land && tints(frame, { pen, bands: sands, color: palette.desert }),
    land && tints(frame, { pen, bands: heights, color: palette.mountain }),
    land && tints(frame, { pen, bands: woods, color: palette.forest }),
    riversOf(frame, { pen, palette, hasLand: land !== '' }),
  ].join('');
}

/** A broad stroke with soft edges, made of several strokes of decreasing width. At high zooms it only tints the ground. */
function tints(
  frame: Frame,
  { pen, bands, color }: { pen: Pen; bands: readonly Band[]; color: string },
): string {
  if (frame.zoom > 12) return '';
  return bands
    .map(({ breadth, trace }) => {
      const pixels = breadth * frame.scale;
      const d = stretchesIn(trace, { box: grown(frame, pixels), zoom: frame.zoom })
        .map(pen.line)
        .join('');
      if (d === '') return '';
      const strokes = [1.5, 1.2, 0.9, 0.6, 0.3].map(
        (share) => `<path stroke-width="${Math.round(pixels * share * 10) / 10}" d="${d}"/>`,
      );
      return `<g fill="none" stroke="${color}" stroke-opacity=".14" stroke-linejoin="round" stroke-linecap="round">${strokes.join('')}</g>`;
    })
    .join('');
}

/** Rivers in their real width, but never too thin to be visible. */
function riversOf(
  frame: Frame,
  { pen, palette, hasLand }: { pen: Pen; palette: Palette; hasLand: boolean },
): string {
  if (!hasLand || frame.zoom < 5) return '';
  const lines = waters.map(({ breadth, trace }) => {
    const pixels = Math.max(breadth * frame.scale, Math.min(0.7 + breadth / 400, frame.zoom / 7));
    const d = stretchesIn(trace, { box: grown(frame, pixels), zoom: frame.zoom })
      .map(pen.line)
      .join('');
    return d && `<path stroke-width="${Math.round(pixels * 10) / 10}" d="${d}"/>`;
  });
  const d = lines.join('');
  return (
    d && `<g fill="none" stroke="${palette.sea}" stroke-linejoin="round" stroke-linecap="round">${d}</g>`
  );
}
