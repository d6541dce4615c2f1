import { type Dish, drawDish } from '../catalogue/dishes.ts';
import type { Art } from '../catalogue/picture.ts';
import {
  BUCKET_PIECES,
  CRISPY_LAYERS,
  DRUMSTICKS,
  PIZZA_CHICKEN_TIKKA,
  PIZZA_VEGGIE_SUPREME,
} from '../catalogue/recipes.ts';
import { drawPulledPizza } from '../food/pizza-slice.ts';
import { tomatoSlice } from '../food/toppings-veg.ts';
import { drawBoard } from '../kit/board.ts';
import { backdrop, contact, steam, WASHES, type PictureWash } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { blob, box, group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawCoin, made } from './props.ts';

const SQUARE = { width: 640, height: 640 };

type Stand = { dish: Dish; x: number; y: number; scale: number };

export function category(wash: PictureWash, paint: (sheet: DrawingSheet) => string): Art {
  return { kind: 'category', paint: (sheet) => backdrop(sheet, WASHES[wash], SQUARE) + paint(sheet) };
}

function dishes(wash: PictureWash, items: readonly Stand[]): Art {
  return category(wash, (sheet) => drawDish(sheet, { dish: 'combo', items }, wash));
}

/** The near part of a pizza, close up, with one slice drawn away. */
function closePizza(wash: PictureWash, pizza: Parameters<typeof drawPulledPizza>[1]['pizza']): Art {
  return category(wash, (sheet) =>
    group([
      drawBoard(sheet, { x: 300, y: 318, rx: 316, ry: 268 }),
      place(drawPulledPizza(sheet, { pizza, from: 38, to: 78, pull: 92, radius: 270 }), { x: 296, y: 292 }),
      steam(sheet, { x: 250, y: 250, height: 230 }),
    ]),
  );
}

export const CATEGORIES = {
  'category-veg-pizza': closePizza('leaf', PIZZA_VEGGIE_SUPREME),
  'category-non-veg-pizza': closePizza('ember', PIZZA_CHICKEN_TIKKA),
  'category-pizza-mania': dishes('honey', [
    { dish: { dish: 'pizza', pizza: { toppings: ['corn'] } }, x: 216, y: 188, scale: 0.62 },
    { dish: { dish: 'pizza', pizza: { toppings: ['tomato'] } }, x: 440, y: 318, scale: 0.62 },
    { dish: { dish: 'pizza', pizza: { toppings: ['capsicum', 'onion'] } }, x: 220, y: 452, scale: 0.62 },
  ]),
  'category-chicken': dishes('honey', [
    { dish: { dish: 'bucket', pieces: BUCKET_PIECES }, x: 256, y: 272, scale: 0.86 },
    { dish: { dish: 'chicken', pieces: DRUMSTICKS }, x: 438, y: 462, scale: 0.58 },
  ]),
  'category-burgers': dishes('apricot', [
    { dish: { dish: 'burger', burger: { layers: CRISPY_LAYERS } }, x: 320, y: 320, scale: 1.08 },
  ]),
  'category-bowls-wraps': dishes('leaf', [
    {
      dish: { dish: 'wrap', wrap: { filling: 'chicken-tikka', sauce: 'mint', paper: 'teal' } },
      x: 440,
      y: 256,
      scale: 0.7,
    },
    {
      dish: {
        dish: 'bowl',
        bowl: { gravy: 'makhani', pieces: 'butter-chicken', rice: 'jeera', garnish: ['coriander'] },
      },
      x: 246,
      y: 410,
      scale: 0.78,
    },
  ]),
  'category-sides': dishes('honey', [
    { dish: { dish: 'fries' }, x: 236, y: 280, scale: 0.84 },
    { dish: { dish: 'garlic-bread' }, x: 430, y: 444, scale: 0.62 },
    { dish: { dish: 'dips', kinds: ['peri-peri'] }, x: 160, y: 548, scale: 0.36 },
  ]),
  'category-desserts': dishes('rose', [
    {
      dish: { dish: 'cup', layers: ['#3C180A', '#8A5430', '#F3DFC0', '#5E2C14'], top: 'cream' },
      x: 470,
      y: 260,
      scale: 0.74,
    },
    { dish: { dish: 'lava-cake' }, x: 262, y: 380, scale: 0.82 },
  ]),
  'category-beverages': dishes('sea', [
    { dish: { dish: 'glass', glass: { liquid: 'iced-tea' } }, x: 190, y: 290, scale: 0.82 },
    { dish: { dish: 'shake', flavour: 'chocolate' }, x: 462, y: 290, scale: 0.82 },
    { dish: { dish: 'glass', glass: { liquid: 'lemonade' } }, x: 326, y: 346, scale: 0.86 },
  ]),
  'category-combos': dishes('ember', [
    { dish: { dish: 'glass', glass: { liquid: 'cola' } }, x: 490, y: 236, scale: 0.68 },
    { dish: { dish: 'fries' }, x: 168, y: 240, scale: 0.62 },
    { dish: { dish: 'burger', burger: { layers: CRISPY_LAYERS } }, x: 330, y: 400, scale: 0.84 },
  ]),
  'category-edv': category('apricot', (sheet) =>
    group([
      drawDish(
        sheet,
        {
          dish: 'combo',
          items: [
            { dish: { dish: 'pizza', pizza: { toppings: ['corn', 'onion'] } }, x: 276, y: 262, scale: 0.8 },
          ],
        },
        'apricot',
      ),
      ...[0, 1, 2, 3].map((i) => place(drawCoin(sheet, 84), { x: 486, y: 550 - i * 24, squash: 0.42 })),
      place(drawCoin(sheet, 92), { x: 366, y: 512, turn: -10 }),
    ]),
  ),
  'category-daily-essentials': category('sea', drawGroceries),
} as const satisfies Record<string, Art>;

