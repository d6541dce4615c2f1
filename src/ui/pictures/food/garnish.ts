import { material } from '../kit/materials.ts';
import { group, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { corianderSprig } from './herbs.ts';
import { lemonSlice, wholeOnionRing, redChilliRing } from './toppings-veg.ts';

/** Back to front, round the edge of a 640 platter. */
const LAID = [
  { piece: wholeOnionRing, x: 116, y: 268, scale: 1.7 },
  { piece: wholeOnionRing, x: 164, y: 214, scale: 1.6 },
  { piece: wholeOnionRing, x: 104, y: 352, scale: 1.7 },
  { piece: lemonSlice, x: 516, y: 262, scale: 1.5 },
  { piece: lemonSlice, x: 548, y: 340, scale: 1.4 },
  { piece: redChilliRing, x: 454, y: 206, scale: 1.1 },
  { piece: corianderSprig, x: 212, y: 178, scale: 1.7 },
  { piece: corianderSprig, x: 500, y: 430, scale: 1.8 },
  { piece: corianderSprig, x: 138, y: 440, scale: 1.8 },
] as const;

/** What comes with everything from the tandoor: onion rings, lemon, coriander. */
export function drawTandoorGarnish(sheet: DrawingSheet): string {
  const random = sheet.random('tandoor-garnish');
  return group(
    LAID.map(({ piece, ...at }) =>
      place(place(piece(sheet, random), { turn: random.between(0, 360) }), { ...at, squash: 0.8 }),
    ),
    {
      filter: material(sheet, {
        grain: 0.06,
        bump: 0,
        round: 3,
        depth: 8,
        dark: 0.6,
        shine: 0.34,
        drop: { y: 6, opacity: 0.5 },
      }),
    },
  );
}
