import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { blob, group, oval, path, place, points, smoothPath } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { chickpeas, eggFold } from './toppings-garden.ts';
import {
  barbecueChicken,
  chickenTikka,
  crispyChicken,
  grilledChicken,
  keemaCrumble,
  periPeriChicken,
} from './toppings-meat.ts';
import {
  capsicumStrip,
  mushroomSlice,
  onionRing,
  paneerTikka,
  type Piece,
  tomatoSlice,
} from './toppings-veg.ts';

const FILLINGS = {
  'chicken-tikka': chickenTikka,
  'grilled-chicken': grilledChicken,
  'peri-peri-chicken': periPeriChicken,
  'bbq-chicken': barbecueChicken,
  'crispy-chicken': crispyChicken,
  keema: keemaCrumble,
  chickpeas,
  mushroom: mushroomSlice,
  egg: eggFold,
  paneer: paneerTikka,
} as const satisfies Record<string, Piece>;

export type WrapSpec = {
  filling: keyof typeof FILLINGS;
  sauce: keyof typeof SAUCES;
  paper?: keyof typeof PAPERS;
};

const SAUCES = {
  mint: '#A9CB6A',
  mayo: '#FFF6E0',
  'peri-peri': '#DE4E1E',
  makhani: '#EE8A3C',
  barbecue: '#5E210C',
} as const;
const PAPERS = {
  orange: { light: '#FFF6E8', base: '#F6E2C6', deep: '#B98E60', dot: '#D9591B' },
  teal: { light: '#F3FBF8', base: '#D4EAE4', deep: '#83AFA6', dot: '#0F766E' },
  red: { light: '#FFF1EC', base: '#F7D5C8', deep: '#B87864', dot: '#C2280E' },
  leaf: { light: '#F7FBEE', base: '#E0EBC8', deep: '#98AC72', dot: '#5B8A22' },
  kraft: { light: '#E9C79A', base: '#CC9D64', deep: '#7E5426', dot: '#8A4A1C' },
} as const;

/** Two rolls leaning on each other, open ends up; the foot is at the origin, about 420 wide and 500 high. */
export function drawWraps(sheet: DrawingSheet, spec: WrapSpec): string {
  return group([
    contact(sheet, { x: 20, y: -2, rx: 190, ry: 36, opacity: 0.55, soft: 13 }),
    drawRoll(sheet, sheet.random('roll-back'), { spec, x: 72, turn: 13, scale: 0.98 }),
    drawRoll(sheet, sheet.random('roll-front'), { spec, x: -62, turn: -7, scale: 1.06 }),
  ]);
}

function drawRoll(
  sheet: DrawingSheet,
  random: Random,
  at: { spec: WrapSpec; x: number; turn: number; scale: number },
): string {
  const { spec, x, turn, scale } = at;
  const paper = PAPERS[spec.paper ?? 'orange'];
  const bread = sheet.linear(
    [
      [0, '#FFE9BE'],
      [0.35, '#F6CF92'],
      [0.75, '#D79C55'],
      [1, '#96602A'],
    ],
    8,
  );
  const sheetFill = sheet.linear(
    [
      [0, paper.light],
      [0.45, paper.base],
      [1, paper.deep],
    ],
    6,
  );
  const moved = { transform: `rotate(${turn}) scale(${scale})` };
  const breadLook = material(sheet, {
    grain: 0.032,
    octaves: 2,
    round: 9,
    bump: 0.14,
    depth: 17,
    shade: [0.4, 0.16, 0.03],
    dark: 0.75,
    shine: 0.14,
    stains: [
      { colour: [0.76, 0.46, 0.17], channel: 'g', from: 0.55, sharp: 4 },
      { colour: [0.46, 0.21, 0.06], channel: 'b', from: 0.66, sharp: 9 },
    ],
    drop: { y: 7, opacity: 0.4 },
  });
  const foodLook = material(sheet, {
    grain: 0.05,
    bump: 0.12,
    round: 4,
    depth: 12,
    dark: 0.85,
    shine: 0.42,
    tight: 20,
    drop: { y: 5, opacity: 0.6 },
  });
  const paperLook = material(sheet, {
    grain: 0.016,
    round: 5,
    bump: 0.4,
    depth: 13,
    shade: [0.45, 0.28, 0.14],
    dark: 0.6,
    shine: 0.12,
    drop: { y: 7, opacity: 0.45 },
  });
  const tube =
    'M-92 -396C-98 -300 -96 -100 -78 -10C-60 12 60 12 78 -10C96 -100 98 -300 92 -396C60 -372 -60 -372 -92 -396Z';
  const back = 'M-92 -396C-86 -440 86 -440 92 -396C60 -360 -60 -360 -92 -396Z';
  const filling = [-46, 40, -6].map((dx, i) =>
    place(place(FILLINGS[spec.filling](sheet, random), { turn: random.between(-30, 30) }), {
      x: dx,
      y: -428 + i * 20,
      scale: 1.7,
    }),
  );
  const leaf = smoothPath(
    points(
      '-86 -392, -98 -430, -60 -452, -34 -438, -10 -470, 22 -444, 52 -462, 72 -436, 98 -428, 84 -390, 0 -376',
    ),
  );
  const dots: string[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = -2; column <= 2; column++) {
      dots.push(
        oval(
          { x: column * 40 + (row % 2) * 20, y: -196 + row * 36, rx: 6.5 },
          { fill: paper.dot, opacity: 0.85 },
        ),
      );
    }
  }
  const sleeve =
    'M-99 -236L-60 -214L-24 -240L20 -216L58 -238L99 -222C100 -140 94 -60 82 -4C60 18 -60 18 -82 -4C-94 -60 -102 -150 -99 -236Z';
  return group(
    [
      group(path(back, { fill: '#B77A3A', ...moved }), { filter: breadLook }),
      group(
        group(
          [
            path(leaf, {
              fill: sheet.linear([
                [0, '#B7DE6C'],
                [1, '#5B9A2C'],
              ]),
            }),
          ],
          moved,
        ),
        { filter: foodLook },
      ),
      group(
        group(
          [
            place(tomatoSlice(sheet, random), { x: 54, y: -430, scale: 1.25, squash: 0.7 }),
            place(onionRing(sheet, random), { x: -58, y: -440, scale: 1.2 }),
            ...filling,
            place(capsicumStrip(sheet, random), { x: 20, y: -400, turn: 20, scale: 1.2 }),
            path(blob(random, { rx: 46, ry: 13, x: -16, y: -398, wobble: 0.2 }), {
              fill: SAUCES[spec.sauce],
            }),
            path('M30 -402C36 -380 34 -352 42 -340C52 -346 50 -380 58 -400Z', { fill: SAUCES[spec.sauce] }),
          ],
          moved,
        ),
        { filter: foodLook },
      ),
      group(path(tube, { fill: bread, ...moved }), { filter: breadLook }),
      group(
        path('M40 -398C36 -380 40 -352 48 -336C58 -346 54 -378 62 -398Z', {
          fill: SAUCES[spec.sauce],
          ...moved,
        }),
        { filter: foodLook },
      ),
      group(
        group(
          [
            path(sleeve, { fill: sheetFill }),
            group(dots, { clip: sheet.clip(path(sleeve, { fill: '#000' })) }),
          ],
          moved,
        ),
        { filter: paperLook },
      ),
    ],
    { transform: `translate(${x} 0)` },
  );
}
