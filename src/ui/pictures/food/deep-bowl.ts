import { material } from '../kit/materials.ts';
import { blob, group, oval, path, place, scatter } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawWare, type Ware } from './bowl.ts';
import { basilLeaf, corianderSprig } from './herbs.ts';
import { chickpeas, greenPeas, penne, penneMakhani, pennePomodoro } from './toppings-garden.ts';
import { grilledChicken } from './toppings-meat.ts';
import {
  cornKernels,
  lemonSlice,
  oliveRing,
  type Piece,
  redChilliRing,
  redPepperStrip,
} from './toppings-veg.ts';

const PIECES = {
  penne,
  'penne-pomodoro': pennePomodoro,
  'penne-makhani': penneMakhani,
  corn: cornKernels,
  peas: greenPeas,
  chickpeas,
  'grilled-chicken': grilledChicken,
  olive: oliveRing,
  pepper: redPepperStrip,
  chilli: redChilliRing,
  lemon: lemonSlice,
  basil: basilLeaf,
  coriander: corianderSprig,
} as const satisfies Record<string, Piece>;

const SAUCES = {
  white: { light: '#FFFDF2', base: '#FBEFCF', deep: '#D9BC84', veil: '#FFF8E0' },
  red: { light: '#F7764A', base: '#D03E1E', deep: '#8A1A08', veil: '#E2542A' },
  makhani: { light: '#FFB066', base: '#EC7C30', deep: '#B0430F', veil: '#F59A4E' },
  butter: { light: '#FFF3B0', base: '#FBD24E', deep: '#C98A14', veil: '#FFE27A' },
} as const;

export type DeepBowlSpec = {
  sauce: keyof typeof SAUCES;
  ware: Ware;
  /** Bottom to top: how many of each, heaped over the whole mouth. */
  contents: readonly { piece: keyof typeof PIECES; count: number; scale?: number }[];
};

/** A bowl filled to a heap with one thing: pasta in its sauce, buttered corn. Around the middle of its mouth. */
export function drawDeepBowl(sheet: DrawingSheet, spec: DeepBowlSpec): string {
  const random = sheet.random('deep-bowl');
  const sauce = SAUCES[spec.sauce];
  const pool = sheet.radial(
    [
      [0, sauce.light],
      [0.6, sauce.base],
      [1, sauce.deep],
    ],
    { x: 0.42, y: 0.36, r: 0.66 },
  );
  const look = material(sheet, {
    grain: 0.03,
    round: 3.4,
    bump: 0,
    depth: 9,
    shade: spec.sauce === 'white' ? [0.5, 0.32, 0.12] : [0.44, 0.13, 0.01],
    dark: 0.5,
    shine: 0.4,
    tight: 22,
    drop: { y: 7, opacity: 0.55 },
  });
  const layers = spec.contents.map(({ piece, count, scale = 1 }) =>
    group(
      scatter(random, { count, radius: 196 })
        .toSorted((one, other) => one[1] - other[1])
        .map(([x, y]) => {
          // Higher towards the middle, as a heap.
          const rise = (1 - (x * x + y * y) / (212 * 212)) * 58;
          return place(place(PIECES[piece](sheet, random), { turn: random.between(-75, 75) }), {
            x,
            y: y * 0.5 - rise,
            scale: scale * random.between(0.92, 1.08),
            squash: 0.9,
          });
        }),
      { filter: look },
    ),
  );
  const runs = Array.from({ length: 7 }, () =>
    path(
      blob(random, {
        rx: random.between(16, 42),
        ry: random.between(7, 14),
        x: random.between(-130, 130),
        y: random.between(-70, 50),
        wobble: 0.3,
      }),
      { fill: sauce.veil, opacity: 0.55 },
    ),
  );
  return drawWare(
    sheet,
    spec.ware,
    group([
      oval({ rx: 240, ry: 126 }, { fill: pool }),
      layers[0] ?? '',
      spec.sauce === 'butter' ? '' : group(runs),
      ...layers.slice(1),
      oval(
        { y: -14, rx: 236, ry: 130 },
        {
          fill: sheet.linear(
            [
              [0, '#FFF2D0', 0.2],
              [0.45, '#FFF2D0', 0],
              [1, '#3A0F02', 0.32],
            ],
            52,
          ),
        },
      ),
    ]),
  );
}

/** Three dumplings under syrup in a shallow bowl; around the middle of its mouth. */
export function drawGulabJamun(sheet: DrawingSheet): string {
  const random = sheet.random('gulab');
  const syrup = sheet.radial(
    [
      [0, '#FFE0A0'],
      [0.6, '#EDA842'],
      [1, '#A8620F'],
    ],
    { x: 0.42, y: 0.36, r: 0.66 },
  );
  const skin = sheet.radial([
    [0, '#C4692E'],
    [0.5, '#8A3A12'],
    [1, '#491603'],
  ]);
  const look = material(sheet, {
    grain: 0.05,
    octaves: 2,
    round: 14,
    bump: 0,
    depth: 30,
    shade: [0.26, 0.07, 0.01],
    dark: 0.9,
    shine: 0.85,
    tight: 26,
    drop: { y: 10, opacity: 0.55 },
  });
  const balls = [
    { x: 6, y: -62 },
    { x: -92, y: 6 },
    { x: 96, y: 10 },
  ].map(({ x, y }) => path(blob(random, { rx: 84, ry: 76, x, y, wobble: 0.03, points: 16 }), { fill: skin }));
  const nuts = Array.from({ length: 34 }, (_, i) => {
    const [x, y] = (
      [
        [6, -104],
        [-92, -36],
        [96, -32],
      ] as const
    )[i % 3] ?? [0, 0];
    return place(
      path('M-8 -3L7 -4L9 3L-7 4Z', { fill: random.pick(['#86A63A', '#B5C65E', '#6C8A28', '#E9DDA0']) }),
      {
        x: x + random.between(-40, 40),
        y: y + random.between(-16, 20),
        turn: random.between(0, 180),
        scale: random.between(0.8, 1.2),
      },
    );
  });
  return drawWare(
    sheet,
    'cream',
    group([
      oval({ rx: 240, ry: 126 }, { fill: syrup }),
      group(balls, { filter: look }),
      group(nuts, {
        filter: material(sheet, {
          grain: 0.1,
          bump: 0,
          round: 1.6,
          depth: 4,
          dark: 0.6,
          drop: { y: 4, opacity: 0.6 },
        }),
      }),
    ]),
  );
}
