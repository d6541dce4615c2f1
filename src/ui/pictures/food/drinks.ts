import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { box, group, oval, path, place } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';
import { basilLeaf } from './herbs.ts';
import { lemonSlice } from './toppings-veg.ts';

const LIQUIDS = {
  cola: { light: '#A4501E', base: '#4A1C0A', deep: '#1A0803', foam: '#D9A878' },
  lemonade: { light: '#FDF8C4', base: '#F3E68A', deep: '#D2BC45', foam: '#FFFEF0' },
  'iced-tea': { light: '#F7B45A', base: '#CE7322', deep: '#7E350A', foam: '#F9D9A6' },
  orange: { light: '#FFC25A', base: '#F88E1E', deep: '#C65A06', foam: '#FFE2B0' },
  'mint-cooler': { light: '#D5EFA8', base: '#8CC65C', deep: '#4A8A2E', foam: '#F0FBDC' },
  'lime-soda': { light: '#F8FBE6', base: '#E2EDBE', deep: '#B5C97E', foam: '#FFFFFF' },
  watermelon: { light: '#FF9A8E', base: '#EE5A54', deep: '#B02830', foam: '#FFD3CC' },
  kokum: { light: '#C2507A', base: '#8E1E4C', deep: '#4E0A28', foam: '#E9A9C2' },
  lassi: { light: '#FFFDF4', base: '#FAEED6', deep: '#DCC49A', foam: '#FFFFFF' },
  chaas: { light: '#FBFCF2', base: '#EEF2DC', deep: '#C6CFA4', foam: '#FFFFFF' },
  water: { light: '#F4FCFF', base: '#CDEAF2', deep: '#8CC2D2', foam: '#FFFFFF' },
} as const;

export type Liquid = keyof typeof LIQUIDS;

/** Milk is opaque: no ice is seen in it, and no bubbles rise. */
const MILKY: ReadonlySet<Liquid> = new Set(['lassi', 'chaas']);

/** A tall glass on ice; its foot is at the origin, about 220 wide and 430 high. */
export function drawGlass(
  sheet: DrawingSheet,
  spec: { liquid: Liquid; garnish?: 'lemon' | 'mint' | 'both'; straw?: boolean },
): string {
  const random = sheet.random('glass');
  const tones = LIQUIDS[spec.liquid];
  const fluid = sheet.linear(
    [
      [0, tones.light],
      [0.3, tones.base],
      [1, tones.deep],
    ],
    66,
  );
  const inside = 'M-100 -352L-78 -26C-66 -8 66 -8 78 -26L100 -352C80 -330 -80 -330 -100 -352Z';
  const clip = sheet.clip(`<path d="${inside}"/>`);
  const milky = MILKY.has(spec.liquid);
  const ice = Array.from({ length: milky ? 0 : 7 }, (_, i) =>
    drawIce(sheet, random, {
      x: (i % 2 ? 34 : -34) + random.between(-14, 14),
      y: -338 + i * 44 + random.between(-8, 8),
      turn: random.between(-28, 28),
    }),
  );
  const bubbles = Array.from({ length: milky ? 0 : 34 }, () =>
    oval(
      { x: random.between(-80, 80), y: random.between(-330, -30), rx: random.between(1.5, 4.2) },
      { fill: '#FFFFFF', opacity: random.between(0.15, 0.5) },
    ),
  );
  const wall = sheet.linear(
    [
      [0, '#FFFFFF', 0.7],
      [0.12, '#FFFFFF', 0.12],
      [0.45, '#FFFFFF', 0],
      [0.86, '#1A0803', 0.18],
      [1, '#FFFFFF', 0.5],
    ],
    0,
  );
  const straw = spec.straw === false ? '' : drawStraw(sheet);
  const garnish = spec.garnish ?? (spec.liquid === 'cola' ? 'lemon' : 'both');
  return group([
    contact(sheet, { x: 20, y: 0, rx: 94, ry: 24, opacity: 0.55, soft: 11 }),
    path('M-114 -420L-88 -22C-74 4 74 4 88 -22L114 -420C90 -396 -90 -396 -114 -420Z', {
      fill: '#FFFFFF',
      opacity: 0.34,
    }),
    straw,
    group([path(inside, { fill: fluid }), ...ice.slice(2), ...bubbles], { clip }),
    oval({ y: -348, rx: 99, ry: 17 }, { fill: tones.foam, opacity: 0.9 }),
    oval({ y: -346, rx: 88, ry: 13 }, { fill: tones.light }),
    ...ice.slice(0, 2),
    path('M-114 -420L-88 -22C-74 4 74 4 88 -22L114 -420C90 -396 -90 -396 -114 -420Z', { fill: wall }),
    path('M-96 -384L-76 -60', { stroke: '#FFFFFF', width: 9, opacity: 0.7 }),
    path('M88 -330L76 -120', { stroke: '#FFFFFF', width: 4, opacity: 0.5 }),
    oval({ y: -420, rx: 114, ry: 22 }, { stroke: '#FFFFFF', width: 5, opacity: 0.75 }),
    garnish !== 'mint'
      ? group(lemonSlice(sheet, random), {
          transform: 'translate(98 -424) rotate(18) scale(1.5)',
          filter: material(sheet, {
            grain: 0.05,
            bump: 0.1,
            round: 3,
            depth: 8,
            dark: 0.6,
            shine: 0.4,
            drop: { y: 6, opacity: 0.35 },
          }),
        })
      : '',
    garnish !== 'lemon' ? drawMint(sheet, random) : '',
    drops(sheet, random),
  ]);
}

