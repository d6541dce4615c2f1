import { CHICKEN_PICTURES } from './chicken-pictures.ts';
import { MEAL_PICTURES } from './meal-pictures.ts';
import {
  BUCKET_PIECES,
  combo,
  CRISPY_LAYERS,
  PANEER_LAYERS,
  PIZZA_CHICKEN_TIKKA,
  PIZZA_CORN_CHEESE,
  PIZZA_FARMHOUSE,
  PIZZA_MARGHERITA,
  PIZZA_SAUSAGE,
  type ProductDrawing,
} from './recipes.ts';
import { SIDE_PICTURES } from './side-pictures.ts';

const FRIES = SIDE_PICTURES.fries.dish;
const COLA = SIDE_PICTURES['drink-cola'].dish;
const BUCKET = { dish: 'bucket', pieces: BUCKET_PIECES } as const;

export const COMBO_PICTURES = {
  'combo-pizza-duo': combo('ember', [
    [{ dish: 'pizza', pizza: PIZZA_MARGHERITA }, 216, 216, 0.66],
    [COLA, 506, 214, 0.56],
    [{ dish: 'pizza', pizza: PIZZA_CHICKEN_TIKKA }, 398, 432, 0.68],
  ]),
  'combo-chicken-feast': combo('ember', [
    [FRIES, 494, 318, 0.56],
    [BUCKET, 246, 290, 0.8],
    [{ dish: 'dips', kinds: ['peri-peri'] }, 470, 528, 0.34],
    [{ dish: 'dips', kinds: ['mayo'] }, 330, 560, 0.34],
  ]),
  'combo-burger-meal': combo('ember', [
    [FRIES, 168, 274, 0.54],
    [COLA, 494, 270, 0.68],
    [{ dish: 'burger', burger: { layers: CRISPY_LAYERS } }, 318, 416, 0.72],
  ]),
  'combo-family': combo('ember', [
    [CHICKEN_PICTURES['chicken-wings-peri-peri'].dish, 160, 180, 0.5],
    [{ dish: 'bottle' }, 330, 168, 0.5],
    [COLA, 486, 186, 0.54],
    [{ dish: 'pizza', pizza: PIZZA_FARMHOUSE }, 224, 432, 0.6],
    [{ dish: 'pizza', pizza: PIZZA_CHICKEN_TIKKA }, 444, 444, 0.6],
  ]),
  'combo-veg-duo': combo('leaf', [
    [SIDE_PICTURES['garlic-bread-stuffed'].dish, 454, 176, 0.5],
    [{ dish: 'pizza', pizza: PIZZA_CORN_CHEESE }, 216, 234, 0.62],
    [{ dish: 'pizza', pizza: PIZZA_FARMHOUSE }, 410, 444, 0.66],
  ]),
  'combo-paneer-meal': combo('leaf', [
    [FRIES, 160, 280, 0.54],
    [SIDE_PICTURES['drink-lemonade'].dish, 496, 268, 0.68],
    [{ dish: 'burger', burger: { bun: 'brioche', layers: PANEER_LAYERS } }, 318, 416, 0.74],
  ]),
  'combo-mania-lunch': combo('honey', [
    [FRIES, 196, 224, 0.58],
    [COLA, 478, 240, 0.62],
    [{ dish: 'pizza', pizza: { toppings: ['onion'] } }, 330, 440, 0.66],
  ]),
  'combo-bowl-meal': combo('leaf', [
    [SIDE_PICTURES['drink-lassi'].dish, 486, 236, 0.66],
    [SIDE_PICTURES['dessert-gulab-jamun'].dish, 470, 500, 0.42],
    [MEAL_PICTURES['bowl-paneer-makhani'].dish, 238, 356, 0.74],
  ]),
  'combo-wrap-meal': combo('leaf', [
    [SIDE_PICTURES['drink-iced-tea'].dish, 502, 244, 0.64],
    [MEAL_PICTURES['wrap-chicken'].dish, 226, 270, 0.78],
    [SIDE_PICTURES['wedges-peri-peri'].dish, 422, 476, 0.52],
  ]),
  'combo-wing-night': combo('apricot', [
    [SIDE_PICTURES['onion-rings'].dish, 188, 178, 0.48],
    [COLA, 392, 178, 0.5],
    [COLA, 520, 206, 0.5],
    [CHICKEN_PICTURES['chicken-wings-bbq'].dish, 200, 440, 0.56],
    [CHICKEN_PICTURES['chicken-wings-peri-peri'].dish, 452, 464, 0.56],
  ]),
  'combo-bucket-night': combo('honey', [
    [COLA, 508, 214, 0.6],
    [FRIES, 400, 300, 0.58],
    [BUCKET, 212, 298, 0.84],
    [SIDE_PICTURES.coleslaw.dish, 470, 500, 0.44],
  ]),
  'combo-movie-night': combo('rose', [
    [COLA, 500, 192, 0.56],
    [CHICKEN_PICTURES['chicken-popcorn'].dish, 462, 418, 0.52],
    [{ dish: 'pizza', pizza: PIZZA_SAUSAGE }, 236, 276, 0.66],
    [SIDE_PICTURES['dessert-brownie-fudge'].dish, 268, 512, 0.44],
  ]),
  'combo-pasta-bread': combo('apricot', [
    [SIDE_PICTURES['drink-lime-soda'].dish, 494, 222, 0.62],
    [SIDE_PICTURES['garlic-bread-cheese'].dish, 430, 470, 0.54],
    [SIDE_PICTURES['pasta-white'].dish, 226, 318, 0.7],
  ]),
  'combo-tiffin': combo('honey', [
    [SIDE_PICTURES['drink-chaas'].dish, 484, 236, 0.66],
    [SIDE_PICTURES['dessert-gulab-jamun'].dish, 462, 504, 0.42],
    [MEAL_PICTURES['bowl-chole'].dish, 232, 366, 0.74],
  ]),
  'combo-tandoor-platter': combo('ember', [
    [SIDE_PICTURES['drink-lemonade'].dish, 132, 208, 0.54],
    [SIDE_PICTURES['drink-lemonade'].dish, 258, 196, 0.54],
    [CHICKEN_PICTURES['chicken-malai-tikka'].dish, 458, 250, 0.58],
    [CHICKEN_PICTURES['chicken-tikka-skewer'].dish, 252, 464, 0.64],
  ]),
  'combo-little-box': combo('sea', [
    [FRIES, 180, 270, 0.5],
    [SIDE_PICTURES['drink-orange'].dish, 480, 250, 0.6],
    [MEAL_PICTURES['burger-little-chicken'].dish, 330, 440, 0.6],
  ]),
} as const satisfies Record<string, ProductDrawing>;