function drawGroceries(sheet: DrawingSheet): string {
  const random = sheet.random('groceries');
  const crust = sheet.radial([
    [0, '#FFD48E'],
    [0.5, '#D88F3C'],
    [1, '#85420F'],
  ]);
  const shell = sheet.radial([
    [0, '#FFF6E6'],
    [0.55, '#F2D2A8'],
    [1, '#B07E4A'],
  ]);
  const carton = sheet.linear(
    [
      [0, '#FFFFFF'],
      [0.6, '#F3F8F7'],
      [1, '#B9D5D0'],
    ],
    20,
  );
  const teal = sheet.linear(
    [
      [0, '#3FB7A8'],
      [0.5, '#13857A'],
      [1, '#07433E'],
    ],
    20,
  );
  const baked = material(sheet, {
    grain: 0.03,
    octaves: 3,
    round: 12,
    bump: 0.16,
    depth: 24,
    shade: [0.4, 0.15, 0.03],
    shine: 0.2,
    tight: 12,
    stains: [{ colour: [0.6, 0.28, 0.07], channel: 'g', from: 0.54, sharp: 4 }],
    drop: { y: 7, opacity: 0.4 },
  });
  const paper = made(sheet, { round: 4, depth: 10, shine: 0.12 });
  const egg = (x: number, y: number, turn: number) =>
    group(
      path('M0 -62C30 -62 46 -18 46 8C46 38 26 54 0 54C-26 54 -46 38 -46 8C-46 -18 -30 -62 0 -62Z', {
        fill: shell,
        transform: `translate(${x} ${y}) rotate(${turn})`,
      }),
      { filter: made(sheet, { round: 10, depth: 18, shine: 0.2 }) },
    );
  return group([
    contact(sheet, { x: 330, y: 536, rx: 270, ry: 44, opacity: 0.45, soft: 18 }),
    group(
      [
        path('M116 176L150 128H250L284 176V520C284 530 116 530 116 520Z', { fill: carton }),
        path('M116 300H284V420H116Z', { fill: teal }),
        path('M150 128H250V96H150Z', { fill: carton }),
        box({ x: 184, y: 84, w: 50, h: 26, r: 7 }, { fill: teal }),
      ],
      { filter: paper },
    ),
    path('M200 322C220 350 230 366 230 382A30 30 0 0 1 170 382C170 366 180 350 200 322Z', {
      fill: '#FFFFFF',
    }),
    group(
      path(
        'M276 420C258 330 300 258 352 262C388 232 452 238 470 272C534 262 578 320 560 420C556 460 280 460 276 420Z',
        { fill: crust },
      ),
      { filter: baked },
    ),
    path('M336 300C348 330 350 350 346 384M410 278C424 312 426 344 422 384M486 300C496 324 498 350 494 384', {
      stroke: '#FFE3B0',
      width: 15,
      opacity: 0.65,
    }),
    egg(392, 486, -18),
    egg(486, 494, 16),
    group(
      [
        oval(
          { x: 290, y: 500, rx: 58, ry: 54 },
          {
            fill: sheet.radial([
              [0, '#FF8A6A'],
              [0.5, '#DA3A20'],
              [1, '#8F190A'],
            ]),
          },
        ),
        path(
          'M290 448C276 436 262 442 258 452C272 458 282 456 290 450C296 460 312 462 322 452C314 442 302 438 290 448Z',
          { fill: '#4E8A2C' },
        ),
      ],
      { filter: made(sheet, { round: 10, depth: 18, shine: 0.6 }) },
    ),
    place(tomatoSlice(sheet, random), { x: 200, y: 540, scale: 1.05, squash: 0.6 }),
    path(blob(random, { rx: 7, ry: 4, x: 560, y: 540 }), { fill: '#C98F4E' }),
  ]);
}
