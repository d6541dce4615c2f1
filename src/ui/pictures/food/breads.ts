import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { blob, frayed, group, path, place, type Point, points, scatter } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { corianderSprig, herbFlake } from './herbs.ts';
import { chickenTikka } from './toppings-meat.ts';
import { cornKernels, jalapenoRing, onionRing, type Piece, redPepperStrip } from './toppings-veg.ts';

const SLICE: readonly Point[] = points(
  '-128 -8, -112 -54, -60 -74, 0 -70, 64 -76, 114 -52, 128 -4, 112 44, 58 62, 0 58, -62 64, -112 42',
);

function drawSlice(
  sheet: DrawingSheet,
  random: Random,
  at: { x: number; y: number; turn: number; cheesy: boolean },
): string {
  const { x, y, turn, cheesy } = at;
  const outline = frayed(random, SLICE, { fray: 1.6, turn });
  const face = frayed(random, SLICE, { fray: 2.2, turn, scale: 0.84, y: -5 });
  const crust = sheet.linear(
    [
      [0, '#E8AC5C'],
      [0.5, '#B86F28'],
      [1, '#6E3710'],
    ],
    60,
  );
  const butter = sheet.radial([
    [0, '#FFF8D0'],
    [0.55, '#FFE694'],
    [1, '#F5BC54'],
  ]);
  const crustLook = material(sheet, {
    grain: 0.04,
    round: 7,
    bump: 0.2,
    depth: 16,
    shade: [0.34, 0.12, 0.02],
    dark: 0.8,
    drop: { y: 9, opacity: 0.5 },
  });
  const crumbLook = material(sheet, {
    grain: cheesy ? 0.026 : 0.05,
    octaves: 3,
    round: cheesy ? 6 : 4,
    bump: cheesy ? 0.4 : 0.24,
    depth: cheesy ? 18 : 12,
    shade: [0.76, 0.42, 0.08],
    dark: 0.8,
    shine: cheesy ? 0.4 : 0.34,
    tight: 18,
    seed: random.whole(1, 20),
    stains: [
      { colour: [0.95, 0.68, 0.24], channel: 'g', from: 0.55, sharp: 4 },
      { colour: [0.72, 0.4, 0.1], channel: 'b', from: 0.66, sharp: 6 },
    ],
  });
  const herbs = scatter(random, { count: 38, radius: 100 }).map(([hx, hy]) =>
    place(herbFlake(sheet, random), { x: hx, y: hy * 0.5 - 6, turn: random.between(0, 180), scale: 1.9 }),
  );
  return group(
    [
      contact(sheet, { x: 8, y: 34, rx: 132, ry: 56, opacity: 0.45, soft: 12 }),
      group(
        [path(outline, { fill: '#9A5820', transform: 'translate(2 24)' }), path(outline, { fill: crust })],
        { filter: crustLook },
      ),
      path(face, { fill: butter, filter: crumbLook }),
      ...herbs,
    ],
    { transform: `translate(${x} ${y})` },
  );
}

/** Toasted slices, one leaning on the other; around the origin, about 460 wide. */
export function drawGarlicBread(sheet: DrawingSheet, spec: { cheesy?: boolean } = {}): string {
  const random = sheet.random('garlic-bread');
  const cheesy = spec.cheesy ?? false;
  const spots = [
    { x: -92, y: -112, turn: -14 },
    { x: 104, y: -84, turn: 12 },
    { x: -104, y: 26, turn: 8 },
    { x: 96, y: 58, turn: -10 },
  ];
  return group([
    ...spots.map((spot) => drawSlice(sheet, random, { ...spot, cheesy })),
    place(corianderSprig(sheet, random), { x: 4, y: 112, turn: 30, scale: 1.9 }),
    place(corianderSprig(sheet, random), { x: -26, y: 116, turn: -30, scale: 1.6 }),
  ]);
}

const STUFFINGS = {
  corn: [cornKernels, jalapenoRing, redPepperStrip],
  chicken: [chickenTikka, onionRing, chickenTikka],
} as const satisfies Record<string, readonly Piece[]>;

export type Stuffing = keyof typeof STUFFINGS;

