import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { searchWordsDocument } from '#schemas/documents/search-words.ts';
import { seedCategories } from '#server/catalog/seed/seed-categories.ts';
import { seedProducts } from '#server/catalog/seed/products.ts';
import { categories } from '#server/catalog/seed/seed-product.ts';
import { searchMenu } from '#src/features/menu/search-menu.ts';
import { product, sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import type { Menu } from '#schemas/entities/menu.ts';

/** The demo menu and its search words, at an hour when everything is sold. */
const menu: Menu = {
  ...sampleMenu,
  catalog: seedCategories.map((category) => ({
    ...category,
    products: seedProducts
      .filter((each) => categories[each.category] === category.categoryId)
      .map(({ id, name, description, veg, price }) =>
        product({ productId: id, name, description, foodType: veg ? 0 : 1, price }),
      ),
  })),
  bestseller: [],
  recommended: [],
  essentials: [],
  synonyms: searchWordsDocument.parse(
    JSON.parse(readFileSync(new URL('../../content/search-words/default.json', import.meta.url), 'utf8')),
  ).synonyms,
};

const search = (text: string) => searchMenu(menu, text, false);
const found = (text: string) => search(text).cards.map(({ name }) => name);

it('MEN-01 egg finds the dishes with egg, and none that has the letters elsewhere or says that it has none', () => {
  expect(found('egg').toSorted()).toEqual(['Egg and Cheese Breakfast Bun', 'Morning Egg Roll']);
  expect(found('no egg')).toEqual(
    expect.arrayContaining(['Tiramisu Cup', 'Barbecue Paneer', 'Garlic Mayonnaise']),
  );
  expect(found('no egg').toSorted()).toEqual(found('eggless').toSorted());
});

it.each(['coke', 'pepsi'])('MEN-01 %s finds colas first, then combos with one, and no chocolate', (text) => {
  const names = found(text);
  expect(names.slice(0, 2).toSorted()).toEqual(['Cola Zero, 475 ml', 'Cola, 475 ml']);
  expect(names).toContain('Pizza Duo');
  expect(names.filter((name) => /choco|lava/i.test(name))).toEqual([]);
});

it.each([
  ['colddrink', 'cold drink'],
  ['garlicbread', 'garlic bread'],
  ['fri es', 'fries'],
  ['thumsup', 'thums up'],
  ['चिकन', 'chicken'],
  ['पनीर', 'paneer'],
  ['चिकन पिज़्ज़ा', 'chicken pizza'],
])('MEN-01 %s finds something, as %s does', (text, same) => {
  expect(found(text).length).toBeGreaterThan(0);
  expect(found(same)).toEqual(expect.arrayContaining([found(text)[0]]));
  expect(search(text).near).toEqual([]);
});

it('MEN-01 proposes only texts that find something', () => {
  expect(search('garlic bred').near[0]).toBe('garlic bread');
  for (const text of ['garlic bred', 'chiken tika', 'panir pizza', 'colddrnk', 'choclate shak']) {
    const { near } = search(text);
    expect(near.length, text).toBeGreaterThan(0);
    for (const each of near) expect(found(each).length, each).toBeGreaterThan(0);
  }
});

it('MEN-01 every word of the search words finds something', () => {
  const words = menu.synonyms.flatMap((synonym) => synonym.words);
  expect(words.filter((word) => found(word).length === 0)).toEqual([]);
});
