import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { blob, frayed, group, oval, path, type Point, points, smoothPath } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import type { Coating } from './chicken-coats.ts';
import { drawChicken } from './chicken.ts';

export type BurgerLayer =
  | { kind: 'crispy'; coating?: Coating }
  | { kind: 'grilled'; coating?: Coating }
  | { kind: 'veg'; tone: VegPatty }
  | { kind: 'lettuce' | 'cheese' | 'tomato' | 'onion' | 'slaw' | 'egg' | 'pickle' }
  | { kind: 'sauce'; colour: keyof typeof SAUCE_COLOURS };

const SAUCE_COLOURS = {
  mayo: '#FFF3D6',
  'peri-peri': '#DB4A1B',
  makhani: '#EE8A3C',
  mint: '#9CC069',
  barbecue: '#5E210C',
} as const;

/** Crumb, and what shows in it: peas and pepper, chilli, or corn. */
const VEG_PATTIES = {
  aloo: { light: '#FFC861', base: '#E08F2B', fleck: [0.35, 0.5, 0.16], from: 0.64 },
  paneer: { light: '#FFD48C', base: '#E59A48', fleck: [0.75, 0.22, 0.06], from: 0.64 },
  corn: { light: '#FFE07A', base: '#EDA92C', fleck: [1, 0.9, 0.3], from: 0.55 },
  garden: { light: '#F2C05A', base: '#C98A2C', fleck: [0.24, 0.42, 0.1], from: 0.58 },
} as const;

type VegPatty = keyof typeof VEG_PATTIES;

function ruffle(
  random: Random,
  spec: { half: number; y: number; drop: number; waves: number; lift?: number },
): string {
  const { half, y, drop, waves, lift = 12 } = spec;
  const edge: Point[] = [];
  for (let i = 0; i <= waves * 2; i++) {
    const x = -half + (i / (waves * 2)) * half * 2;
    const sag = (1 - (x / half) ** 2) * 10;
    edge.push([x, y + sag + (i % 2 ? drop * random.between(0.6, 1.1) : drop * random.between(-0.1, 0.3))]);
  }
  const back: Point[] = [
    [half * 0.96, y - lift],
    [0, y - lift * 1.8],
    [-half * 0.96, y - lift],
  ];
  return smoothPath([...edge, ...back]);
}

/** One layer, its foot on the line y = 0. */
export function drawLayer(sheet: DrawingSheet, random: Random, layer: BurgerLayer): string {
  switch (layer.kind) {
    case 'crispy':
      return drawChicken(sheet, random, {
        cut: 'patty',
        coating: layer.coating ?? 'classic',
        y: -22,
        scale: 1.08,
        shadow: false,
      });
    case 'grilled':
      return drawChicken(sheet, random, {
        cut: 'patty',
        coating: layer.coating ?? 'grilled',
        y: -18,
        scale: 1.02,
        shadow: false,
      });
    case 'veg':
      return drawVegPatty(sheet, random, layer.tone);
    case 'lettuce':
      return drawLettuce(sheet, random);
    case 'cheese':
      return drawCheeseSlice(sheet);
    case 'tomato':
      return drawDiscs(sheet, { skin: '#C52D18', face: '#F0674A', edge: '#8F190A', thick: 19 });
    case 'onion':
      return drawDiscs(sheet, { skin: '#B55A8C', face: '#FBEFF4', edge: '#7A2A58', thick: 12 });
    case 'pickle':
      return drawDiscs(sheet, { skin: '#7E9A2E', face: '#C3D57A', edge: '#475A12', thick: 11 });
    case 'slaw':
      return drawSlaw(sheet, random);
    case 'egg':
      return drawEgg(sheet, random);
    case 'sauce':
      return drawSauce(sheet, random, SAUCE_COLOURS[layer.colour]);
  }
}

function drawVegPatty(sheet: DrawingSheet, random: Random, tone: VegPatty): string {
  const patty = VEG_PATTIES[tone];
  const fill = sheet.linear([
    [0, patty.light],
    [0.5, patty.base],
    [1, '#97500F'],
  ]);
  const outline = frayed(
    random,
    points(
      '-188 -6, -172 -44, -80 -54, 0 -52, 86 -56, 172 -44, 190 -4, 166 28, 80 36, 0 34, -82 38, -168 26',
    ),
    { fray: 2.6, y: -16 },
  );
  const look = material(sheet, {
    grain: 0.085,
    octaves: 3,
    round: 8,
    bump: 0.3,
    depth: 17,
    shade: [0.46, 0.18, 0.02],
    shine: 0.2,
    tight: 12,
    stains: [
      { colour: [1, 0.83, 0.45], channel: 'g', from: 0.53, sharp: 6 },
      { colour: patty.fleck, channel: 'r', from: patty.from, sharp: 11 },
    ],
    drop: { y: 6, opacity: 0.4 },
  });
  return path(outline, { fill, filter: look });
}

