import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allergenNames } from '#schemas/allergens.ts';
import { seedAddons } from './addons.ts';
import { desserts } from './desserts-and-drinks.ts';
import { allergensOf, ingredients } from './ingredients.ts';
import { seedProducts } from './products.ts';

interface Named {
  readonly id: string;
  readonly text: string;
  readonly veg: boolean;
  readonly contains: readonly string[];
}

const dishes: readonly Named[] = seedProducts.map(({ id, name, description, veg, allergens }) => ({
  id,
  text: `${name}. ${description}`,
  veg,
  contains: allergens,
}));

const addons: readonly Named[] = seedAddons.flatMap((addon) => {
  const { addonId, name, description = '', foodType, allergens, addonVariants = [] } = addon;
  const contains = Array.isArray(allergens) ? allergens : [];
  const own = { id: addonId, text: `${name}. ${description}`, veg: foodType === 0, contains };
  const kinds = addonVariants.map((variant) => ({
    ...own,
    id: variant.addonVariantId,
    text: `${own.text} ${variant.name ?? ''}`,
    contains: Array.isArray(variant.allergens) ? variant.allergens : contains,
  }));
  return [own, ...kinds];
});

const crusts: readonly Named[] = seedProducts
  .flatMap(({ crusts: list = [] }) => list)
  .map(({ crustId, name = '', allergens }) => ({
    id: crustId,
    text: name,
    veg: true,
    contains: Array.isArray(allergens) ? allergens : [],
  }));

const options: readonly Named[] = seedProducts.flatMap(({ id, options: groups = [] }) =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ products }) =>
      products.map(({ productId, name, foodType, allergens }) => ({
        id: `${id} ${productId}`,
        text: name,
        veg: foodType === 0,
        contains: Array.isArray(allergens) ? allergens : [],
      })),
    ),
  ),
);

const everything = [...dishes, ...addons, ...crusts, ...options];

/** Whether a text has a word or words, in the singular or plural. 'No nuts' names none. */
function names(text: string, words: string): boolean {
  return new RegExp(String.raw`(?<!\bno )\b${words.replace(/y$/, '(?:y|ie)')}(?:e?s)?\b`, 'iu').test(text);
}

function missing({ text, contains }: Named): string[] {
  return Object.entries(ingredients)
    .filter(([words]) => names(text, words))
    .flatMap(([words, has]) =>
      has.filter((allergen) => !contains.includes(allergen)).map((allergen) => `${words}: ${allergen}`),
    );
}

describe('what contains an ingredient', () => {
  it('says each of its allergens, wherever a name or a description has its word', () => {
    const silent = everything.filter((each) => missing(each).length > 0);
    expect(silent.map((each) => [each.id, missing(each)])).toEqual([]);
  });

  it('is known by words that the menu uses', () => {
    expect(everything.filter(({ text }) => names(text, 'mayonnaise')).length).toBeGreaterThan(8);
    expect(everything.filter(({ text }) => names(text, 'peri peri')).length).toBeGreaterThan(20);
    expect(names('Two crisp fillets', 'fillet')).toBe(true);
    expect(names('Flame-grilled breast', 'grilled')).toBe(true);
    expect(names('No nuts, twice the sauce', 'nut')).toBe(false);
    expect(names('A swirl of eggless mayonnaise', 'egg')).toBe(false);
  });

  it('contains at least what an add-on of the same name does', () => {
    const known = addons.map((addon) => ({ ...addon, name: (addon.text.split(/[.,]/)[0] ?? '').trim() }));
    const silent = dishes.flatMap((dish) =>
      known
        .filter(({ name }) => name !== '' && names(dish.text, name))
        .filter(({ contains }) => contains.some((allergen) => !dish.contains.includes(allergen)))
        .map(({ id }) => [dish.id, id]),
    );
    expect(silent).toEqual([]);
  });

  it.each([
    ['egg', /\beggless\b|\bno egg\b/i],
    ['nuts', /\bno nuts\b/i],
  ])('has no %s where the menu says so', (allergen, said) => {
    const without = dishes.filter(({ text }) => said.test(text));
    expect(without).not.toEqual([]);
    expect(without.filter(({ contains }) => contains.includes(allergen))).toEqual([]);
  });

  it('is not vegetarian with egg or fish', () => {
    const wrong = everything.filter(
      ({ veg, contains }) => veg && ['egg', 'fish', 'crustaceans'].some((name) => contains.includes(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('contains what its parts do together, each once and in one order', () => {
    expect(allergensOf(['mustard', 'fillet', 'slaw'])).toEqual(['milk', 'gluten', 'egg', 'soy', 'mustard']);
    for (const { id, contains } of everything)
      expect([id, contains]).toEqual([id, allergenNames.filter((name) => contains.includes(name))]);
  });
});

describe('the page on nutrition', () => {
  const page = readFileSync('content/info-page/nutrition.json', 'utf8');
  // Without its second sentence, which says what does not contain it.
  const lines = [...page.matchAll(/"(Cereals with gluten|Milk|Egg|Soya|Mustard|Sesame|Nuts): ([^".]*)[."]/g)];
  const allergenOf: Readonly<Record<string, string>> = { 'Cereals with gluten': 'gluten', Soya: 'soy' };

  it('names no ingredient that is without the allergen of its line', () => {
    const wrong = lines.flatMap(([, heading = '', text = '']) => {
      const allergen = allergenOf[heading] ?? heading.toLowerCase();
      const named = Object.keys(ingredients).filter((words) => names(text, words));
      const having = named.filter((words) => ingredients[words]?.some((name) => name === allergen));
      // 'Walnut brownies' says nothing of other brownies.
      const strange = named.filter((words) => !having.some((longer) => longer.includes(words)));
      return strange.map((words) => `${heading}: ${words}`);
    });
    expect(lines).toHaveLength(7);
    expect(wrong).toEqual([]);
  });

  it('says of no dish with onion or garlic that it has neither, and offers no choice that there is not', () => {
    const [, neither = '', rest = ''] = /"([^"]*) have neither\.([^"]*)"/.exec(page) ?? [];
    const without = neither
      .replace(/\bthe\b|\band\b/g, ',')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name !== 'all desserts');
    expect(without).not.toEqual([]);
    for (const name of without) expect(dishes.map(({ text }) => text.split('. ')[0])).toContain(name);
    const meant = [
      ...dishes.filter(({ text }) => without.includes(text.split('. ')[0] ?? '')),
      ...dishes.filter(({ id }) => desserts.some((dessert) => dessert.id === id)),
    ];
    expect(meant.filter(({ text }) => /onion|garlic/i.test(text))).toEqual([]);
    // Nothing of a dish can be left out: what is added can be chosen alone.
    expect(addons.filter(({ text }) => /\b(no|without) /i.test(text))).toEqual([]);
    expect(neither + rest).not.toMatch(/leave out/);
  });
});