/** A folded loaf, cut but not apart, its filling running out in front; around the origin, about 520 wide. */
export function drawStuffedBread(sheet: DrawingSheet, stuffing: Stuffing = 'corn'): string {
  const random = sheet.random('stuffed-bread');
  const cheese = sheet.linear([
    [0, '#FFE48C'],
    [0.5, '#FFC84A'],
    [1, '#EC9A22'],
  ]);
  const dough = sheet.radial(
    [
      [0, '#FFE9B4'],
      [0.45, '#F2BC68'],
      [1, '#B8722F'],
    ],
    { x: 0.4, y: 0.2, r: 0.85 },
  );
  const cheeseLook = material(sheet, {
    grain: 0.03,
    round: 6,
    bump: 0.3,
    depth: 16,
    shade: [0.7, 0.32, 0.04],
    shine: 0.55,
    tight: 22,
    drop: { y: 8, opacity: 0.5 },
  });
  const doughLook = material(sheet, {
    grain: 0.024,
    octaves: 3,
    round: 15,
    bump: 0.1,
    depth: 28,
    shade: [0.46, 0.19, 0.04],
    dark: 0.85,
    shine: 0.26,
    tight: 12,
    stains: [
      { colour: [0.78, 0.45, 0.14], channel: 'g', from: 0.53, sharp: 4 },
      { colour: [0.5, 0.23, 0.05], channel: 'b', from: 0.64, sharp: 7 },
    ],
    drop: { y: 6, opacity: 0.45 },
  });
  const fillLook = material(sheet, {
    grain: 0.05,
    bump: 0,
    round: 3,
    depth: 8,
    dark: 0.7,
    shine: 0.4,
    drop: { y: 5, opacity: 0.55 },
  });
  const top: Point[] = points(
    '-256 58, -262 8, -226 -74, -150 -138, -60 -168, 60 -168, 150 -138, 226 -74, 262 8, 256 58, 140 84, 0 92, -140 84',
  );
  const floor: Point[] = points(
    '-252 78, -150 92, 0 104, 150 92, 252 78, 248 128, 130 152, 0 160, -130 152, -248 128',
  );
  const ooze: Point[] = points(
    '-256 50, 0 70, 256 50, 262 102, 226 124, 196 104, 160 122, 128 158, 96 128, 40 124, 6 176, -30 132, -92 126, -128 150, -160 118, -206 122, -258 100',
  );
  const cuts = [-150, -52, 52, 150].map((x) => {
    const lean = x * 0.16;
    const rise = -158 + Math.abs(x) * 0.24;
    return (
      path(
        `M${x - 9} 84Q${x - lean * 0.4 - 13} -20 ${x - lean} ${rise}Q${x - lean * 0.4 + 13} -20 ${x + 9} 84Z`,
        { fill: '#7A3E12' },
      ) +
      path(
        `M${x - 4} 88Q${x - lean * 0.4 - 6} -10 ${x - lean} ${rise + 22}Q${x - lean * 0.4 + 9} -10 ${x + 8} 88Z`,
        { fill: cheese },
      )
    );
  });
  const bits = Array.from({ length: 13 }, (_, i) => {
    const piece = STUFFINGS[stuffing][i % 3] ?? cornKernels;
    const x = -222 + i * 37;
    return place(piece(sheet, random), {
      x,
      y: 96 + (1 - (x / 260) ** 2) * 12 + random.between(-8, 10),
      turn: random.between(-60, 60),
      scale: random.between(0.66, 0.84) * (stuffing === 'chicken' ? 1.25 : 1),
    });
  });
  const herbs = scatter(random, { count: 46, radius: 220 }).map(([x, y]) =>
    place(herbFlake(sheet, random), { x, y: y * 0.44 - 36, turn: random.between(0, 180), scale: 1.5 }),
  );
  return group([
    contact(sheet, { x: 10, y: 96, rx: 262, ry: 84, opacity: 0.55, soft: 16 }),
    path(frayed(random, floor, { fray: 1.4 }), { fill: dough, filter: doughLook }),
    path(frayed(random, ooze, { fray: 1.2 }), { fill: cheese, filter: cheeseLook }),
    group(bits, { filter: fillLook }),
    path(frayed(random, top, { fray: 1.4, steps: 8 }), { fill: dough, filter: doughLook }),
    ...cuts,
    ...herbs,
    path(blob(random, { rx: 86, ry: 18, x: -104, y: -104, turn: -24, wobble: 0.2 }), {
      fill: '#FFF8DC',
      opacity: 0.28,
    }),
  ]);
}
