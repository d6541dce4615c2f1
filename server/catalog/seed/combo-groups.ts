import { allergenNames } from '#schemas/allergens.ts';
import { bowlsAndWraps } from './bowls-and-wraps.ts';
import { burgers } from './burgers.ts';
import { desserts, drinks } from './desserts-and-drinks.ts';
import { friedChicken } from './fried-chicken.ts';
import { nonVegPizzas } from './non-veg-pizzas.ts';
import { pizzaMania } from './pizza-mania.ts';
import type { SeedGroup, SeedProduct } from './seed-product.ts';
import { sides } from './sides.ts';
import { vegPizzas } from './veg-pizzas.ts';
import { wingsAndGrills } from './wings-and-grills.ts';

/** Everything sold on its own, in the order of the menu. */
export const singleProducts: readonly SeedProduct[] = [
  ...vegPizzas,
  ...nonVegPizzas,
  ...pizzaMania,
  ...friedChicken,
  ...wingsAndGrills,
  ...burgers,
  ...bowlsAndWraps,
  ...sides,
  ...desserts,
  ...drinks,
];

const byId = new Map(singleProducts.map((product) => [product.id, product]));

function find(id: string): SeedProduct {
  const product = byId.get(id);
  if (!product) throw new Error(`A combo offers ${id}, which is not on the menu.`);
  return product;
}

/** One place of a combo: its default product, and the alternatives, free or at an extra charge in paise. */
export interface ComboPlace {
  readonly name: string;
  readonly first: string;
  readonly included?: readonly string[];
  readonly upgrades?: Readonly<Record<string, number>>;
}

function optionItem(id: string, extra: number | null, first = false) {
  const { name, veg, picture, kcal, allergens } = find(id);
  const foodType = veg ? (0 as const) : (1 as const);
  const product = { productId: id, name, foodType, picture, kcal, allergens };
  return {
    defaultSelection: first,
    includeInCalc: extra !== null,
    products: [{ ...product, price: extra ?? 0 }],
  };
}

interface ComboOwn {
  readonly id: string;
  readonly picture: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly serves: string;
  readonly badge?: string;
  readonly maxQuantity?: number;
  readonly places: readonly ComboPlace[];
}

/**
 * A combo with its default products: it is vegetarian if all of them are, its calories are their sum, and its struck-through price is what
 * they cost separately.
 */
export function combo({ places, ...own }: ComboOwn): SeedProduct {
  const firsts = places.map(({ first }) => find(first));
  const apart = firsts.reduce((sum, { price }) => sum + price, 0);
  const options: SeedGroup[] = places.map(({ name, first, included = [], upgrades = {} }, index) => ({
    orderSeq: index + 1,
    name,
    items: [
      optionItem(first, null, true),
      ...included.map((id) => optionItem(id, null)),
      ...Object.entries(upgrades).map(([id, extra]) => optionItem(id, extra)),
    ],
  }));
  return {
    ...own,
    category: 'combos',
    veg: firsts.every(({ veg }) => veg),
    kcal: firsts.reduce((sum, { kcal }) => sum + kcal, 0),
    strikePrice: apart,
    allergens: allergenNames.filter((name) => firsts.some(({ allergens }) => allergens.includes(name))),
    options,
  };
}
