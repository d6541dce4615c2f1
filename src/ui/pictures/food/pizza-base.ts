import { softSpot } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, group, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';

/** Vertical scale of a round pizza that is seen at an angle. */
export const TILT = 0.84;

export const CRUSTS = {
  'hand-tossed': { rim: 0.15, puff: 10, thick: 17, light: '#FFDC9C', base: '#EDAF58', shade: '#B87034' },
  thin: { rim: 0.09, puff: 5, thick: 9, light: '#F3C580', base: '#D48E3E', shade: '#8E4D1E' },
  pan: { rim: 0.12, puff: 7, thick: 30, light: '#F6C77C', base: '#D28A38', shade: '#8F4D1B' },
  'cheese-burst': { rim: 0.19, puff: 13, thick: 22, light: '#FBD892', base: '#E8A84F', shade: '#B0692C' },
  wheat: { rim: 0.14, puff: 9, thick: 15, light: '#DDB07A', base: '#B97F45', shade: '#784722' },
} as const;

export type Crust = keyof typeof CRUSTS;

export const SAUCES = {
  tomato: { base: '#C8351A', deep: '#93200F' },
  makhani: { base: '#E0702B', deep: '#A8430F' },
  barbecue: { base: '#6A2A12', deep: '#3D1407' },
  'peri-peri': { base: '#D9481B', deep: '#98230B' },
  'white-garlic': { base: '#F6E2BC', deep: '#D9B57C' },
} as const;

export type PizzaSauce = keyof typeof SAUCES;

export function drawBase(sheet: DrawingSheet, crust: (typeof CRUSTS)[Crust], size: number): string {
  const random = sheet.random('crust');
  const outer = blob(random, { rx: size, ry: size * TILT, wobble: 0.02, fray: 0.006, points: 54 });
  const share = 1 - crust.rim * 1.05;
  const hole = blob(random, {
    rx: size * share,
    ry: size * TILT * share,
    wobble: 0.03,
    fray: 0.01,
    points: 40,
  });
  const rim = sheet.linear(
    [
      [0, crust.light],
      [0.4, crust.base],
      [0.8, crust.base],
      [1, crust.shade],
    ],
    62,
  );
  const blisters: string[] = [];
  for (let i = 0; i < 30; i++) {
    const angle = random.between(0, Math.PI * 2);
    const reach = size * (1 - crust.rim * random.between(0.15, 0.8));
    const at = { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * TILT };
    const long = random.between(7, 20);
    const colour = random.pick(['#7A3A10', '#8F4A16', '#5A2408']);
    blisters.push(
      softSpot(sheet, {
        ...at,
        rx: long,
        ry: long * random.between(0.5, 0.8),
        colour,
        opacity: random.between(0.3, 0.7),
      }),
    );
  }
  const dough = material(sheet, {
    grain: 0.03,
    octaves: 2,
    round: crust.puff,
    bump: 0.2,
    depth: 24,
    shade: [0.48, 0.2, 0.04],
    dark: 0.84,
    shine: 0.22,
    tight: 10,
    seed: 4,
    stains: [
      { colour: [0.74, 0.4, 0.12], channel: 'g', from: 0.52, sharp: 3.2 },
      { colour: [0.36, 0.13, 0.03], channel: 'r', from: 0.62, sharp: 7 },
    ],
  });
  return group([
    path(outer, { fill: crust.shade, transform: `translate(0 ${crust.thick})` }),
    path(outer, { fill: '#5A2408', opacity: 0.35, transform: `translate(1 ${crust.thick})` }),
    path(outer, { fill: crust.shade, transform: `translate(0 ${crust.thick * 0.55})` }),
    // With the hole the dough is lit as a ring, raised on both sides.
    group(
      [
        path(outer + hole, { fill: rim, rule: 'evenodd' }),
        group(blisters, { clip: sheet.clip(path(outer, { fill: '#000' })) }),
      ],
      { filter: dough },
    ),
  ]);
}

export function drawCheese(
  sheet: DrawingSheet,
  spec: { sauce: { base: string; deep: string }; inner: number; seed: number; holes: number },
): string {
  const { sauce, inner, seed, holes } = spec;
  const random = sheet.random('cheese');
  const pool = blob(random, {
    rx: inner * 1.045,
    ry: inner * TILT * 1.045,
    wobble: 0.03,
    fray: 0.012,
    points: 48,
  });
  const cover = blob(random, {
    rx: inner * 0.995,
    ry: inner * TILT * 0.995,
    wobble: 0.05,
    fray: 0.02,
    points: 50,
  });
  const red = sheet.radial(
    [
      [0, sauce.base],
      [0.88, sauce.base],
      [1, sauce.deep],
    ],
    { x: 0.5, y: 0.5, r: 0.5 },
  );
  const melted = sheet.radial(
    [
      [0, '#FFF2C4'],
      [0.55, '#FFE09A'],
      [1, '#F9C56A'],
    ],
    { x: 0.4, y: 0.36, r: 0.7 },
  );
  const cheese = material(sheet, {
    grain: 0.017,
    octaves: 3,
    round: 4,
    bump: 0.42,
    depth: 19,
    shade: [0.72, 0.3, 0.04],
    dark: 1,
    shine: 0.3,
    tight: 22,
    seed,
    holes,
    stains: [
      { colour: [0.97, 0.68, 0.24], channel: 'g', from: 0.47, sharp: 3.4 },
      { colour: [0.7, 0.3, 0.07], channel: 'b', from: 0.6, sharp: 6 },
    ],
  });
  const moist = blob(random, {
    rx: inner * 0.99,
    ry: inner * TILT * 0.99,
    wobble: 0.03,
    fray: 0.01,
    points: 40,
  });
  return group([
    path(pool, { fill: sauce.deep }),
    path(moist, { fill: red }),
    path(cover, { fill: melted, filter: cheese }),
  ]);
}
