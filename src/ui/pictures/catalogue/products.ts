import { CHICKEN_PICTURES } from './chicken-pictures.ts';
import { COMBO_PICTURES } from './combo-pictures.ts';
import { MEAL_PICTURES } from './meal-pictures.ts';
import { PIZZA_PICTURES } from './pizza-pictures.ts';
import type { ProductDrawing } from './recipes.ts';
import { SIDE_PICTURES } from './side-pictures.ts';

/** Every product picture by id; a product of the menu names one. */
export const PRODUCTS: Readonly<Record<string, ProductDrawing>> = {
  ...PIZZA_PICTURES,
  ...CHICKEN_PICTURES,
  ...MEAL_PICTURES,
  ...SIDE_PICTURES,
  ...COMBO_PICTURES,
};