function drawLettuce(sheet: DrawingSheet, random: Random): string {
  const leaf = sheet.linear([
    [0, '#5F9A2C'],
    [0.45, '#8CC542'],
    [1, '#CDE986'],
  ]);
  const deep = sheet.linear([
    [0, '#3A6C1A'],
    [1, '#6DA335'],
  ]);
  const look = material(sheet, {
    grain: 0.03,
    octaves: 2,
    round: 3.5,
    bump: 0.4,
    depth: 15,
    shade: [0.12, 0.3, 0.04],
    dark: 0.85,
    shine: 0.26,
    tight: 18,
    drop: { y: 6, opacity: 0.4 },
  });
  return group([
    path(ruffle(random, { half: 204, y: -4, drop: 30, waves: 8 }), { fill: deep, filter: look }),
    path(ruffle(random, { half: 212, y: -14, drop: 30, waves: 10, lift: 14 }), { fill: leaf, filter: look }),
  ]);
}

function drawCheeseSlice(sheet: DrawingSheet): string {
  const slab = sheet.linear([
    [0, '#FFD75E'],
    [0.5, '#FFBE2E'],
    [1, '#F09A12'],
  ]);
  const look = material(sheet, {
    grain: 0.02,
    round: 3.4,
    bump: 0.1,
    depth: 9,
    shade: [0.75, 0.32, 0.02],
    dark: 0.9,
    shine: 0.4,
    tight: 22,
    drop: { y: 6, opacity: 0.42 },
  });
  const shape =
    'M-198 -16C-120 -30 120 -30 198 -16C203 -8 196 0 182 1C168 2 160 10 150 26C142 42 126 44 118 28C110 12 84 8 40 8C8 8 -4 12 -22 34C-36 52 -54 48 -62 32C-74 12 -100 8 -132 8C-150 8 -156 22 -166 26C-180 28 -178 6 -188 0C-200 -4 -203 -10 -198 -16Z';
  return path(shape, { fill: slab, filter: look });
}

function drawDiscs(
  sheet: DrawingSheet,
  tones: { skin: string; face: string; edge: string; thick: number },
): string {
  const skin = sheet.linear(
    [
      [0, tones.face],
      [0.35, tones.skin],
      [1, tones.edge],
    ],
    70,
  );
  const look = material(sheet, {
    grain: 0.02,
    bump: 0,
    round: 4,
    depth: 10,
    dark: 0.7,
    shine: 0.5,
    tight: 22,
    drop: { y: 6, opacity: 0.42 },
  });
  const disc = (x: number, rx: number) =>
    group(
      [
        path(
          `M${num(x - rx)} -12C${num(x - rx)} ${tones.thick * 0.9} ${num(x + rx)} ${tones.thick * 0.9} ${num(x + rx)} -12C${num(x + rx)} -34 ${num(x - rx)} -34 ${num(x - rx)} -12Z`,
          { fill: skin },
        ),
        oval({ x, y: -15, rx: rx * 0.95, ry: 10 }, { fill: tones.face }),
      ],
      { filter: look },
    );
  return group([disc(-96, 92), disc(100, 90), disc(4, 88)]);
}

function drawSlaw(sheet: DrawingSheet, random: Random): string {
  const shreds: string[] = [];
  for (let i = 0; i < 74; i++) {
    const x = random.between(-184, 184);
    const y = random.between(-22, 8) + (1 - (x / 190) ** 2) * 6;
    const colour = random.pick(['#F6F3D4', '#E9EFC2', '#A24A86', '#F3A24A', '#FFFDF0']);
    shreds.push(
      path(
        `M${num(x)} ${num(y)}q${num(random.between(-14, 14))} ${num(random.between(-12, 14))} ${num(random.between(-28, 28))} ${num(random.between(-4, 18))}`,
        { stroke: colour, width: random.between(4, 6.5) },
      ),
    );
  }
  return group(shreds, {
    filter: material(sheet, {
      grain: 0.1,
      bump: 0,
      round: 2,
      depth: 6,
      dark: 0.8,
      shine: 0.25,
      drop: { y: 4, opacity: 0.5 },
    }),
  });
}

/** A folded omelette that hangs over the bun. */
function drawEgg(sheet: DrawingSheet, random: Random): string {
  const fill = sheet.linear([
    [0, '#FFF0A6'],
    [0.5, '#FFD54E'],
    [1, '#E9A41E'],
  ]);
  const look = material(sheet, {
    grain: 0.02,
    octaves: 2,
    round: 7,
    bump: 0.24,
    depth: 16,
    shade: [0.66, 0.34, 0.02],
    dark: 0.8,
    shine: 0.4,
    stains: [{ colour: [0.86, 0.52, 0.12], channel: 'b', from: 0.6, sharp: 5 }],
    drop: { y: 6, opacity: 0.4 },
  });
  return group(
    [
      path(ruffle(random, { half: 196, y: -8, drop: 24, waves: 4, lift: 24 }), { fill }),
      path(ruffle(random, { half: 184, y: -24, drop: 14, waves: 3, lift: 16 }), { fill }),
    ],
    { filter: look },
  );
}

function drawSauce(sheet: DrawingSheet, random: Random, colour: string): string {
  const look = material(sheet, {
    grain: 0.03,
    bump: 0,
    round: 4,
    depth: 11,
    dark: 0.55,
    shine: 0.7,
    tight: 26,
    drop: { y: 5, opacity: 0.35 },
  });
  return group(
    [
      path(ruffle(random, { half: 178, y: -6, drop: 15, waves: 6 }), { fill: colour }),
      path(blob(random, { rx: 16, ry: 22, x: random.between(-110, 110), y: 14, wobble: 0.1 }), {
        fill: colour,
      }),
    ],
    { filter: look },
  );
}
