import type { PizzaSpec } from './food/pizza.ts';
import { drawServedPizza } from './food/served-pizza.ts';
import { backdrop, WASHES, type PictureWash } from './kit/light.ts';
import { createSheet } from './kit/sheet.ts';
import { PICTURE_SIZES } from './sizes.ts';

/**
 * A pizza as a guest is making it: drawn in the page, where topping after topping stays where it was put. `id` seeds
 * the drawing and keeps its definitions apart from those of any other on the page.
 */
export function drawCustomPizza(spec: PizzaSpec & { id: string; wash?: PictureWash }): string {
  const { id, wash = 'apricot', ...pizza } = spec;
  const sheet = createSheet(id);
  const body =
    backdrop(sheet, WASHES[wash], PICTURE_SIZES.product) + drawServedPizza(sheet, pizza, WASHES[wash]);
  return sheet.finish(body, PICTURE_SIZES.product);
}
