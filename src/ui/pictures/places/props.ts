import { drawMark } from '../brand/mark.ts';
import { contact } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { box, group, oval, path } from '../kit/shapes.ts';
import { num, type DrawingSheet } from '../kit/sheet.ts';

/** The lighting of manufactured things: paper, tin and paint are lit like the food. */
export function made(
  sheet: DrawingSheet,
  spec: { round?: number; depth?: number; shine?: number; drop?: number } = {},
): string {
  const { round = 6, depth = 14, shine = 0.25, drop = 5 } = spec;
  return material(sheet, {
    grain: 0.02,
    bump: 0,
    round,
    depth,
    dark: 0.62,
    shine,
    tight: 20,
    drop: { y: drop, opacity: 0.35 },
    margin: 20,
  });
}

/** A paper bag with rope handles; its foot is at the origin, 280 wide and 360 high. */
export function drawBag(sheet: DrawingSheet): string {
  const front = sheet.linear(
    [
      [0, '#F2CB98'],
      [0.5, '#E0AC70'],
      [1, '#B67E45'],
    ],
    30,
  );
  const crumple = material(sheet, {
    grain: 0.013,
    octaves: 2,
    round: 4,
    bump: 0.5,
    depth: 16,
    shade: [0.4, 0.22, 0.08],
    dark: 0.5,
    shine: 0.08,
    drop: { y: 4, opacity: 0.3 },
  });
  return group([
    contact(sheet, { x: 22, y: 0, rx: 150, ry: 26, opacity: 0.55, soft: 13 }),
    path('M-66 -320C-66 -410 66 -410 66 -320', { stroke: '#A5703C', width: 11 }),
    path('M-140 -316L-128 -4H128L140 -316L112 -330H-112Z', { fill: '#96622E' }),
    group(
      [
        path('M-140 -316L-130 0C-130 6 130 6 130 0L140 -316Z', { fill: front }),
        path('M92 -316L100 4C116 4 130 4 130 0L140 -316Z', { fill: '#9A6836', opacity: 0.55 }),
      ],
      { filter: crumple },
    ),
    path('M-62 -306C-62 -372 62 -372 62 -306', { stroke: '#C98F54', width: 11 }),
    oval({ y: -158, rx: 78, ry: 80 }, { fill: '#FFF6EA', opacity: 0.95 }),
    group(drawMark(sheet), { transform: 'translate(-60 -218) scale(1.2)' }),
  ]);
}

/** A flat square box, seen from above the front edge; open shows what is in it. Around 420 wide. */
export function drawPizzaBox(sheet: DrawingSheet, spec: { open?: string } = {}): string {
  const lid = sheet.linear(
    [
      [0, '#FFF3E0'],
      [0.5, '#F5DDBD'],
      [1, '#D8AE7C'],
    ],
    50,
  );
  const look = made(sheet, { round: 3, depth: 8, shine: 0.05, drop: 7 });
  const ground = contact(sheet, { x: 24, y: 44, rx: 230, ry: 92, opacity: 0.55, soft: 16 });
  if (spec.open === undefined) {
    return group([
      ground,
      group(
        [
          path('M-236 0L0 112L0 152L-236 36Z', { fill: '#D9A870' }),
          path('M236 0L0 112L0 152L236 36Z', { fill: '#A8743E' }),
          path('M-236 0L0 -106L236 0L0 112Z', { fill: lid }),
        ],
        { filter: look },
      ),
      group(drawMark(sheet), { transform: 'matrix(1.16 .55 -1.16 .55 0 -54)' }),
      path('M-60 88L-60 118L0 148L60 118L60 88L0 112Z', { fill: '#0F766E' }),
      path('M-20 118L-6 132L24 106', { stroke: '#FFFFFF', width: 8 }),
    ]);
  }
  return group([
    ground,
    group(
      [
        path('M-236 0L-176 -236L60 -330L0 -106Z', { fill: '#E9C494' }),
        path('M0 -106L60 -330L296 -216L236 0Z', { fill: lid, opacity: 0 }),
      ],
      { filter: look },
    ),
    group(
      [
        path('M-236 0L0 -106L236 0L0 112Z', { fill: '#C99A62' }),
        path('M-206 2L0 -90L206 2L0 98Z', { fill: '#F3DDBC' }),
      ],
      { filter: look },
    ),
    spec.open,
    group(
      [
        path('M-236 0L0 112L0 152L-236 36Z', { fill: '#E0B27C' }),
        path('M236 0L0 112L0 152L236 36Z', { fill: '#AE7B45' }),
      ],
      { filter: look },
    ),
  ]);
}

