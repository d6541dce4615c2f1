import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { group, oval, path, place, points, smoothLine } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { corianderSprig, herbFlake } from './herbs.ts';
import { redChilliRing } from './toppings-veg.ts';

const DIPS = {
  mayo: { light: '#FFFDF2', base: '#FBEFD2', deep: '#D9BE8C' },
  'cheesy-jalapeno': { light: '#FFEFA0', base: '#FFD04A', deep: '#D8931A' },
  'peri-peri': { light: '#FF9A5E', base: '#E2531E', deep: '#98280A' },
  mint: { light: '#D3E79A', base: '#93BE55', deep: '#557F28' },
  barbecue: { light: '#B4622E', base: '#7A2F12', deep: '#3C1206' },
  tomato: { light: '#F7644A', base: '#CE2E18', deep: '#861608' },
  chocolate: { light: '#8A4A28', base: '#52240F', deep: '#260D05' },
} as const;

export type DipKind = keyof typeof DIPS;

/** A little ceramic pot of dip; its mouth is around the origin, 190 wide. */
export function drawDip(sheet: DrawingSheet, kind: DipKind): string {
  const tones = DIPS[kind];
  const random = sheet.random(`dip/${kind}`);
  const pot = sheet.linear(
    [
      [0, '#FFFFFF'],
      [0.45, '#F4E7D6'],
      [1, '#B99A78'],
    ],
    20,
  );
  const fill = sheet.radial(
    [
      [0, tones.light],
      [0.5, tones.base],
      [1, tones.deep],
    ],
    { x: 0.4, y: 0.4, r: 0.65 },
  );
  const look = material(sheet, {
    grain: 0.03,
    octaves: 2,
    round: 5,
    bump: 0.3,
    depth: 14,
    dark: 0.5,
    shine: 0.55,
    tight: 22,
    seed: 7,
  });
  const swirl = smoothLine(points('-58 4, -20 26, 38 18, 44 -10, 0 -18, -24 0, 8 8'));
  return group([
    contact(sheet, { x: 14, y: 74, rx: 84, ry: 32, opacity: 0.55, soft: 11 }),
    path('M-96 0L-78 66C-60 100 60 100 78 66L96 0Z', { fill: pot }),
    oval({ rx: 97, ry: 56 }, { fill: '#FFFDF8' }),
    oval({ y: 4, rx: 86, ry: 48 }, { fill: tones.deep }),
    group(
      [
        oval({ y: 7, rx: 84, ry: 45 }, { fill }),
        path(swirl, { stroke: tones.light, width: 9, opacity: 0.75 }),
      ],
      { filter: look },
    ),
    ...Array.from({ length: 9 }, () =>
      place(herbFlake(sheet, random), {
        x: random.between(-58, 58),
        y: random.between(-22, 30),
        turn: random.between(0, 180),
        scale: 1.3,
      }),
    ),
    kind === 'mint' ? place(corianderSprig(sheet, random), { x: 20, y: 2, scale: 1.3 }) : '',
    kind === 'peri-peri' ? place(redChilliRing(sheet, random), { x: 24, y: 4, scale: 0.9, squash: 0.7 }) : '',
  ]);
}
