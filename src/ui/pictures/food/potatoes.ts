import { drawMark } from '../brand/mark.ts';
import { contact } from '../kit/light.ts';
import { material, type Stain } from '../kit/materials.ts';
import { frayed, group, oval, path, place, type Point, points } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import { drawFriesLoad, type FriesLoad } from './fries-load.ts';
import { chilliFlake, herbFlake } from './herbs.ts';

export type Dust = 'salted' | 'peri-peri' | 'cheese';

/** A paper carton of fries; its foot is at the origin, about 330 wide and 460 high. */
export function drawFries(sheet: DrawingSheet, spec: { dust?: Dust; loaded?: FriesLoad } = {}): string {
  const random = sheet.random('fries');
  const dust = spec.dust ?? 'salted';
  const tones =
    dust === 'peri-peri'
      ? { light: '#FFC06A', base: '#EE8A2E', side: '#B4500F' }
      : { light: '#FFEBA0', base: '#F9C64A', side: '#CF8A1C' };
  const face = sheet.linear(
    [
      [0, tones.light],
      [0.5, tones.base],
      [1, tones.side],
    ],
    70,
  );
  const stick = (at: { x: number; lean: number; top: number; width: number }) => {
    const { x, lean, top, width } = at;
    const tipX = x + lean;
    const half = width / 2;
    return (
      path(
        `M${num(x - half)} -170L${num(tipX - half)} ${num(top)}L${num(tipX + half)} ${num(top - 5)}L${num(x + half)} -170Z`,
        { fill: face, stroke: tones.base, width: 3 },
      ) +
      path(
        `M${num(x + half)} -170L${num(tipX + half)} ${num(top - 5)}L${num(tipX + half + 7)} ${num(top + 4)}L${num(x + half + 7)} -170Z`,
        { fill: tones.side, stroke: tones.side, width: 2 },
      ) +
      path(
        `M${num(tipX - half)} ${num(top)}L${num(tipX + half)} ${num(top - 5)}L${num(tipX + half + 7)} ${num(top + 4)}L${num(tipX - half + 8)} ${num(top + 9)}Z`,
        { fill: tones.light, stroke: tones.light, width: 2 },
      )
    );
  };
  const rows = [
    { count: 8, rise: -430, spread: 128 },
    { count: 9, rise: -392, spread: 136 },
    { count: 9, rise: -344, spread: 138 },
  ].map((row) =>
    Array.from({ length: row.count }, (_, i) => {
      const share = (i / (row.count - 1)) * 2 - 1;
      return stick({
        x: share * row.spread * 0.82,
        lean: share * 44 + random.between(-20, 20),
        top: row.rise + Math.abs(share) * 46 + random.between(-26, 26),
        width: random.between(19, 25),
      });
    }).join(''),
  );
  const stains: Stain[] = [{ colour: [0.9, 0.6, 0.16], channel: 'g', from: 0.56, sharp: 4 }];
  if (dust === 'peri-peri') stains.push({ colour: [0.68, 0.12, 0.03], channel: 'r', from: 0.6, sharp: 14 });
  const look = material(sheet, {
    grain: dust === 'peri-peri' ? 0.09 : 0.05,
    octaves: 2,
    round: 3,
    bump: 0.16,
    depth: 9,
    shade: [0.55, 0.24, 0.02],
    dark: 0.85,
    shine: 0.2,
    stains,
    drop: { y: 6, opacity: 0.6 },
  });
  const card = sheet.linear(
    [
      [0, '#F98F45'],
      [0.4, '#E05C1C'],
      [1, '#8E2B08'],
    ],
    10,
  );
  const front = 'M-158 -262C-110 -206 110 -206 158 -262L122 -8C120 8 -120 8 -122 -8Z';
  return group([
    contact(sheet, { x: 22, y: 0, rx: 136, ry: 28, opacity: 0.6, soft: 12 }),
    path('M-158 -262C-110 -330 110 -330 158 -262L130 -60H-130Z', { fill: '#8E2B08' }),
    ...rows.map((row) => group(row, { filter: look })),
    spec.loaded ? drawFriesLoad(sheet, spec.loaded) : '',
    path('M-158 -262C-110 -206 110 -206 158 -262L150 -206C104 -160 -104 -160 -150 -206Z', {
      fill: '#4A1604',
      opacity: 0.3,
      transform: 'translate(0 -12)',
    }),
    group(path(front, { fill: card }), {
      filter: material(sheet, {
        grain: 0.01,
        bump: 0.06,
        round: 3,
        depth: 8,
        dark: 0.6,
        shine: 0.1,
        drop: { y: 5, opacity: 0.4 },
      }),
    }),
    path('M-158 -262C-110 -206 110 -206 158 -262L157 -252C110 -196 -110 -196 -157 -252Z', {
      fill: '#FFD9B0',
    }),
    oval({ y: -110, rx: 56, ry: 57 }, { fill: '#FFF4E4' }),
    group(drawMark(sheet), { transform: 'translate(-44 -154) scale(.88)' }),
    path(front, {
      fill: sheet.linear(
        [
          [0, '#FFF2D0', 0.16],
          [0.5, '#FFF2D0', 0],
          [1, '#3A0F02', 0.36],
        ],
        20,
      ),
    }),
  ]);
}

