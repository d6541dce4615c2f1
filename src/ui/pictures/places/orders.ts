import { drawDish } from '../catalogue/dishes.ts';
import type { Art } from '../catalogue/picture.ts';
import { PIZZA_VEGGIE_SUPREME } from '../catalogue/recipes.ts';
import { drawGlass } from '../food/drinks.ts';
import { drawPizza } from '../food/pizza.ts';
import { contact, plate, steam, WASHES } from '../kit/light.ts';
import { box, group, oval, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { category } from './categories.ts';
import { drawBag, made } from './props.ts';
import { drawCar, drawScooter, drawTrainFront } from './vehicles.ts';

/** One picture for each order type. */
export const ORDER_TYPES = {
  'order-delivery': category('honey', (sheet) =>
    group([road(sheet, 560), place(drawScooter(sheet), { x: 326, y: 560, scale: 1.1 })]),
  ),
  'order-takeaway': category('apricot', (sheet) =>
    group([
      place(drawGlass(sheet, { liquid: 'cola', garnish: 'lemon' }), { x: 494, y: 560, scale: 0.82 }),
      place(drawBag(sheet), { x: 276, y: 576, scale: 1.3 }),
    ]),
  ),
  'order-dinein': category('leaf', drawTable),
  'order-curbside': category('sea', (sheet) =>
    group([drawShop(sheet), road(sheet, 560), place(drawCar(sheet), { x: 320, y: 566, scale: 1.1 })]),
  ),
  'order-train': category('apricot', (sheet) =>
    group([hills(sheet), place(drawTrainFront(sheet), { x: 320, y: 600, scale: 1.18 })]),
  ),
} as const satisfies Record<string, Art>;

function road(sheet: DrawingSheet, y: number): string {
  return box(
    { x: 0, y: y - 18, w: 640, h: 640 - y + 18 },
    {
      fill: sheet.linear([
        [0, '#7A5A46', 0.35],
        [1, '#7A5A46', 0.12],
      ]),
    },
  );
}

function hills(sheet: DrawingSheet): string {
  const near = sheet.linear([
    [0, '#A9C977'],
    [1, '#6E9B4A'],
  ]);
  const far = sheet.linear([
    [0, '#F3B98A'],
    [1, '#E39A66'],
  ]);
  return group([
    oval({ x: 470, y: 180, rx: 62 }, { fill: '#FFF3D6', opacity: 0.9 }),
    path('M0 420C90 300 180 300 280 390C360 300 500 270 640 400V640H0Z', { fill: far, opacity: 0.55 }),
    path('M0 500C140 440 240 470 320 500C420 450 520 440 640 500V640H0Z', { fill: near }),
  ]);
}

/** The shop behind the kerb: an awning, a lit window. */
function drawShop(sheet: DrawingSheet): string {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = 66 + i * 64;
    return path(`M${x} 150H${x + 64}V236A32 30 0 0 1 ${x} 236Z`, { fill: i % 2 ? '#FFF6EA' : '#E8641F' });
  });
  return group([
    box(
      { x: 84, y: 200, w: 476, h: 344, r: 8 },
      {
        fill: sheet.linear([
          [0, '#FFF8EE'],
          [1, '#EBD6BC'],
        ]),
      },
    ),
    box(
      { x: 116, y: 280, w: 240, h: 180, r: 10 },
      {
        fill: sheet.linear([
          [0, '#FFE9A8'],
          [1, '#FFC066'],
        ]),
      },
    ),
    box(
      { x: 400, y: 274, w: 122, h: 270, r: 10 },
      {
        fill: sheet.linear([
          [0, '#2A9A8C'],
          [1, '#0C5C54'],
        ]),
      },
    ),
    box({ x: 420, y: 296, w: 82, h: 110, r: 8 }, { fill: '#FFE2A0' }),
    group(stripes, { filter: made(sheet, { round: 5, depth: 10, shine: 0.15, drop: 8 }) }),
  ]);
}

function drawTable(sheet: DrawingSheet): string {
  const wood = sheet.linear(
    [
      [0, '#E9B77E'],
      [0.5, '#C88A4C'],
      [1, '#8A5526'],
    ],
    40,
  );
  const seat = sheet.linear(
    [
      [0, '#38B2A4'],
      [0.5, '#12807A'],
      [1, '#07433E'],
    ],
    40,
  );
  const look = made(sheet, { round: 7, depth: 16, shine: 0.25 });
  const chair = (x: number, flip: number) =>
    group(
      group([
        path('M-60 -250C-66 -270 -30 -274 -26 -254L-10 -60H-44Z', { fill: wood }),
        path('M-50 -96C-10 -112 60 -108 74 -92C76 -74 60 -68 30 -68H-36C-50 -70 -56 -84 -50 -96Z', {
          fill: seat,
        }),
        path('M-34 -66L-42 60M52 -68L58 60', { stroke: '#8A5526', width: 17 }),
      ]),
      { transform: `translate(${x} 500) scale(${flip} 1)`, filter: look },
    );
  const lamp = group([
    path('M320 0V70', { stroke: '#5A3A26', width: 6 }),
    group(
      path('M230 150C236 92 276 66 320 66C364 66 404 92 410 150C370 164 270 164 230 150Z', {
        fill: sheet.linear(
          [
            [0, '#FFA35E'],
            [0.5, '#E8641F'],
            [1, '#9A330A'],
          ],
          30,
        ),
      }),
      { filter: look },
    ),
    oval({ x: 320, y: 152, rx: 84, ry: 11 }, { fill: '#FFF3C0' }),
  ]);
  return group([
    path('M236 156L60 460H580L404 156Z', {
      fill: sheet.linear([
        [0, '#FFF3C0', 0.75],
        [1, '#FFF3C0', 0],
      ]),
    }),
    lamp,
    contact(sheet, { x: 330, y: 580, rx: 250, ry: 30, opacity: 0.35, soft: 14 }),
    chair(92, 1),
    chair(548, -1),
    group(
      [
        path('M296 440L286 580H354L344 440Z', { fill: wood }),
        oval({ x: 320, y: 582, rx: 92, ry: 17 }, { fill: '#8A5526' }),
      ],
      { filter: look },
    ),
    group(
      [
        oval({ x: 320, y: 430, rx: 226, ry: 70 }, { fill: '#8A5526' }),
        oval({ x: 320, y: 414, rx: 226, ry: 70 }, { fill: wood }),
      ],
      { filter: look },
    ),
    plate(sheet, WASHES.leaf, { x: 292, y: 400, rx: 132, ry: 46 }),
    place(drawPizza(sheet, PIZZA_VEGGIE_SUPREME, 116), { x: 292, y: 390, squash: 0.46 }),
    place(drawDish(sheet, { dish: 'glass', glass: { liquid: 'iced-tea', garnish: 'mint' } }, 'leaf'), {
      x: 396,
      y: 242,
      scale: 0.27,
    }),
    steam(sheet, { x: 290, y: 370, height: 130, spread: 50 }),
  ]);
}
