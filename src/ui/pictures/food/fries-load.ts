import { material } from '../kit/materials.ts';
import { group, path, place, points, smoothPath } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { corianderSprig } from './herbs.ts';
import { barbecueChicken } from './toppings-meat.ts';
import { jalapenoRing, redChilliRing } from './toppings-veg.ts';

const PIECES = {
  cheese: [jalapenoRing, redChilliRing, jalapenoRing],
  chicken: [barbecueChicken, barbecueChicken, jalapenoRing],
} as const;

export type FriesLoad = keyof typeof PIECES;

/** Warm cheese sauce run over a carton of fries, with what lies on it; fits `drawFries`. */
export function drawFriesLoad(sheet: DrawingSheet, load: FriesLoad): string {
  const random = sheet.random('load');
  const cheese = sheet.linear([
    [0, '#FFE47E'],
    [0.5, '#FFC436'],
    [1, '#EE9A16'],
  ]);
  const sauce = smoothPath(
    points(
      '-150 -330, -112 -392, -40 -418, 40 -420, 112 -396, 152 -334, 140 -280, 112 -302, 88 -250, 62 -300, 30 -286, 4 -228, -24 -294, -58 -282, -84 -244, -108 -300, -136 -284',
    ),
  );
  const spots = points(
    '-96 -350, -28 -388, 44 -380, 104 -346, -58 -322, 18 -332, 78 -306, -4 -290, -110 -306',
  );
  const kinds = PIECES[load];
  return group([
    path(sauce, {
      fill: cheese,
      filter: material(sheet, {
        grain: 0.018,
        round: 7,
        bump: 0.12,
        depth: 20,
        shade: [0.72, 0.34, 0.02],
        dark: 0.85,
        shine: 0.75,
        tight: 26,
        drop: { y: 7, opacity: 0.5 },
      }),
    }),
    group(
      [
        ...spots.map(([x, y], index) =>
          place(place((kinds[index % 3] ?? jalapenoRing)(sheet, random), { turn: random.between(-40, 40) }), {
            x,
            y,
            scale: load === 'chicken' ? 1.2 : 1,
            squash: 0.8,
          }),
        ),
        place(corianderSprig(sheet, random), { x: -40, y: -352, scale: 1.5 }),
        place(corianderSprig(sheet, random), { x: 60, y: -344, scale: 1.4, turn: 40 }),
      ],
      {
        filter: material(sheet, {
          grain: 0.06,
          bump: 0.12,
          round: 4,
          depth: 11,
          dark: 0.75,
          shine: 0.45,
          drop: { y: 6, opacity: 0.6 },
        }),
      },
    ),
  ]);
}
