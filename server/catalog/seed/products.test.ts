import { describe, expect, it } from 'vitest';
import { contracts } from '#schemas/contracts.ts';
import { addon, menuProduct, optionGroup, productCrust, productSize } from '#schemas/entities/menu.ts';
import { defaultFacts } from '#schemas/rules/default-facts.ts';
import { lineFacts } from '#schemas/rules/line-facts.ts';
import { seedAddons } from './addons.ts';
import { seedProducts, seedShelves } from './products.ts';
import { seedCategories } from './seed-categories.ts';
import { categories } from './seed-product.ts';

const byId = new Map(seedProducts.map((product) => [product.id, product]));
const combos = seedProducts.filter(({ options }) => options);
const sized = seedProducts.filter(({ sizes }) => sizes);
const addonIds = new Set(seedAddons.map(({ addonId }) => addonId));

function names(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id);
}

function choicesOf(product: (typeof combos)[number], which: 'first' | 'any') {
  return (product.options ?? []).flatMap(({ items }) =>
    items
      .filter(({ defaultSelection }) => which === 'any' || defaultSelection)
      .flatMap(({ products }) => products),
  );
}

/** Of the examples that authors copy, and designers review. */
const exampleDishes = contracts.flatMap(({ type, example }) => {
  const { products = [] } = example as { products?: readonly { productId: string }[] };
  return products.map((dish) => [type, dish.productId, dish] as const);
});

describe('the menu of the sandbox', () => {
  it.each(exampleDishes)('says of a dish what the example of %s says of %s', (_, productId, dish) => {
    const { name, picture, price, allergens } = byId.get(productId) ?? {};
    expect(dish).toMatchObject({ name, picture, price, allergens });
  });

  it('has at least 150 products, each with an id and a name of its own', () => {
    expect(seedProducts.length).toBeGreaterThanOrEqual(150);
    expect(byId.size).toBe(seedProducts.length);
    expect(new Set(seedProducts.map(({ name }) => name)).size).toBe(seedProducts.length);
  });

  it('fills every category, and lists each once with its friendly path (NAV-52)', () => {
    const filled = new Set(seedProducts.map(({ category }) => categories[category]));
    expect(seedCategories.map(({ categoryId }) => categoryId).toSorted()).toEqual(
      Object.values(categories).toSorted(),
    );
    expect(seedCategories.filter(({ categoryId }) => !filled.has(categoryId as never))).toEqual([]);
    expect(new Map(seedCategories.map(({ categoryId, slug }) => [categoryId, slug]))).toEqual(
      new Map([
        ['2', 'veg-pizza'],
        ['3', 'non-veg-pizza'],
        ['20', 'pizza-mania'],
        ['46', 'speciality-chicken'],
        ['chicken-sandwich', 'chicken-sandwich'],
        ['rice-bowls-wraps', 'rice-bowls-wraps'],
        ['50', 'combos'],
        ['4', 'sides'],
        ['26', 'dessert'],
        ['5', 'beverages'],
      ]),
    );
  });

  it('describes each product in one short line, prices it in whole rupees and counts its calories', () => {
    expect(
      names(seedProducts.filter(({ description }) => description.length > 90 || /!|\n/.test(description))),
    ).toEqual([]);
    expect(names(seedProducts.filter(({ price }) => price <= 0 || price % 100 !== 0))).toEqual([]);
    expect(names(seedProducts.filter(({ id, kcal }) => id !== 'BEV5' && kcal <= 0))).toEqual([]);
    expect(
      names(seedProducts.filter(({ strikePrice, price }) => strikePrice && strikePrice <= price)),
    ).toEqual([]);
  });

  it('says of an add-on what it is, not what the dish is that it goes on', () => {
    expect(seedAddons.filter(({ description = '' }) => /same|inside/i.test(description))).toEqual([]);
  });

  it('promises no choice with a dish that has none to make at no charge', () => {
    const promising = seedProducts.filter(({ description }) => /your choice|choose/i.test(description));
    expect(names(promising.filter(({ options }) => !options))).toEqual([]);
  });

  it('describes a pizza without its crust, which the customer chooses', () => {
    const crusted = seedProducts.filter(({ crusts }) => crusts);
    expect(names(crusted.filter(({ description }) => /crust/i.test(description)))).toEqual([]);
  });

  it('has the cheapest everyday-value items on their shelf, so that the home page names their lowest price', () => {
    const cheapest = seedProducts.filter(({ edv }) => edv).toSorted((one, other) => one.price - other.price);
    expect(seedShelves['everyday-value']).toEqual(expect.arrayContaining(names(cheapest.slice(0, 4))));
  });

  it('gives no two products one picture', () => {
    expect(new Set(seedProducts.map(({ picture }) => picture)).size).toBe(seedProducts.length);
  });

  it('keeps products that the documents and the offers name', () => {
    const named = [
      'PIZ1',
      'PIZ7',
      'CHK1',
      'MAN1',
      'MAN4',
      'SID1',
      'SID5',
      'BEV2',
      'BEV5',
      'DES1',
      'BUR1',
      'CMB4',
    ];
    expect(named.filter((id) => !byId.has(id))).toEqual([]);
    expect(
      Object.values(seedShelves)
        .flat()
        .filter((id) => !byId.has(id)),
    ).toEqual([]);
    expect(seedShelves.recommended?.length).toBeGreaterThan(5);
  });

  it('has every-day-value items to mix, products sold at some hours, and products with a limit', () => {
    expect(seedProducts.filter(({ edv }) => edv).length).toBeGreaterThanOrEqual(12);
    const timed = seedProducts.filter(({ hours }) => hours);
    expect(timed.length).toBeGreaterThanOrEqual(2);
    for (const { hours } of timed) expect(hours).toEqual({ from: '07:00', until: '11:00' });
    expect(seedProducts.filter(({ maxQuantity }) => maxQuantity).length).toBeGreaterThan(3);
  });
});

