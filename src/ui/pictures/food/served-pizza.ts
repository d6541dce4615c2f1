import { drawBoard } from '../kit/board.ts';
import { plate, type Wash } from '../kit/light.ts';
import { place } from '../kit/shapes.ts';
import type { DrawingSheet } from '../kit/sheet.ts';
import { drawPizza, type PizzaSpec } from './pizza.ts';

/** A pizza on its plate or board, composed for a 640 square. */
export function drawServedPizza(sheet: DrawingSheet, spec: PizzaSpec, wash: Wash): string {
  if (spec.served === 'board')
    return (
      drawBoard(sheet, { x: 320, y: 334, rx: 312, ry: 266 }) +
      place(drawPizza(sheet, spec, 272), { x: 320, y: 312 })
    );
  return (
    plate(sheet, wash, { x: 320, y: 336, rx: 306, ry: 264 }) +
    place(drawPizza(sheet, spec, spec.small ? 262 : 282), { x: 320, y: 318 })
  );
}