/** A silver dome on a tray; its foot is at the origin, 400 wide. */
export function drawCloche(sheet: DrawingSheet): string {
  const silver = sheet.linear(
    [
      [0, '#FFFFFF'],
      [0.25, '#DDE3E4'],
      [0.5, '#A9B4B6'],
      [0.72, '#EEF2F2'],
      [1, '#77858A'],
    ],
    16,
  );
  return group([
    contact(sheet, { x: 20, y: 10, rx: 210, ry: 36, opacity: 0.5, soft: 14 }),
    group([oval({ y: -6, rx: 214, ry: 32 }, { fill: silver })], {
      filter: made(sheet, { round: 4, depth: 12, shine: 0.5 }),
    }),
    group(
      [
        path('M-176 -14C-176 -232 176 -232 176 -14C120 8 -120 8 -176 -14Z', { fill: silver }),
        oval({ y: -188, rx: 22, ry: 18 }, { fill: '#E2601F' }),
      ],
      { filter: made(sheet, { round: 10, depth: 18, shine: 0.5 }) },
    ),
    path('M-138 -56C-128 -122 -84 -158 -40 -164C-84 -138 -106 -98 -110 -52Z', {
      fill: '#FFFFFF',
      opacity: 0.8,
    }),
    path('M-176 -14C-120 8 120 8 176 -14V-26C120 -4 -120 -4 -176 -26Z', { fill: '#FFB648', opacity: 0.9 }),
  ]);
}

export function drawHeart(sheet: DrawingSheet, size = 1): string {
  const red = sheet.radial([
    [0, '#FF8A6A'],
    [0.5, '#E1401F'],
    [1, '#9E1E0A'],
  ]);
  return group(
    path('M0 34C-54 0 -46 -42 -20 -42C-8 -42 -2 -34 0 -28C2 -34 8 -42 20 -42C46 -42 54 0 0 34Z', {
      fill: red,
      transform: `scale(${size})`,
    }),
    { filter: made(sheet, { round: 7, depth: 15, shine: 0.5 }) },
  );
}

function starPath(radius: number, inner = 0.5): string {
  const points: string[] = [];
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? radius * inner : radius;
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
    points.push(`${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`);
  }
  return `M${points.join('L')}Z`;
}

export function drawStar(sheet: DrawingSheet, radius: number): string {
  const gold = sheet.linear(
    [
      [0, '#FFE58A'],
      [0.5, '#FFB81F'],
      [1, '#D98206'],
    ],
    60,
  );
  return group(path(starPath(radius), { fill: gold, stroke: '#FFB81F', width: radius * 0.18 }), {
    filter: made(sheet, { round: 6, depth: 14, shine: 0.5 }),
  });
}

/** A coin with the hen's comb on it and without a number. */
export function drawCoin(sheet: DrawingSheet, radius: number): string {
  const gold = sheet.linear(
    [
      [0, '#FFF0AE'],
      [0.5, '#FFC23A'],
      [1, '#C67A06'],
    ],
    50,
  );
  return group([
    group(
      [oval({ y: radius * 0.12, rx: radius }, { fill: '#B46C08' }), oval({ rx: radius }, { fill: gold })],
      { filter: made(sheet, { round: 4, depth: 10, shine: 0.5 }) },
    ),
    oval({ rx: radius * 0.78 }, { stroke: '#D18A10', width: radius * 0.07 }),
    group(
      drawMark(sheet, {
        crust: '#A86406',
        body: '#E29C14',
        comb: '#A86406',
        beak: '#A86406',
        spot: '#FFE08A',
        eye: '#FFE08A',
      }),
      { transform: `translate(${num(-radius * 0.5)} ${num(-radius * 0.5)}) scale(${num(radius / 100)})` },
    ),
  ]);
}

/** A phone whose screen shows the drawing given, made for 220 × 440 from the origin. */
export function drawPhone(sheet: DrawingSheet, screen: string): string {
  const clip = sheet.clip('<rect x="-110" y="-220" width="220" height="440" rx="26"/>');
  return group([
    contact(sheet, { x: 26, y: 232, rx: 130, ry: 28, opacity: 0.5, soft: 13 }),
    group(box({ x: -124, y: -236, w: 248, h: 472, r: 40 }, { fill: '#2B1E18' }), {
      filter: made(sheet, { round: 5, depth: 12, shine: 0.5 }),
    }),
    group([box({ x: -110, y: -220, w: 220, h: 440 }, { fill: '#FFF8F1' }), screen], { clip }),
    box({ x: -32, y: -212, w: 64, h: 14, r: 7 }, { fill: '#2B1E18' }),
    path('M-110 -180L60 -220H-84C-98 -220 -110 -208 -110 -194Z', { fill: '#FFFFFF', opacity: 0.35 }),
  ]);
}

export function drawMagnifier(sheet: DrawingSheet): string {
  const ring = sheet.linear(
    [
      [0, '#FFC98F'],
      [0.5, '#E2601F'],
      [1, '#8E2B08'],
    ],
    50,
  );
  return group([
    group(path('M76 76L168 168', { stroke: '#5A2A12', width: 36 }), {
      filter: made(sheet, { round: 6, shine: 0.4 }),
    }),
    oval({ rx: 100 }, { fill: '#FFFFFF', opacity: 0.35 }),
    group(oval({ rx: 104 }, { stroke: ring, width: 24 }), { filter: made(sheet, { round: 5, shine: 0.5 }) }),
    path('M-66 -34C-54 -62 -26 -76 0 -76', { stroke: '#FFFFFF', width: 11, opacity: 0.8 }),
  ]);
}