const WEDGE: readonly Point[] = points(
  '-92 16, -92 2, -66 -26, -16 -44, 44 -38, 92 -2, 98 14, 84 22, 40 18, -12 16, -62 26',
);

const RIDGE: readonly Point[] = points('-76 2, -58 -20, -14 -36, 42 -30, 86 4, 38 -8, -12 -10');

/** Potato wedges on a heap around the origin, about 460 wide. */
export function drawWedges(sheet: DrawingSheet, spec: { dust?: Dust } = {}): string {
  const random = sheet.random('wedges');
  const hot = spec.dust === 'peri-peri';
  const flesh = sheet.radial([
    [0, hot ? '#FFD07A' : '#FFEDA8'],
    [0.55, hot ? '#F39A36' : '#F8C653'],
    [1, hot ? '#B9500F' : '#D08F25'],
  ]);
  const stains: Stain[] = [{ colour: [0.72, 0.38, 0.08], channel: 'g', from: 0.56, sharp: 5 }];
  if (hot) stains.push({ colour: [0.7, 0.13, 0.03], channel: 'r', from: 0.58, sharp: 12 });
  const look = material(sheet, {
    grain: 0.06,
    octaves: 2,
    round: 5,
    bump: 0.14,
    depth: 14,
    shade: [0.45, 0.17, 0.02],
    dark: 0.85,
    shine: 0.3,
    tight: 14,
    stains,
    drop: { y: 7, opacity: 0.55 },
  });
  const spots: [number, number, number][] = [
    [-70, -130, -18],
    [84, -124, 22],
    [-150, -62, -34],
    [12, -70, 6],
    [158, -56, 30],
    [-84, -6, 14],
    [84, 0, -16],
    [-164, 46, -8],
    [6, 56, -4],
    [162, 50, 12],
    [-66, 106, 10],
    [84, 110, -14],
  ];
  const wedges = spots.map(([x, y, turn]) => {
    const at = { turn: turn + random.between(-9, 9), scale: random.between(1, 1.18) };
    return group(
      [
        contact(sheet, { x: 8, y: 22, rx: 98, ry: 36, opacity: 0.42, soft: 11 }),
        group(
          [
            path(frayed(random, WEDGE, { fray: 1, ...at, y: 17 }), { fill: '#9A5722' }),
            path(frayed(random, WEDGE, { fray: 1, ...at }), { fill: flesh }),
            path(frayed(random, RIDGE, { fray: 0.6, ...at }), {
              fill: hot ? '#FFD98C' : '#FFF4C0',
              opacity: 0.7,
            }),
          ],
          { filter: look },
        ),
      ],
      { transform: `translate(${x} ${y})` },
    );
  });
  const flakes: string[] = [];
  for (let i = 0; i < 46; i++) {
    const piece = hot && i % 2 ? chilliFlake : herbFlake;
    flakes.push(
      place(piece(sheet, random), {
        x: random.between(-200, 200),
        y: random.between(-140, 120),
        turn: random.between(0, 180),
        scale: 1.5,
      }),
    );
  }
  return group([...wedges, ...flakes]);
}
