import type { Random } from '../kit/random.ts';
import { blob, group, oval, path, smoothLine } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import type { Piece } from './toppings-veg.ts';

type Meat = { gleam: string; base: string; shade: string; char: string; specks?: string };

function chunk(tones: Meat, size = 1): Piece {
  return (sheet: DrawingSheet, random: Random) => {
    const fill = sheet.radial([
      [0, tones.gleam],
      [0.5, tones.base],
      [1, tones.shade],
    ]);
    const rx = random.between(25, 33) * size;
    const ry = random.between(18, 23) * size;
    const marks: string[] = [];
    for (let i = 0; i < 3; i++) {
      const x = random.between(-0.6, 0.6) * rx;
      const y = random.between(-0.55, 0.6) * ry;
      marks.push(
        path(blob(random, { rx: random.between(4, 9), ry: random.between(2.5, 5), x, y, wobble: 0.3 }), {
          fill: tones.char,
          opacity: 0.7,
        }),
      );
    }
    const fibre = smoothLine([
      [-rx * 0.5, ry * 0.2],
      [-rx * 0.1, ry * 0.02],
      [rx * 0.45, ry * 0.22],
    ]);
    const specks: string[] = [];
    for (let i = 0; tones.specks && i < 9; i++) {
      specks.push(
        oval(
          {
            x: random.between(-0.7, 0.7) * rx,
            y: random.between(-0.7, 0.7) * ry,
            rx: random.between(1.2, 2.2),
          },
          { fill: tones.specks },
        ),
      );
    }
    return group([
      path(blob(random, { rx, ry, wobble: 0.17, points: 8 }), { fill }),
      ...marks,
      path(fibre, { stroke: tones.gleam, width: 2.6, opacity: 0.7 }),
      ...specks,
    ]);
  };
}

export const chickenTikka: Piece = chunk({
  gleam: '#FFAE57',
  base: '#E5621D',
  shade: '#A6310C',
  char: '#40140A',
});
export const pepperChicken: Piece = chunk({
  gleam: '#F5D3A0',
  base: '#CE9453',
  shade: '#8A5425',
  char: '#5B2F12',
  specks: '#23150E',
});
export const barbecueChicken: Piece = chunk({
  gleam: '#C9682E',
  base: '#7E2E12',
  shade: '#3F1207',
  char: '#220A05',
});
export const grilledChicken: Piece = chunk({
  gleam: '#FBE0B4',
  base: '#DDA25A',
  shade: '#9B6128',
  char: '#53260E',
});
/** Crumbed and fried. */
export const crispyChicken: Piece = chunk(
  { gleam: '#FFD98A', base: '#E99A34', shade: '#A85614', char: '#C4762A', specks: '#FFE6A8' },
  1.1,
);
export const butterChicken: Piece = chunk(
  { gleam: '#FFC98A', base: '#EC7F36', shade: '#B54A16', char: '#7C2A0C' },
  1.12,
);
export const periPeriChicken: Piece = chunk({
  gleam: '#FF9C55',
  base: '#D9471B',
  shade: '#8E1F0B',
  char: '#36100A',
  specks: '#FFE08A',
});

export const malaiChicken: Piece = chunk({
  gleam: '#FFFBEA',
  base: '#F6E2B8',
  shade: '#C79A58',
  char: '#7A4A1C',
  specks: '#5E8F34',
});
/** Chicken in mint and coriander. */
export const hariyaliChicken: Piece = chunk({
  gleam: '#D5E596',
  base: '#93AF4B',
  shade: '#567427',
  char: '#2C3B12',
});

/** A slantwise cut of minced kebab, ridged by the skewer. */
export const seekhCoin: Piece = (sheet, random) => {
  const side = sheet.linear([
    [0, '#C4713C'],
    [0.5, '#8E421D'],
    [1, '#4C1C0A'],
  ]);
  const face = sheet.radial([
    [0, '#E0A070'],
    [0.7, '#B4683A'],
    [1, '#7E3C1A'],
  ]);
  const specks = Array.from({ length: 8 }, () =>
    oval(
      { x: 14 + random.between(-9, 9), y: random.between(-11, 11), rx: random.between(1.2, 2.4) },
      { fill: random.pick(['#5E8F34', '#F0D2AC', '#3C1508']) },
    ),
  );
  return group([
    path('M-30 -14C-40 -8 -40 10 -30 15L15 19L13 -19Z', { fill: side, stroke: '#8E421D', width: 3 }),
    path('M-24 -15Q-17 0 -23 15M-9 -17Q-2 0 -8 17', { stroke: '#3C1508', width: 4, opacity: 0.55 }),
    oval({ x: 14, rx: 14, ry: 19 }, { fill: '#6A2E12' }),
    oval({ x: 15, rx: 11.5, ry: 16.5 }, { fill: face }),
    ...specks,
    path('M-31 -8Q-14 -15 8 -15', { stroke: '#F5B884', width: 3, opacity: 0.65 }),
  ]);
};

export const sausageCoin: Piece = (sheet, random) => {
  const face = sheet.radial([
    [0, '#F2A384'],
    [0.7, '#D9765A'],
    [1, '#B24F38'],
  ]);
  const flecks: string[] = [];
  for (let i = 0; i < 11; i++) {
    const angle = random.between(0, 6.28);
    const reach = random.between(2, 20);
    flecks.push(
      path(
        blob(random, {
          rx: random.between(1.5, 3.4),
          ry: random.between(1.2, 2.4),
          x: Math.cos(angle) * reach,
          y: Math.sin(angle) * reach * 0.9,
          points: 6,
        }),
        {
          fill: random.pick(['#F8C9B2', '#9B3A26', '#FBE0CF', '#6E7A2A']),
          opacity: 0.8,
        },
      ),
    );
  }
  return group([
    path(blob(random, { rx: 27, ry: 25, wobble: 0.03, y: 3 }), { fill: '#7A2A18' }),
    path(blob(random, { rx: 27, ry: 25, wobble: 0.03 }), { fill: '#A8452E' }),
    path(blob(random, { rx: 24, ry: 22, wobble: 0.03 }), { fill: face }),
    ...flecks,
    path('M-17 -11Q-9 -19 2 -19', { stroke: '#FFE3D4', width: 3, opacity: 0.8 }),
  ]);
};

export const keemaCrumble: Piece = (_sheet, random) => {
  const crumbs: string[] = [];
  for (let i = 0; i < 10; i++) {
    crumbs.push(
      path(
        blob(random, {
          rx: random.between(6, 11),
          ry: random.between(5, 8.5),
          x: random.between(-25, 25),
          y: random.between(-17, 17),
          wobble: 0.2,
          points: 7,
        }),
        {
          fill: random.pick(['#9A5429', '#7C3C1A', '#B26A38', '#5F2A10', '#A85E2C']),
        },
      ),
    );
  }
  return group(crumbs);
};
