import { expect, it } from 'vitest';
import { seedAddons } from '#server/catalog/seed/addons.ts';
import { seedProducts } from '#server/catalog/seed/products.ts';
import { seedPromotions } from '#server/catalog/seed/promotions.ts';
import { seedCategories } from '#server/catalog/seed/seed-categories.ts';
import { CRUST_DRAWINGS, TOPPING_DRAWINGS } from '#src/ui/pictures/pizza-ingredients.ts';
import { PRODUCTS } from '#src/ui/pictures/catalogue/products.ts';
import type { ProductDrawing } from '#src/ui/pictures/catalogue/recipes.ts';
import { PICTURES } from '#src/ui/pictures/pictures.ts';

// The server's menu names pictures that the client's build draws, and neither folder may import the other.

const kinds = new Map(PICTURES.map(({ id, kind }) => [id, kind]));

it('draws a picture for every product, category and promotion of the sandbox', () => {
  expect(seedProducts.filter(({ picture }) => kinds.get(picture) !== 'product')).toEqual([]);
  expect(seedCategories.filter(({ picture }) => kinds.get(picture) !== 'category')).toEqual([]);
  expect(seedPromotions.filter(({ picture }) => picture !== undefined && !kinds.has(picture))).toEqual([]);
});

it('draws every picture of an add-on, small as it is shown', () => {
  const named = seedAddons.flatMap(({ imageName }) => imageName ?? []);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => kinds.get(id) !== 'ingredient')).toEqual([]);
});

it('can show every crust and topping of the menu on a pizza that is being made', () => {
  const crusts = new Set(seedProducts.flatMap(({ crusts: list = [] }) => list.map(({ crustId }) => crustId)));
  expect([...crusts].toSorted()).toEqual(Object.keys(CRUST_DRAWINGS).toSorted());
  const toppings = seedAddons.filter(({ group }) => group === 'topping').map(({ addonId }) => addonId);
  expect(toppings.toSorted()).toEqual(Object.keys(TOPPING_DRAWINGS).toSorted());
});

/** How many pieces a picture shows; undefined where they lie in a heap. */
function drawnPieces(picture: string): number | undefined {
  const drawing = new Map<string, ProductDrawing>(Object.entries(PRODUCTS)).get(picture);
  if (drawing?.dish.dish === 'chicken') return drawing.dish.pieces.length;
  if (drawing?.dish.dish === 'bites') return drawing.dish.rows?.reduce((sum, row) => sum + row, 0);
  return undefined;
}

it('draws as many pieces as the name of a dish says', () => {
  const counted = seedProducts.flatMap(({ name, picture }) => {
    const [, named] = /, (\d+) pieces$/.exec(name) ?? [];
    const drawn = drawnPieces(picture);
    return named === undefined || drawn === undefined ? [] : [{ name, named: Number(named), drawn }];
  });
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(({ named, drawn }) => named !== drawn)).toEqual([]);
});
