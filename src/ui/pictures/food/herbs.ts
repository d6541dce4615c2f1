import type { Random } from '../kit/random.ts';
import { box, group, path, place, smoothPath } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import type { Piece } from './toppings-veg.ts';

export const basilLeaf: Piece = (sheet, random) => {
  const leaf = sheet.linear(
    [
      [0, '#7FBF4A'],
      [0.5, '#3F8A2A'],
      [1, '#1F5A1A'],
    ],
    60,
  );
  const curl = random.between(-5, 5);
  const edge = smoothPath([
    [-38, 0],
    [-20, -16],
    [4, -20 + curl],
    [26, -11],
    [40, 2],
    [24, 13],
    [2, 19 + curl],
    [-20, 13],
  ]);
  return group([
    path(edge, { fill: leaf }),
    path(`M-38 0C-20 -16 10 ${-26 + curl} 40 2C20 -2 -10 -3 -38 0Z`, { fill: '#9AD066', opacity: 0.4 }),
    path('M-36 0Q0 -6 37 2', { stroke: '#BEE08C', width: 2, opacity: 0.85 }),
    path('M-16 -2L-6 -12M2 -3L13 -12M-10 -2L1 10M8 -2L20 8', { stroke: '#BEE08C', width: 1.3, opacity: 0.5 }),
  ]);
};

/** Chopped coriander: a few lobed leaflets. */
export const corianderSprig: Piece = (_sheet, random) => {
  const leaflets = [-42, 0, 44].map((turn) =>
    place(
      path(
        'M0 0C-7 -4 -12 -12 -8 -17C-5 -17 -4 -15 -3 -14C-4 -20 2 -23 4 -18C8 -21 12 -15 8 -12C8 -6 4 -2 0 0Z',
        {
          fill: random.pick(['#4E9A35', '#3C8229', '#69B145']),
        },
      ),
      { turn: turn + random.between(-14, 14), scale: random.between(0.9, 1.25) },
    ),
  );
  return group([path('M0 0Q2 9 -2 18', { stroke: '#5C9A3E', width: 2.4 }), ...leaflets]);
};

export const herbFlake: Piece = (_sheet, random) =>
  box(
    { x: -3, y: -1.3, w: random.between(4, 7), h: 2.4, r: 1.2 },
    { fill: random.pick(['#4C7A2A', '#35601D', '#6C8F3A']), opacity: 0.9 },
  );

export const chilliFlake: Piece = (_sheet, random) =>
  box(
    { x: -3, y: -1.5, w: random.between(3.5, 6), h: 2.6, r: 1 },
    { fill: random.pick(['#C22A12', '#E04E1E', '#92190A']) },
  );

/** Three leaves from one stem. */
export function mintSprig(sheet: DrawingSheet, random: Random): string {
  return group(
    [-38, 24, -100].map((turn) => place(place(basilLeaf(sheet, random), { x: 36, scale: 0.86 }), { turn })),
  );
}
