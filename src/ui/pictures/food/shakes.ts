import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, box, group, path } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawStraw, drops } from './drinks.ts';

/** A thick shake under cream; its foot is at the origin. */
export function drawShake(
  sheet: DrawingSheet,
  flavour: 'chocolate' | 'strawberry' | 'mango' | 'coffee',
): string {
  const random = sheet.random('shake');
  const tones = {
    chocolate: { light: '#B57A52', base: '#8A5230', deep: '#4A2410', sauce: '#3C180A' },
    strawberry: { light: '#FBC4C8', base: '#EE949E', deep: '#B8545F', sauce: '#B01E2E' },
    mango: { light: '#FFDF7E', base: '#FBB52E', deep: '#C87A0A', sauce: '#E07A10' },
    coffee: { light: '#D7B48C', base: '#A97C50', deep: '#62401F', sauce: '#4A2A12' },
  }[flavour];
  const fill = sheet.linear(
    [
      [0, tones.light],
      [0.4, tones.base],
      [1, tones.deep],
    ],
    14,
  );
  const cream = sheet.radial([
    [0, '#FFFFFF'],
    [0.6, '#FFF5E2'],
    [1, '#DDBE94'],
  ]);
  const puff = (y: number, rx: number, ry: number) =>
    path(blob(random, { rx, ry, y, wobble: 0.07, points: 12 }), { fill: cream });
  const cup = 'M-108 -372L-80 -20C-66 6 66 6 80 -20L108 -372C84 -350 -84 -350 -108 -372Z';
  const runs = [-84, -46, -4, 40, 80].map((x, i) =>
    path(
      `M${x - 15} -368C${x - 13} ${-330 + i * 6} ${x - 9} ${-290 + (i % 2) * 60} ${x} ${-268 + (i % 3) * 42}C${x + 10} ${-292 + (i % 2) * 60} ${x + 12} -330 ${x + 15} -366Z`,
      { fill: tones.sauce, opacity: 0.85 },
    ),
  );
  return group([
    contact(sheet, { x: 20, y: 0, rx: 90, ry: 24, opacity: 0.55, soft: 11 }),
    drawStraw(sheet),
    path(cup, { fill }),
    group(runs, { clip: sheet.clip(`<path d="${cup}"/>`) }),
    group(
      [
        puff(-378, 112, 36),
        puff(-414, 86, 34),
        puff(-448, 54, 28),
        path('M-28 -462C-16 -488 8 -498 14 -516C32 -500 32 -472 22 -456Z', { fill: cream }),
      ],
      {
        filter: material(sheet, {
          grain: 0.03,
          round: 9,
          bump: 0.15,
          depth: 18,
          shade: [0.6, 0.38, 0.18],
          dark: 0.7,
          shine: 0.3,
          drop: { y: 6, opacity: 0.35 },
        }),
      },
    ),
    group(
      path('M-78 -392C-40 -376 -20 -420 20 -404S70 -384 92 -396M-52 -430C-20 -416 10 -446 54 -428', {
        stroke: tones.sauce,
        width: 9,
      }),
      {
        filter: material(sheet, {
          grain: 0.03,
          bump: 0,
          round: 2.4,
          depth: 7,
          dark: 0.6,
          shine: 0.8,
          tight: 26,
          drop: { y: 3, opacity: 0.4 },
        }),
      },
    ),
    path(cup, {
      fill: sheet.linear(
        [
          [0, '#FFFFFF', 0.5],
          [0.14, '#FFFFFF', 0.1],
          [0.5, '#FFFFFF', 0],
          [0.88, '#1A0803', 0.25],
          [1, '#FFFFFF', 0.3],
        ],
        0,
      ),
    }),
    path('M-90 -340L-72 -60', { stroke: '#FFFFFF', width: 9, opacity: 0.55 }),
    drops(sheet, random),
  ]);
}

/** A bottle of water; its foot is at the origin, about 170 wide and 520 high. */
export function drawBottle(sheet: DrawingSheet): string {
  const random = sheet.random('bottle');
  const body =
    'M-30 -476V-432C-34 -404 -84 -388 -84 -330V-22C-84 6 -70 12 -50 12H50C70 12 84 6 84 -22V-330C84 -388 34 -404 30 -432V-476Z';
  const water = sheet.linear(
    [
      [0, '#F2FCFF'],
      [0.25, '#BFE3EE'],
      [0.6, '#D9F1F7'],
      [0.86, '#8DC3D4'],
      [1, '#C8E9F1'],
    ],
    0,
  );
  const cap = sheet.linear(
    [
      [0, '#38B0A2'],
      [0.4, '#0F766E'],
      [1, '#07433E'],
    ],
    0,
  );
  const label = sheet.linear(
    [
      [0, '#2FA597'],
      [0.35, '#148377'],
      [1, '#0A4E47'],
    ],
    0,
  );
  const ribs = [-286, -66, -40].map((y) =>
    path(`M-84 ${y}Q0 ${y + 16} 84 ${y}`, { stroke: '#FFFFFF', width: 4, opacity: 0.55 }),
  );
  return group([
    contact(sheet, { x: 20, y: 12, rx: 92, ry: 22, opacity: 0.45, soft: 11 }),
    path(body, { fill: water, opacity: 0.92 }),
    path('M-84 -318Q0 -304 84 -318V-330C84 -360 60 -380 46 -396H-46C-60 -380 -84 -360 -84 -330Z', {
      fill: '#FFFFFF',
      opacity: 0.4,
    }),
    ...ribs,
    path('M-84 -246Q0 -230 84 -246V-104Q0 -88 -84 -104Z', { fill: label }),
    path('M0 -214C18 -190 28 -174 28 -158A28 28 0 0 1 -28 -158C-28 -174 -18 -190 0 -214Z', {
      fill: '#E6F8F4',
    }),
    path('M-14 -152A16 16 0 0 0 2 -138', { stroke: '#148377', width: 5 }),
    path('M-84 -124Q0 -108 84 -124', { stroke: '#FFB648', width: 6 }),
    box({ x: -37, y: -506, w: 74, h: 46, r: 9 }, { fill: cap }),
    path('M-24 -498V-468M-10 -498V-468M4 -498V-468M18 -498V-468', {
      stroke: '#07433E',
      width: 3,
      opacity: 0.4,
    }),
    path('M-64 -330C-64 -370 -40 -384 -26 -400M-66 -300V-20', {
      stroke: '#FFFFFF',
      width: 10,
      opacity: 0.75,
    }),
    group(drops(sheet, random), { transform: 'scale(.86 1)' }),
  ]);
}
