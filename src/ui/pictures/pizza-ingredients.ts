// Maps the ids of the menu to the names of the drawing, for the picture of a pizza that is being customised:
//
//   const { drawCustomPizza } = await import('#src/ui/pictures/custom-pizza.ts');
//   const svg = drawCustomPizza({ id: product.productId, ...pizzaLook({ picture, crustId, addonIds }) });
//
// Keyed by the ids of the menu's crusts and add-ons; an add-on's variant ('top-onion-medium') counts as its add-on. Unknown ids are left out of
// the picture without an error, because another server has other toppings. Load it with the drawing, on the customise screen only.
import { PIZZA_PICTURES } from './catalogue/pizza-pictures.ts';
import type { Crust } from './food/pizza-base.ts';
import type { ProductDrawing } from './catalogue/recipes.ts';
import type { PizzaSpec, Topping } from './food/pizza.ts';

export const CRUST_DRAWINGS: Readonly<Record<string, Crust>> = {
  'hand-tossed': 'hand-tossed',
  thin: 'thin',
  'cheese-burst': 'cheese-burst',
  'wheat-thin': 'wheat',
  'fresh-pan': 'pan',
};

export const TOPPING_DRAWINGS: Readonly<Record<string, Topping>> = {
  'top-onion': 'onion',
  'top-capsicum': 'capsicum',
  'top-tomato': 'tomato',
  'top-sweet-corn': 'corn',
  'top-mushroom': 'mushroom',
  'top-black-olive': 'olive',
  'top-jalapeno': 'jalapeno',
  'top-red-pepper': 'red-pepper',
  'top-red-chilli': 'red-chilli',
  'top-pineapple': 'pineapple',
  'top-spinach': 'spinach',
  'top-paneer': 'paneer-tikka',
  'top-chicken-tikka': 'chicken-tikka',
  'top-grilled-chicken': 'grilled-chicken',
  'top-peri-peri-chicken': 'peri-peri-chicken',
  'top-pepper-chicken': 'pepper-chicken',
  'top-barbecue-chicken': 'bbq-chicken',
  'top-chicken-sausage': 'chicken-sausage',
  'top-chicken-keema': 'keema',
  'top-seekh-kebab': 'seekh-kebab',
};

const EXTRA_CHEESE = 'extra-cheese';
const SIZE_SUFFIX = /-(?:regular|medium|large)$/;

/** Whether a picture of the menu is a pizza that can be drawn anew with other toppings. */
export function isDrawnPizza(picture: string | undefined): boolean {
  return picture !== undefined && Object.hasOwn(PIZZA_PICTURES, picture);
}

/** The recipe of a pizza's picture on its own wash, with the chosen crust and the added toppings. */
export function pizzaLook(chosen: {
  picture: string | undefined;
  crustId?: string | undefined;
  addonIds: readonly string[];
}): PizzaSpec & Partial<Pick<ProductDrawing, 'wash'>> {
  const recipe = recipeOf(chosen.picture);
  const addons = chosen.addonIds.map((id) => id.replace(SIZE_SUFFIX, ''));
  const added = addons.flatMap((id) =>
    Object.hasOwn(TOPPING_DRAWINGS, id) ? (TOPPING_DRAWINGS[id] ?? []) : [],
  );
  const crust = chosen.crustId === undefined ? undefined : CRUST_DRAWINGS[chosen.crustId];
  return {
    ...recipe,
    ...(crust ? { crust } : {}),
    ...(addons.includes(EXTRA_CHEESE) ? { cheese: 'extra' as const } : {}),
    // A topping that was chosen twice is drawn once.
    toppings: [...new Set([...recipe.toppings, ...added])],
  };
}

/** Ids of the add-ons that a pizza has without being asked, by the recipe of its picture. */
export function toppingsOn(picture: string): readonly string[] {
  const { toppings } = recipeOf(picture);
  return Object.entries(TOPPING_DRAWINGS).flatMap(([id, topping]) => (toppings.includes(topping) ? id : []));
}

function recipeOf(picture: string | undefined): PizzaSpec & Partial<Pick<ProductDrawing, 'wash'>> {
  if (picture === undefined || !Object.hasOwn(PIZZA_PICTURES, picture)) return { toppings: [] };
  const { dish, wash } = PIZZA_PICTURES[picture as keyof typeof PIZZA_PICTURES];
  return dish.dish === 'pizza' ? { ...dish.pizza, wash } : { toppings: [] };
}
