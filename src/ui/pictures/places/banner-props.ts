import { BUCKET_PIECES, PIZZA_VEGGIE_SUPREME } from '../catalogue/recipes.ts';
import { drawPizza } from '../food/pizza.ts';
import { material } from '../kit/materials.ts';
import { box, group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { stand } from './banner-kit.ts';
import { drawHen } from './hen.ts';
import { made } from './props.ts';

export function drawPump(sheet: DrawingSheet, x: number, y: number): string {
  const gel = sheet.linear(
    [
      [0, '#E9FFFB'],
      [0.4, '#9FE0D6'],
      [1, '#3E9E92'],
    ],
    20,
  );
  const look = made(sheet, { round: 6, depth: 14, shine: 0.5 });
  return group(
    [
      oval({ x: 14, y: 2, rx: 70, ry: 16 }, { fill: '#08302C', opacity: 0.3 }),
      group(box({ x: -56, y: -176, w: 112, h: 178, r: 26 }, { fill: gel }), { filter: look }),
      group(
        [
          box({ x: -26, y: -206, w: 52, h: 34, r: 8 }, { fill: '#0F766E' }),
          box({ x: -9, y: -250, w: 18, h: 50, r: 6 }, { fill: '#DDEBE8' }),
          path('M-62 -264C-30 -276 30 -276 40 -262V-244H-40C-44 -240 -46 -234 -58 -232Z', {
            fill: '#0F766E',
          }),
        ],
        { filter: look },
      ),
      path('M-14 -78L-2 -64L22 -96', { stroke: '#FFFFFF', width: 11 }),
      path('M-38 -150V-30', { stroke: '#FFFFFF', width: 9, opacity: 0.6 }),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

export function sunburst(sheet: DrawingSheet, x: number, y: number): string {
  const rays = Array.from({ length: 16 }, (_, i) =>
    path('M0 0L-40 -560H40Z', {
      fill: sheet.linear([
        [0, '#FFFFFF', 0],
        [0.5, '#FFFFFF', 0.4],
        [1, '#FFFFFF', 0.1],
      ]),
      transform: `translate(${x} ${y}) rotate(${i * 22.5})`,
    }),
  );
  return group(rays, { clip: sheet.clip('<rect x="420" y="0" width="780" height="400"/>') });
}

export function drawCricket(sheet: DrawingSheet): string {
  const willow = sheet.linear(
    [
      [0, '#FFE3AE'],
      [0.5, '#E5B46C'],
      [1, '#A8743A'],
    ],
    0,
  );
  const leather = sheet.radial([
    [0, '#F06A4C'],
    [0.5, '#B8220E'],
    [1, '#650D04'],
  ]);
  const look = made(sheet, { round: 6, depth: 14, shine: 0.3 });
  const stumps = [0, 1, 2].map((i) =>
    box({ x: 640 + i * 34, y: 250, w: 15, h: 250, r: 7 }, { fill: willow }),
  );
  return group([
    path('M560 600L640 366H1120L1200 600Z', { fill: '#E7D3A0', opacity: 0.55 }),
    group(
      [
        ...stumps,
        box({ x: 640, y: 240, w: 46, h: 11, r: 5 }, { fill: '#8A5526' }),
        box({ x: 686, y: 238, w: 40, h: 11, r: 5 }, { fill: '#8A5526' }),
      ],
      { filter: look },
    ),
    stand(sheet, { dish: 'bucket', pieces: BUCKET_PIECES }, { x: 862, y: 540, scale: 0.76 }),
    group(
      group(
        [
          box({ x: -38, y: -250, w: 76, h: 270, r: 22 }, { fill: willow }),
          path('M0 -240V6', { stroke: '#B98A4C', width: 5 }),
          box({ x: -12, y: -400, w: 24, h: 164, r: 10 }, { fill: '#C2410C' }),
        ],
        { transform: 'translate(1096 520) rotate(14)' },
      ),
      { filter: look },
    ),
    oval({ x: 1010, y: 556, rx: 54, ry: 12 }, { fill: '#2A3A10', opacity: 0.4 }),
    group(oval({ x: 1000, y: 516, rx: 44 }, { fill: leather }), {
      filter: made(sheet, { round: 10, depth: 18, shine: 0.6 }),
    }),
    path('M974 484C992 502 1000 530 996 558', { stroke: '#FFE9D0', width: 4.5 }),
  ]);
}

export function drawScreen(sheet: DrawingSheet): string {
  const rows = [0, 1].map((i) =>
    group([
      box({ x: -92, y: 60 + i * 74, w: 184, h: 62, r: 14 }, { fill: '#FFFFFF' }),
      oval({ x: -62, y: 91 + i * 74, rx: 22 }, { fill: i ? '#FFB648' : '#E8641F' }),
      box({ x: -30, y: 76 + i * 74, w: 88, h: 10, r: 5 }, { fill: '#D8C8BA' }),
      box({ x: -30, y: 96 + i * 74, w: 54, h: 9, r: 4 }, { fill: '#EADFD5' }),
    ]),
  );
  return group([
    box({ x: -92, y: -180, w: 184, h: 222, r: 18 }, { fill: '#FFDFC2' }),
    place(drawPizza(sheet, PIZZA_VEGGIE_SUPREME, 84), { y: -74 }),
    ...rows,
    box({ x: -92, y: 172, w: 184, h: 36, r: 18 }, { fill: '#C2410C' }),
  ]);
}

export function drawOven(sheet: DrawingSheet): string {
  const brick = sheet.linear(
    [
      [0, '#B4623A'],
      [0.5, '#8A4020'],
      [1, '#4A1E0C'],
    ],
    60,
  );
  const fire = sheet.radial(
    [
      [0, '#FFF2B0'],
      [0.35, '#FFB23A'],
      [0.7, '#D8501A'],
      [1, '#3A0F04'],
    ],
    { x: 0.3, y: 0.7, r: 0.8 },
  );
  const stone = material(sheet, { grain: 0.05, octaves: 2, round: 4, bump: 0.3, depth: 10, dark: 0.8 });
  const bricks = Array.from({ length: 13 }, (_, i) =>
    box(
      { x: -27, y: -286, w: 54, h: 66, r: 8 },
      { fill: brick, transform: `translate(880 430) rotate(${-90 + i * 15})` },
    ),
  );
  const flame = (x: number, size: number) =>
    place(
      path('M0 0C-44 -20 -40 -70 -10 -100C-8 -76 6 -74 10 -96C40 -66 44 -20 0 0Z', {
        fill: sheet.linear([
          [0, '#FFE48A'],
          [0.5, '#FF9A2A'],
          [1, '#E0521A'],
        ]),
      }),
      { x, y: 420, scale: size },
    );
  return group([
    path('M560 430C560 60 1200 60 1200 430Z', { fill: '#5A2812' }),
    path('M654 430C654 130 1106 130 1106 430Z', { fill: fire }),
    flame(720, 1.2),
    flame(768, 0.9),
    flame(690, 0.8),
    group(bricks, { filter: stone }),
    oval({ x: 900, y: 434, rx: 250, ry: 60 }, { fill: '#FFB23A', opacity: 0.18 }),
    place(drawPizza(sheet, { toppings: ['mozzarella', 'tomato', 'basil'] }, 196), {
      x: 900,
      y: 470,
      squash: 0.5,
    }),
    place(drawHen(sheet, { chef: true }), { x: 610, y: 560, scale: 0.8 }),
  ]);
}

export function drawPizzaClock(sheet: DrawingSheet): string {
  const rim = sheet.linear(
    [
      [0, '#FFA35E'],
      [0.5, '#E2601F'],
      [1, '#8E2B08'],
    ],
    50,
  );
  const look = made(sheet, { round: 7, depth: 16, shine: 0.5 });
  const bell = (side: number) =>
    path(`M${side * 60} -216C${side * 84} -282 ${side * 196} -238 ${side * 176} -150Z`, { fill: '#FFC24A' });
  return group(
    [
      oval({ x: 16, y: 238, rx: 200, ry: 30 }, { fill: '#1C0904', opacity: 0.6 }),
      group(
        [
          path('M-120 170L-164 240M120 170L164 240', { stroke: '#6B2A0C', width: 28 }),
          bell(-1),
          bell(1),
          box({ x: -16, y: -262, w: 32, h: 40, r: 10 }, { fill: '#6B2A0C' }),
        ],
        { filter: look },
      ),
      group(oval({ rx: 216 }, { fill: rim }), { filter: look }),
      oval({ rx: 184 }, { fill: '#3A1608' }),
      place(drawPizza(sheet, { toppings: ['capsicum', 'chicken-sausage'] }, 182), { squash: 1.17 }),
      group(
        [
          path('M0 0V-128', { stroke: '#231815', width: 17 }),
          path('M0 0L84 48', { stroke: '#231815', width: 21 }),
          oval({ rx: 21 }, { fill: '#FFF4E0' }),
        ],
        { filter: made(sheet, { round: 3, depth: 8, shine: 0.4, drop: 9 }) },
      ),
    ],
    { transform: 'translate(790 316)' },
  );
}
