import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import type { Random } from '../kit/random.ts';
import { group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { type BurgerLayer, drawLayer } from './burger-layers.ts';

const BUNS = {
  sesame: { light: '#FBC877', base: '#D98A35', shade: '#8A4213', seeds: true },
  brioche: { light: '#FBBB5E', base: '#C96F20', shade: '#74310B', seeds: false },
  wheat: { light: '#E0B47A', base: '#A86E36', shade: '#643A15', seeds: true },
  chilli: { light: '#F7A265', base: '#C9502A', shade: '#7A1F0C', seeds: true },
} as const;

export type Bun = keyof typeof BUNS;

export type BurgerSpec = { bun?: Bun /** Bottom to top. */; layers: readonly BurgerLayer[] };

const HEIGHTS = {
  crispy: 62,
  grilled: 52,
  veg: 58,
  lettuce: 28,
  cheese: 12,
  tomato: 24,
  onion: 18,
  slaw: 30,
  egg: 34,
  pickle: 16,
  sauce: 10,
} as const;
const HALF = 190;

/** A burger from the side and a little above; its foot is at the origin, about 400 wide. */
export function drawBurger(sheet: DrawingSheet, spec: BurgerSpec): string {
  const bun = BUNS[spec.bun ?? 'sesame'];
  const random = sheet.random('burger');
  const parts: string[] = [
    contact(sheet, { x: 16, y: 2, rx: HALF * 1.04, ry: 34, opacity: 0.62, soft: 13 }),
    drawHeel(sheet, bun),
  ];
  let level = -64;
  for (const layer of spec.layers) {
    parts.push(group(drawLayer(sheet, random, layer), { transform: `translate(0 ${level})` }));
    level -= HEIGHTS[layer.kind];
  }
  parts.push(group(drawCrown(sheet, random, bun), { transform: `translate(0 ${level})` }));
  return group(parts);
}

export function burgerHeight(spec: BurgerSpec): number {
  return 64 + 150 + spec.layers.reduce((sum, layer) => sum + HEIGHTS[layer.kind], 0);
}

type BunTones = (typeof BUNS)[Bun];

function drawHeel(sheet: DrawingSheet, bun: BunTones): string {
  const crumb = sheet.linear([
    [0, '#FFE9C2'],
    [0.3, bun.light],
    [0.55, bun.base],
    [1, bun.shade],
  ]);
  const look = material(sheet, {
    grain: 0.04,
    round: 10,
    bump: 0,
    depth: 20,
    shade: [0.36, 0.13, 0.02],
    dark: 0.8,
    shine: 0.16,
    tight: 12,
  });
  const shape = `M-182 -62C-194 -40 -188 2 -148 6C-60 16 60 16 148 6C188 2 194 -40 182 -62C120 -84 -120 -84 -182 -62Z`;
  return group([
    group(path(shape, { fill: crumb }), { filter: look }),
    oval({ y: -62, rx: 178, ry: 22 }, { fill: '#FBE0B0' }),
  ]);
}

function drawCrown(sheet: DrawingSheet, random: Random, bun: BunTones): string {
  const dome =
    'M-196 -6C-206 -84 -128 -158 0 -158C128 -158 206 -84 196 -6C190 18 120 26 0 26C-120 26 -190 18 -196 -6Z';
  const skin = sheet.radial(
    [
      [0, '#FFE3A6'],
      [0.2, bun.light],
      [0.6, bun.base],
      [1, bun.shade],
    ],
    { x: 0.36, y: 0.22, r: 0.82 },
  );
  const look = material(sheet, {
    grain: 0.018,
    octaves: 2,
    round: 11,
    bump: 0,
    depth: 22,
    shade: [0.36, 0.12, 0.02],
    dark: 0.85,
    shine: 0.2,
    tight: 12,
    stains: [{ colour: [0.62, 0.27, 0.06], channel: 'g', from: 0.54, sharp: 2.4 }],
    drop: { y: 10, opacity: 0.45 },
  });
  const seeds: string[] = [];
  if (bun.seeds) {
    for (let i = 0; i < 46; i++) {
      const angle = random.between(-1.28, 1.28);
      const lift = random.between(0.18, 1);
      const x = Math.sin(angle) * 178 * Math.sqrt(1 - lift * lift * 0.62);
      const y = -18 - lift * 122 * Math.cos(angle * 0.72);
      const seed = sheet.linear(
        [
          [0, '#FFFBEB'],
          [1, '#E9C68C'],
        ],
        60,
      );
      seeds.push(
        place(path('M0 -9C5.4 -5 6 4 0 7.4C-6 4 -5.4 -5 0 -9Z', { fill: seed }), {
          x,
          y,
          turn: random.between(-70, 70) + angle * 40,
          scale: random.between(0.82, 1.08),
        }),
      );
    }
  }
  const seedLook = material(sheet, {
    grain: 0.1,
    bump: 0,
    round: 1.6,
    depth: 4,
    dark: 0.5,
    shine: 0.2,
    drop: { y: 3.4, opacity: 0.7 },
  });
  return group([
    path(dome, { fill: skin, filter: look }),
    path('M-150 -74C-132 -120 -76 -144 -18 -146C-66 -132 -112 -104 -126 -66C-132 -54 -154 -58 -150 -74Z', {
      fill: '#FFF4D2',
      opacity: 0.3,
    }),
    group(seeds, { filter: seedLook }),
  ]);
}
