import { blob, group, oval, path, place, type Point, smoothPath } from '../kit/shapes.ts';
import type { Piece } from './toppings-veg.ts';

/** A wilted leaf, its veins pale. */
export const spinachLeaf: Piece = (sheet, random) => {
  const leaf = sheet.linear(
    [
      [0, '#6FAE45'],
      [0.5, '#3E7F2B'],
      [1, '#1F5219'],
    ],
    50,
  );
  const curl = random.between(-4, 5);
  const edge = smoothPath([
    [-36, 4],
    [-26, -15],
    [-8, -17 + curl],
    [6, -25],
    [24, -17],
    [37, 1],
    [25, 16],
    [8, 15 - curl],
    [-6, 22],
    [-24, 14],
  ]);
  return group([
    path(edge, { fill: leaf }),
    path(`M-44 6Q-10 ${-4 + curl} 30 0`, { stroke: '#B7D98C', width: 2.6, opacity: 0.9 }),
    path('M-16 2L-8 -10M-2 0L8 -13M-12 4L-4 14M4 2L14 11', { stroke: '#B7D98C', width: 1.4, opacity: 0.6 }),
    path('M-22 -11Q-6 -16 8 -21', { stroke: '#A9DB74', width: 3, opacity: 0.45 }),
  ]);
};

/** A wedge of pineapple, its rim browned by the oven. */
export const pineappleWedge: Piece = (sheet, random) => {
  const flesh = sheet.linear([
    [0, '#FFF09A'],
    [0.6, '#FFD23E'],
    [1, '#E79A12'],
  ]);
  const fibres = [-16, -6, 4, 14].map((x) =>
    path(`M${x} 18L${(x * 0.5).toFixed(1)} -10`, { stroke: '#E8A51C', width: 2.2, opacity: 0.75 }),
  );
  return group([
    path('M-30 16C-18 30 18 30 30 16L14 -18C8 -23 -8 -23 -14 -18Z', { fill: '#C87912' }),
    path('M-28 12C-16 24 16 24 28 12L13 -18C8 -23 -8 -23 -13 -18Z', { fill: flesh }),
    ...fibres,
    path(blob(random, { rx: 13, ry: 4.5, x: random.between(-8, 8), y: 17, wobble: 0.3 }), {
      fill: '#8E4A12',
      opacity: 0.55,
    }),
    path('M-11 -13Q0 -20 10 -14', { stroke: '#FFFBD8', width: 3, opacity: 0.9 }),
  ]);
};

/** Half a cherry tomato, cut side up. */
export const cherryTomato: Piece = (sheet, random) => {
  const skin = sheet.radial([
    [0, '#FF8A62'],
    [0.6, '#E23A20'],
    [1, '#9E180C'],
  ]);
  const seeds = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = i * 1.05 + random.between(-0.2, 0.2);
    return oval({ x: Math.cos(angle) * 11, y: Math.sin(angle) * 10, rx: 2.4, ry: 1.8 }, { fill: '#FFE3A0' });
  });
  return group([
    path(blob(random, { rx: 27, ry: 25, wobble: 0.04 }), { fill: '#8E150A' }),
    path(blob(random, { rx: 25, ry: 23, wobble: 0.04 }), { fill: skin }),
    path(blob(random, { rx: 17, ry: 15.5, wobble: 0.06 }), { fill: '#C22A14' }),
    oval({ rx: 5.5, ry: 5 }, { fill: '#F27A58' }),
    ...seeds,
    path('M-18 -10Q-10 -19 2 -19', { stroke: '#FFE2D2', width: 3.4, opacity: 0.85 }),
  ]);
};

function bean(
  tones: { light: string; base: string; deep: string },
  shape: string,
  spots: readonly Point[],
): Piece {
  return (sheet, random) => {
    const skin = sheet.radial([
      [0, tones.light],
      [0.5, tones.base],
      [1, tones.deep],
    ]);
    return group(
      spots.map(([x, y]) =>
        place(
          [
            path(shape, { fill: skin }),
            path('M-9 -7Q-3 -12 5 -10', { stroke: '#FFFFFF', width: 2.6, opacity: 0.5 }),
          ],
          { x: x + random.between(-3, 3), y: y + random.between(-3, 3), turn: random.between(-80, 80) },
        ),
      ),
    );
  };
}

