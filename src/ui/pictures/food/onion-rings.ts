import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, group, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

/** Position, width and perspective flattening of each ring. Back to front. */
const RINGS = [
  { x: -104, y: -112, radius: 84, squash: 0.7 },
  { x: 92, y: -118, radius: 88, squash: 0.66 },
  { x: -6, y: -50, radius: 96, squash: 0.72 },
  { x: -138, y: 10, radius: 88, squash: 0.66 },
  { x: 140, y: 4, radius: 86, squash: 0.7 },
  { x: -44, y: 84, radius: 92, squash: 0.68 },
  { x: 92, y: 92, radius: 84, squash: 0.68 },
] as const;

/** Battered onion rings on a heap around the origin, about 460 wide. */
export function drawOnionRings(sheet: DrawingSheet): string {
  const random = sheet.random('onion-rings');
  const fill = sheet.radial([
    [0, '#FFDC92'],
    [0.6, '#EFA83F'],
    [1, '#B5651D'],
  ]);
  const look = material(sheet, {
    grain: 0.055,
    octaves: 3,
    round: 9,
    bump: 0.34,
    depth: 22,
    shade: [0.52, 0.2, 0.02],
    dark: 0.92,
    shine: 0.26,
    tight: 12,
    stains: [
      { colour: [1, 0.8, 0.42], channel: 'g', from: 0.53, sharp: 4 },
      { colour: [0.62, 0.28, 0.05], channel: 'b', from: 0.6, sharp: 6 },
    ],
    drop: { y: 9, opacity: 0.55 },
    margin: 30,
  });
  const rings = RINGS.map(({ x, y, radius, squash }) => {
    const round = (share: number) =>
      blob(random, {
        rx: radius * share,
        ry: radius * squash * share,
        x,
        y,
        wobble: 0.05,
        fray: 0.02,
        points: 34,
      });
    return (
      contact(sheet, { x: x + 8, y: y + 20, rx: radius, ry: radius * squash, opacity: 0.12, soft: 12 }) +
      group(path(round(1.06) + round(0.5), { fill, rule: 'evenodd' }), { filter: look })
    );
  });
  return group(rings);
}
