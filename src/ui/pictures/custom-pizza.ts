import type { PizzaSpec } from './food/pizza.ts';
import { drawServedPizza } from './food/served-pizza.ts';
import { backdrop, WASHES, type PictureWash } from './kit/light.ts';
import { createSheet } from './kit/sheet.ts';
import { PICTURE_SIZES } from './sizes.ts';

/**
 * The pizza that a customer is customising, drawn in the page: a new topping does not move the others. `id` seeds the drawing and makes the ids
 * of its definitions unique on the page.
 */
export function drawCustomPizza(spec: PizzaSpec & { id: string; wash?: PictureWash }): string {
  const { id, wash = 'apricot', ...pizza } = spec;
  const sheet = createSheet(id);
  const body =
    backdrop(sheet, WASHES[wash], PICTURE_SIZES.product) + drawServedPizza(sheet, pizza, WASHES[wash]);
  return sheet.finish(body, PICTURE_SIZES.product);
}