function drawIce(sheet: DrawingSheet, random: Random, at: { x: number; y: number; turn: number }): string {
  const face = sheet.linear(
    [
      [0, '#FFFFFF', 0.85],
      [0.5, '#FFFFFF', 0.28],
      [1, '#FFFFFF', 0.55],
    ],
    50,
  );
  const w = random.between(27, 33);
  return place(
    [
      box({ x: -w, y: -w, w: w * 2, h: w * 2, r: 11 }, { fill: face, opacity: 0.72 }),
      box({ x: -w + 7, y: -w + 7, w: w * 1.15, h: w * 1.1, r: 8 }, { fill: '#FFFFFF', opacity: 0.28 }),
      path(
        `M${num(-w + 8)} ${num(-w + 22)}V${num(-w + 12)}Q${num(-w + 8)} ${num(-w + 7)} ${num(-w + 14)} ${num(-w + 7)}H4`,
        { stroke: '#FFFFFF', width: 4, opacity: 0.9 },
      ),
    ],
    at,
  );
}

export function drawStraw(sheet: DrawingSheet): string {
  const tube = sheet.linear(
    [
      [0, '#FF9A5C'],
      [0.4, '#E85D1E'],
      [1, '#9A2F0A'],
    ],
    0,
  );
  const bands = Array.from({ length: 9 }, (_, i) =>
    path(`M-11 ${-480 + i * 40}L11 ${-494 + i * 40}V${-476 + i * 40}L-11 ${-462 + i * 40}Z`, {
      fill: '#FFF6E8',
      opacity: 0.9,
    }),
  );
  return group(
    [
      box({ x: -11, y: -520, w: 22, h: 400, r: 6 }, { fill: tube }),
      ...bands,
      oval({ y: -519, rx: 11, ry: 5 }, { fill: '#7A2408' }),
    ],
    { transform: 'translate(-14 0) rotate(-9 0 -200)' },
  );
}

function drawMint(sheet: DrawingSheet, random: Random): string {
  const leaves = [-150, -30, -90].map((turn) =>
    place(place(basilLeaf(sheet, random), { x: 38 }), { turn: turn + random.between(-8, 8) }),
  );
  return group(leaves, {
    transform: 'translate(-40 -388) scale(1.05)',
    filter: material(sheet, {
      grain: 0.06,
      bump: 0.15,
      round: 3,
      depth: 8,
      shade: [0.05, 0.2, 0.04],
      dark: 0.7,
      shine: 0.3,
      drop: { y: 5, opacity: 0.35 },
    }),
  });
}

/** Drops of condensation, which make the drink look cold. */
export function drops(sheet: DrawingSheet, random: Random): string {
  const bead = sheet.radial([
    [0, '#FFFFFF', 0.95],
    [0.5, '#FFFFFF', 0.3],
    [1, '#1A0803', 0.22],
  ]);
  return group(
    Array.from({ length: 40 }, () => {
      const y = random.between(-330, -40);
      const half = 84 + ((-y - 40) / 290) * 16;
      return oval(
        {
          x: random.between(-half, half) * 0.9,
          y,
          rx: random.between(1.8, 4.6),
          ry: random.between(2.2, 5.8),
        },
        { fill: bead },
      );
    }),
  );
}
