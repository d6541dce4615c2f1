import { drawLayer } from '../food/burger-layers.ts';
import { drawScoop } from '../food/cups.ts';
import { drawToppingHeap, type Topping } from '../food/pizza.ts';
import { backdrop, plate, WASHES, type PictureWash } from '../kit/light.ts';
import { material } from '../kit/materials.ts';
import { group, path, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { PICTURE_SIZES } from '../sizes.ts';
import { drawDish } from './dishes.ts';
import type { Art } from './picture.ts';
import { SIDE_PICTURES } from './side-pictures.ts';

function ingredient(wash: PictureWash, paint: (sheet: DrawingSheet) => string): Art {
  return {
    kind: 'ingredient',
    paint: (sheet) => backdrop(sheet, WASHES[wash], PICTURE_SIZES.ingredient) + paint(sheet),
  };
}

function topping(name: Topping, wash: PictureWash): Art {
  return ingredient(wash, (sheet) =>
    group([
      plate(sheet, WASHES[wash], { x: 160, y: 170, rx: 152, ry: 132 }),
      place(drawToppingHeap(sheet, name), { x: 160, y: 160 }),
    ]),
  );
}

/** One layer of a burger, close to. */
function layer(which: Parameters<typeof drawLayer>[2], wash: PictureWash): Art {
  return ingredient(wash, (sheet) =>
    group([
      plate(sheet, WASHES[wash], { x: 160, y: 190, rx: 152, ry: 100 }),
      place(drawLayer(sheet, sheet.random('layer'), which), { x: 160, y: 186, scale: 0.66 }),
    ]),
  );
}

/** Two slices of cheese, one across the other. */
function drawSlices(sheet: DrawingSheet): string {
  const slab = sheet.linear(
    [
      [0, '#FFE27A'],
      [0.5, '#FFC63C'],
      [1, '#F2A21A'],
    ],
    50,
  );
  const look = material(sheet, {
    grain: 0.02,
    bump: 0,
    round: 4,
    depth: 9,
    shade: [0.75, 0.32, 0.02],
    dark: 0.7,
    shine: 0.35,
    tight: 22,
    drop: { y: 7, opacity: 0.4 },
  });
  const slice =
    'M-104 -4C-106 -12 -8 -66 0 -66C10 -66 106 -12 104 -2C102 8 8 62 -2 62C-12 62 -104 6 -104 -4Z';
  return group([
    plate(sheet, WASHES.honey, { x: 160, y: 176, rx: 152, ry: 124 }),
    group(path(slice, { fill: slab, transform: 'translate(146 146)' }), { filter: look }),
    group(path(slice, { fill: slab, transform: 'translate(174 186) scale(-1 1)' }), { filter: look }),
  ]);
}

/** What can be added to a product, one picture for each add-on that can be drawn. */
export const INGREDIENTS = {
  'topping-cheese': topping('mozzarella', 'honey'),
  'topping-onion': topping('onion', 'leaf'),
  'topping-capsicum': topping('capsicum', 'leaf'),
  'topping-tomato': topping('tomato', 'leaf'),
  'topping-sweet-corn': topping('corn', 'leaf'),
  'topping-mushroom': topping('mushroom', 'leaf'),
  'topping-black-olive': topping('olive', 'leaf'),
  'topping-jalapeno': topping('jalapeno', 'leaf'),
  'topping-red-pepper': topping('red-pepper', 'leaf'),
  'topping-red-chilli': topping('red-chilli', 'leaf'),
  'topping-pineapple': topping('pineapple', 'leaf'),
  'topping-spinach': topping('spinach', 'leaf'),
  'topping-paneer': topping('paneer-tikka', 'leaf'),
  'topping-chicken-tikka': topping('chicken-tikka', 'ember'),
  'topping-grilled-chicken': topping('grilled-chicken', 'ember'),
  'topping-peri-peri-chicken': topping('peri-peri-chicken', 'ember'),
  'topping-pepper-chicken': topping('pepper-chicken', 'ember'),
  'topping-barbecue-chicken': topping('bbq-chicken', 'ember'),
  'topping-chicken-sausage': topping('chicken-sausage', 'ember'),
  'topping-chicken-keema': topping('keema', 'ember'),
  'topping-seekh-kebab': topping('seekh-kebab', 'ember'),
  'topping-cheese-slice': ingredient('honey', drawSlices),
  'topping-chicken-patty': layer({ kind: 'crispy' }, 'ember'),
  'topping-veg-patty': layer({ kind: 'veg', tone: 'garden' }, 'leaf'),
  'topping-scoop': ingredient('rose', (sheet) =>
    place(drawScoop(sheet, 'vanilla'), { x: 160, y: 156, scale: 1.2 }),
  ),
  'topping-meal': ingredient('apricot', (sheet) =>
    group([
      place(drawDish(sheet, SIDE_PICTURES.fries.dish, 'apricot'), { x: 4, y: 52, scale: 0.36 }),
      place(drawDish(sheet, SIDE_PICTURES['drink-cola'].dish, 'apricot'), { x: 118, y: 40, scale: 0.4 }),
    ]),
  ),
  'topping-dip-cheesy-jalapeno': ingredient('honey', (sheet) =>
    place(drawDish(sheet, SIDE_PICTURES['dip-cheesy-jalapeno'].dish, 'honey'), { scale: 0.5 }),
  ),
  'topping-dip-peri-peri': ingredient('honey', (sheet) =>
    place(drawDish(sheet, SIDE_PICTURES['dip-peri-peri'].dish, 'honey'), { scale: 0.5 }),
  ),
  'topping-dip-mint': ingredient('honey', (sheet) =>
    place(drawDish(sheet, SIDE_PICTURES['dip-mint'].dish, 'honey'), { scale: 0.5 }),
  ),
  'topping-dip-garlic-mayo': ingredient('honey', (sheet) =>
    place(drawDish(sheet, SIDE_PICTURES['dip-garlic-mayo'].dish, 'honey'), { scale: 0.5 }),
  ),
} as const satisfies Record<string, Art>;
