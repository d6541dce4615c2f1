import { material } from '../kit/materials.ts';
import { blob, group, oval, path, type Point } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

/** A biscuit with chips around the origin, `bitten` at the upper right. */
export function drawCookie(
  sheet: DrawingSheet,
  spec: { radius: number; bitten?: boolean; key: string },
): string {
  const { radius, bitten = false, key } = spec;
  const random = sheet.random(`cookie/${key}`);
  const dough = sheet.radial([
    [0, '#F5CE8E'],
    [0.55, '#D99A4C'],
    [1, '#9A5E24'],
  ]);
  const bites: Point[] = [
    [0.62, -0.78],
    [0.86, -0.42],
    [0.92, -0.86],
  ];
  const mask = bitten
    ? sheet.define(
        (id) =>
          `<mask id="${id}"><rect x="-400" y="-400" width="800" height="800" fill="#fff"/>${bites.map(([x, y]) => oval({ x: x * radius, y: y * radius, rx: radius * 0.34 }, { fill: '#000' })).join('')}</mask>`,
      )
    : '';
  const chips = Array.from({ length: 11 }, (_, i) => {
    const angle = i * 2.4;
    const reach = radius * 0.8 * Math.sqrt((i + 0.6) / 11);
    return path(
      blob(random, {
        rx: radius * 0.11,
        ry: radius * 0.09,
        x: Math.cos(angle) * reach,
        y: Math.sin(angle) * reach * 0.92,
        wobble: 0.25,
        points: 6,
      }),
      { fill: '#4A2210' },
    );
  });
  const cookie = group([
    path(blob(random, { rx: radius, ry: radius * 0.94, wobble: 0.05, fray: 0.012, points: 30 }), {
      fill: dough,
    }),
    ...chips,
  ]);
  const look = material(sheet, {
    grain: 0.045,
    octaves: 3,
    round: 7,
    bump: 0.3,
    depth: 16,
    shade: [0.4, 0.18, 0.04],
    dark: 0.85,
    shine: 0.18,
    stains: [{ colour: [0.62, 0.34, 0.1], channel: 'g', from: 0.56, sharp: 4 }],
    drop: { y: 8, opacity: 0.5 },
  });
  return group(mask ? `<g mask="${mask}">${cookie}</g>` : cookie, { filter: look });
}
