import { drawPizza, type PizzaSpec } from './food/pizza.ts';
import { backdrop, plate, WASHES, type WashName } from './kit/light.ts';
import { place } from './kit/shapes.ts';
import { createSheet } from './kit/sheet.ts';
import { PICTURE_SIZES } from './sizes.ts';

/**
 * A pizza as a guest is making it: drawn in the page, where topping after topping stays where it was put. `id` seeds
 * the drawing and keeps its definitions apart from those of any other on the page.
 */
export function drawCustomPizza(spec: PizzaSpec & { id: string; wash?: WashName }): string {
  const { id, wash = 'apricot', ...pizza } = spec;
  const sheet = createSheet(id);
  const body =
    backdrop(sheet, WASHES[wash], PICTURE_SIZES.product) +
    plate(sheet, WASHES[wash], { x: 320, y: 336, rx: 306, ry: 264 }) +
    place(drawPizza(sheet, pizza, 282), { x: 320, y: 318 });
  return sheet.finish(body, PICTURE_SIZES.product);
}