describe('sizes and crusts', () => {
  it('fit the schema of the menu', () => {
    for (const { sizes, crusts } of sized) {
      for (const size of sizes ?? []) expect(productSize.safeParse(size).success).toBe(true);
      for (const crust of crusts ?? []) expect(productCrust.safeParse(crust).success).toBe(true);
    }
  });

  it.each(sized.map((product) => [product.id, product] as const))(
    'MEN-09 MEN-10 %s: the card is its default size in its default crust, and every crust has sizes it comes in',
    (_id, { price, sizes = [], crusts = [], defaultSizeId, defaultCrustId, kcal }) => {
      const size = sizes.find(({ sizeId }) => sizeId === defaultSizeId);
      const crust = crusts.find(({ crustId }) => crustId === defaultCrustId);
      const extra = crust?.sizes.find(({ sizeId }) => sizeId === defaultSizeId);
      expect(price).toBe((size?.price ?? Number.NaN) + (extra?.price ?? Number.NaN));
      expect(size?.kcal).toBe(kcal);
      const known = new Set(sizes.map(({ sizeId }) => sizeId));
      for (const { sizes: has } of crusts) {
        expect(has.length).toBeGreaterThan(0);
        expect(has.filter(({ sizeId }) => !known.has(sizeId))).toEqual([]);
      }
      // Every size can be had in some crust, and no crust but the first comes in all.
      for (const { sizeId } of sizes)
        expect(crusts.some(({ sizes: has }) => has.some((one) => one.sizeId === sizeId))).toBe(true);
      expect(crusts.filter(({ sizes: has }) => has.length === sizes.length)).toHaveLength(1);
      const prices = sizes.map((one) => one.price);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );
});

describe('add-ons', () => {
  it('MEN-06 fit the schema of the menu, with unique ids, variants included', () => {
    for (const one of seedAddons) expect(addon.safeParse(one).success).toBe(true);
    const ids = seedAddons.flatMap(({ addonId, addonVariants = [] }) => [
      addonId,
      ...addonVariants.map(({ addonVariantId }) => addonVariantId),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(seedAddons.every(({ price }) => price > 0 && price % 100 === 0)).toBe(true);
  });

  it('are all used by a product, and products name only existing ones', () => {
    const taken = new Set(seedProducts.flatMap(({ addonIds: list = [] }) => list));
    expect([...taken].filter((id) => !addonIds.has(id))).toEqual([]);
    expect([...addonIds].filter((id) => !taken.has(id))).toEqual([]);
  });

  it('prices toppings and cheese by every size of a pizza', () => {
    const sizeIds = sized[0]?.sizes?.map(({ sizeId }) => sizeId);
    for (const { group, addonVariants = [] } of seedAddons) {
      if (group !== 'addon') expect(addonVariants.map(({ sizeId }) => sizeId)).toEqual(sizeIds);
    }
  });
});

describe('energy and allergens', () => {
  const asOnMenu = (product: (typeof seedProducts)[number]) =>
    menuProduct.parse({
      ...product,
      productId: product.id,
      defaultPrice: product.price,
      size: product.sizes,
      crust: product.crusts,
      selectedSizeId: product.defaultSizeId,
      selectedCrustId: product.defaultCrustId,
    });
  const addons = seedAddons.map((one) => addon.parse(one));
  const containedIn = (id: string) => byId.get(id)?.allergens ?? [];

  it('are known for every form of every product with every add-on', () => {
    for (const product of seedProducts.map(asOnMenu)) {
      const forms = product.crust.flatMap(({ crustId, sizes }) =>
        sizes.map(({ sizeId }) => ({ sizeId, crustId })),
      );
      const addonIds = [undefined, ...product.size.map(({ sizeId }) => sizeId)].map((sizeId) =>
        product.addonIds.map((id) => {
          const found = addons.find(({ addonId }) => addonId === id);
          return found?.addonVariants.find((variant) => variant.sizeId === sizeId)?.addonVariantId ?? id;
        }),
      );
      const most = Math.max(1, ...product.options.map(({ items }) => items.length));
      const options = Array.from({ length: most }, (_, at) =>
        product.options.map(({ orderSeq, items }) => ({
          orderSeq,
          productId: items[at % items.length]?.products[0]?.productId ?? '',
        })),
      );
      for (const form of forms.length > 0 ? forms : [{}])
        for (const taken of addonIds)
          for (const chosen of options) {
            const facts = lineFacts(product, addons, { ...form, addonIds: taken, options: chosen });
            expect([product.productId, facts.energyUnknown, facts.allergensUnknown, facts.isOpen]).toEqual([
              product.productId,
              [],
              [],
              false,
            ]);
          }
    }
  });

  it('on the card are those of the default choice, by the rule of every choice', () => {
    for (const product of seedProducts) {
      const facts = defaultFacts(asOnMenu(product));
      expect([product.id, facts?.kcal]).toEqual([product.id, product.kcal]);
      expect(facts?.allergens.toSorted()).toEqual([...product.allergens].toSorted());
    }
  });

  it.each([
    ['top-chicken-sausage', ['PIZ10', 'PIZ30', 'MAN10']],
    ['top-barbecue-chicken', ['PIZ11', 'PIZ33']],
    ['top-seekh-kebab', ['PIZ27']],
    ['top-chicken-tikka', ['PIZ7', 'PIZ30']],
    ['top-paneer', ['PIZ3', 'PIZ18']],
  ])('of %s are among those of the pizzas made with it', (addonId, pizzas) => {
    const contains = addons.find((one) => one.addonId === addonId)?.allergens ?? [];
    expect(contains).not.toEqual([]);
    for (const id of pizzas) expect(containedIn(id)).toEqual(expect.arrayContaining([...contains]));
  });

  it('of a larger size and of a richer crust are more', () => {
    const [pizza] = sized;
    const kcalOf = (crustId: string, sizeId: string) =>
      pizza?.crusts?.find((crust) => crust.crustId === crustId)?.sizes.find((size) => size.sizeId === sizeId)
        ?.kcal;
    expect(kcalOf('hand-tossed', 'regular')).toBeLessThan(Number(kcalOf('hand-tossed', 'medium')));
    expect(kcalOf('thin', 'medium')).toBeLessThan(Number(kcalOf('hand-tossed', 'medium')));
    expect(kcalOf('hand-tossed', 'medium')).toBeLessThan(Number(kcalOf('cheese-burst', 'medium')));
  });
});

describe('combos', () => {
  it('are ten or more, of products that are on the menu on their own', () => {
    expect(combos.length).toBeGreaterThanOrEqual(10);
    for (const product of combos) {
      for (const group of product.options ?? []) expect(optionGroup.safeParse(group).success).toBe(true);
      const offered = choicesOf(product, 'any');
      const strange = offered.filter(({ productId, name, foodType }) => {
        const single = byId.get(productId);
        return !single || single.options || single.name !== name || single.veg !== (foodType === 0);
      });
      expect(strange).toEqual([]);
    }
  });

  it.each(combos.map((product) => [product.id, product] as const))(
    'MEN-13 MEN-14 MEN-15 %s: each place in its order, with one choice made at no charge',
    (_id, { options = [] }) => {
      expect(options.map(({ orderSeq }) => orderSeq)).toEqual(options.map((_, index) => index + 1));
      expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
      for (const { items } of options) {
        const first = items.filter(({ defaultSelection }) => defaultSelection);
        expect(first.map(({ includeInCalc }) => includeInCalc)).toEqual([false]);
        for (const { includeInCalc, products } of items)
          for (const { price } of products) expect(price > 0).toBe(includeInCalc);
        const ids = items.flatMap(({ products }) => products.map(({ productId }) => productId));
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
  );

  it('are vegetarian exactly when all is that they hold at first', () => {
    const wrong = combos.filter(
      (product) => product.veg !== choicesOf(product, 'first').every(({ foodType }) => foodType === 0),
    );
    expect(names(wrong)).toEqual([]);
  });

  it('give veg-only something to decide: all veg, veg at first with chicken to choose, chicken at first', () => {
    const anyChicken = combos.filter((product) =>
      choicesOf(product, 'any').some(({ foodType }) => foodType === 1),
    );
    expect(combos.filter((product) => !anyChicken.includes(product)).length).toBeGreaterThanOrEqual(2);
    expect(anyChicken.filter(({ veg }) => veg).length).toBeGreaterThanOrEqual(2);
    expect(anyChicken.filter(({ veg }) => !veg).length).toBeGreaterThanOrEqual(3);
  });
});