const KIDNEY =
  'M-18 -4C-18 -16 -6 -17 0 -13C8 -17 20 -13 19 0C18 11 8 14 2 9C-2 6 -4 6 -7 9C-13 12 -18 6 -18 -4Z';
const CHICKPEA = 'M-13 0C-14 -10 -7 -14 0 -13C3 -17 8 -16 8 -12C14 -8 14 6 8 11C2 15 -11 13 -13 0Z';
const PEA = 'M0 -10C6 -10 10 -6 10 0C10 6 6 10 0 10C-6 10 -10 6 -10 0C-10 -6 -6 -10 0 -10Z';

const PAIR: readonly Point[] = [
  [-15, -7],
  [15, 8],
];
const HANDFUL: readonly Point[] = [
  [-14, -10],
  [14, -6],
  [0, 13],
];

export const kidneyBeans: Piece = bean({ light: '#C2573C', base: '#822415', deep: '#430C06' }, KIDNEY, PAIR);
export const chickpeas: Piece = bean(
  { light: '#FFE0A0', base: '#E3A851', deep: '#A2661E' },
  CHICKPEA,
  HANDFUL,
);
export const greenPeas: Piece = bean({ light: '#BFE478', base: '#79B338', deep: '#43741A' }, PEA, HANDFUL);

/** Curd cheese and egg in soft folds. */
export const eggFold: Piece = (sheet, random) => {
  const fill = sheet.radial([
    [0, '#FFF6C0'],
    [0.5, '#FFDF6E'],
    [1, '#EDB02E'],
  ]);
  return group([
    path(blob(random, { rx: 34, ry: 21, wobble: 0.2 }), { fill }),
    path('M-22 2Q-8 -12 10 -3T28 2', { stroke: '#F3BE44', width: 4, opacity: 0.8 }),
    path('M-16 -8Q-2 -16 14 -12', { stroke: '#FFFDF0', width: 4, opacity: 0.75 }),
  ]);
};

/** A tube of penne, cut slantwise, with the sauce that clings to it. */
function tube(tones: { light: string; base: string; side: string; deep: string }): Piece {
  return (sheet, random) => {
    const wall = sheet.linear([
      [0, tones.light],
      [0.35, tones.base],
      [0.75, tones.side],
      [1, tones.deep],
    ]);
    const half = random.between(42, 48);
    const end = `M${half - 12} -17C${half} -19 ${half + 12} 2 ${half + 12} 17C${half + 2} 20 ${half - 10} 2 ${half - 12} -17Z`;
    return group([
      path(
        `M${-half - 8} -17L${half - 12} -17C${half - 4} -4 ${half + 2} 10 ${half + 12} 17L${-half + 12} 17Z`,
        {
          fill: wall,
          stroke: tones.base,
          width: 3,
        },
      ),
      path(`M${-half + 2} -8H${half - 16}M${-half + 8} 1H${half - 10}M${-half + 12} 10H${half - 4}`, {
        stroke: tones.deep,
        width: 1.8,
        opacity: 0.6,
      }),
      path(`M${-half + 2} -12H${half - 20}`, { stroke: '#FFFFFF', width: 4, opacity: 0.7 }),
      path(end, { fill: '#8A4A16' }),
      path(end, { stroke: tones.light, width: 3 }),
    ]);
  };
}

export const penne: Piece = tube({ light: '#FFF9E2', base: '#FFEBB4', side: '#F2C678', deep: '#C98A3A' });
export const pennePomodoro: Piece = tube({
  light: '#FFC9A0',
  base: '#F58A58',
  side: '#DC5328',
  deep: '#96240C',
});
export const penneMakhani: Piece = tube({
  light: '#FFE3B8',
  base: '#FDBC74',
  side: '#EE8E3C',
  deep: '#B5561A',
});
