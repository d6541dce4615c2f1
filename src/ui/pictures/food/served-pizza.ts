import { drawBoard } from '../kit/board.ts';
import { plate, type Wash } from '../kit/light.ts';
import { group, place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawPizza, drawToppingHeap, type PizzaSpec } from './pizza.ts';

/** Where the picture is looked at from: what is there is moved and enlarged as a whole. */
const VIEWS = {
  whole: { x: 0, y: 0, scale: 1 },
  'near-left': { x: -262, y: -52, scale: 1.42 },
  'near-right': { x: -8, y: -60, scale: 1.42 },
  cut: { x: 0, y: 0, scale: 1 },
} as const;

/** The slice that is drawn out, from the middle of the pizza to beyond its edge, and by how much it is. */
const SLICE = '0,0 420,60 250,420';
const ELSE = '0,0 420,60 420,-420 -420,-420 -420,420 250,420';
const DRAWN = { x: 34, y: 30 } as const;

/** A pizza on its plate or board, composed for a 640 square. */
export function drawServedPizza(sheet: DrawingSheet, spec: PizzaSpec, wash: Wash): string {
  const { served = 'plate', seen = 'whole', beside } = spec;
  const isOnPlate = served === 'plate';
  const under = isOnPlate
    ? plate(sheet, wash, { x: 320, y: 336, rx: 306, ry: 264 })
    : drawBoard(sheet, { x: 320, y: 334, rx: 312, ry: 266 }, served === 'slate' ? 'slate' : 'wood');
  const radius = !isOnPlate ? 272 : spec.small ? 262 : 282;
  const pizza = drawPizza(sheet, spec, seen === 'cut' ? radius - 14 : radius);
  const at = { x: seen === 'cut' ? 310 : 320, y: isOnPlate ? 318 : 312 };
  const whole =
    seen === 'cut'
      ? part(sheet, { pizza, corners: ELSE, at }) +
        part(sheet, { pizza, corners: SLICE, at: { x: at.x + DRAWN.x, y: at.y + DRAWN.y } })
      : place(pizza, at);
  const heap = beside && place(drawToppingHeap(sheet, beside), { x: 92, y: 566, scale: 0.5 });
  return place(under + whole, VIEWS[seen]) + (heap ?? '');
}

interface PartOf {
  readonly pizza: string;
  readonly corners: string;
  readonly at: { readonly x: number; readonly y: number };
}

function part(sheet: DrawingSheet, { pizza, corners, at }: PartOf): string {
  const clip = sheet.clip(`<polygon points="${corners}"/>`);
  return place(`<g clip-path="${clip}">${group(pizza)}</g>`, at);
}
