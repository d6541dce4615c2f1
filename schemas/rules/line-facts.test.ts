import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Addon, addon, type MenuProduct, menuProduct } from '../entities/menu.ts';
import { cardFacts, defaultFacts } from './default-facts.ts';
import { lineFacts } from './line-facts.ts';
import type { Selection } from './line-price.ts';

const sizeIds = ['R', 'L'] as const;
const kcal = fc.option(fc.nat(900), { nil: undefined });
const allergens = fc.option(fc.subarray(['milk', 'gluten', 'soy', 'nuts']), { nil: undefined });
const facts = fc.record({ kcal, allergens });

const addons = fc
  .array(fc.record({ own: facts, sized: fc.option(fc.tuple(facts, facts), { nil: undefined }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) =>
    list.map(({ own, sized }, at) =>
      addon.parse({
        addonId: `a${at}`,
        name: `Add-on ${at}`,
        price: 0,
        ...own,
        addonVariants: sized?.map((variant, size) => ({
          addonVariantId: `a${at}-${sizeIds[size]}`,
          sizeId: sizeIds[size],
          price: 0,
          ...variant,
        })),
      }),
    ),
  );

const pizza = fc
  .record({
    own: facts,
    inSizes: fc.tuple(kcal, kcal),
    crusts: fc.array(fc.record({ contains: allergens, inSizes: fc.tuple(kcal, kcal) }), { maxLength: 3 }),
  })
  .map(({ own, inSizes, crusts }) =>
    menuProduct.parse({
      productId: 'p',
      name: 'Pizza',
      price: 0,
      defaultPrice: 0,
      ...own,
      size: sizeIds.map((sizeId, at) => ({ sizeId, name: sizeId, price: 0, kcal: inSizes[at] })),
      selectedSizeId: 'R',
      crust: crusts.map(({ contains, inSizes: figures }, at) => ({
        crustId: `c${at}`,
        name: `Crust ${at}`,
        allergens: contains,
        sizes: sizeIds.map((sizeId, size) => ({ sizeId, price: 0, kcal: figures[size] })),
      })),
      selectedCrustId: crusts.length > 0 ? 'c0' : undefined,
    }),
  );

const combo = fc
  .record({
    own: facts,
    places: fc.array(fc.array(facts, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ own, places }) =>
    menuProduct.parse({
      productId: 'k',
      name: 'Combo',
      price: 0,
      defaultPrice: 0,
      ...own,
      options: places.map((products, place) => ({
        orderSeq: place,
        items: products.map((fact, at) => ({
          defaultSelection: at === 0,
          products: [{ productId: `o${place}-${at}`, name: `Option ${place}-${at}`, price: 0, ...fact }],
        })),
      })),
    }),
  );

interface Line {
  readonly product: MenuProduct;
  readonly addons: readonly Addon[];
  readonly selection: Selection;
}

/** A pizza or a combo with anything chosen of it, places left open included. */
const line: fc.Arbitrary<Line> = fc.tuple(fc.oneof(pizza, combo), addons).chain(([product, list]) =>
  fc
    .record({
      size: fc.constantFrom(...sizeIds),
      crust: fc.nat(10),
      taken: fc.array(fc.tuple(fc.nat(10), fc.boolean()), { maxLength: 5 }),
      options: fc.array(fc.option(fc.nat(10), { nil: undefined }), { minLength: 3, maxLength: 3 }),
    })
    .map(({ size, crust, taken, options }) => {
      const isCombo = product.options.length > 0;
      const crusts = product.crust.map(({ crustId }) => crustId);
      return {
        product,
        addons: list,
        selection: {
          sizeId: isCombo ? undefined : size,
          crustId: crusts[crust % Math.max(1, crusts.length)],
          addonIds: taken.flatMap(([at, sized]) => {
            const one = list[at % list.length];
            const variant = one?.addonVariants.find(({ sizeId }) => sizeId === size);
            return one ? [sized && variant ? variant.addonVariantId : one.addonId] : [];
          }),
          options: product.options.flatMap(({ orderSeq, items }, place) => {
            const at = options[place];
            const chosen = at === undefined ? undefined : items[at % items.length]?.products[0];
            return chosen ? [{ orderSeq, productId: chosen.productId }] : [];
          }),
        },
      };
    }),
);

/** Not a number: not known. It stays so through every sum. */
const figure = (value: number | undefined) => value ?? Number.NaN;

/** The rule again, the slow way: for each figure that could be asked, everything that has a say in it. */
function slowly({ product, addons: list, selection }: Line) {
  const isUsual =
    selection.sizeId === product.selectedSizeId &&
    selection.crustId === product.selectedCrustId &&
    product.options.every(({ orderSeq, items }) =>
      selection.options.some(
        (each) => each.orderSeq === orderSeq && each.productId === items[0]?.products[0]?.productId,
      ),
    );
  const figures: number[] = [];
  const contained: (readonly string[] | undefined)[] = [];
  if (product.options.length === 0) {
    const crust = product.crust.find(({ crustId }) => crustId === selection.crustId);
    const says = [
      crust?.sizes.find(({ sizeId }) => sizeId === selection.sizeId)?.kcal,
      !crust || crust.crustId === product.selectedCrustId
        ? product.size.find(({ sizeId }) => sizeId === selection.sizeId)?.kcal
        : undefined,
      isUsual ? product.kcal : undefined,
    ];
    figures.push(figure(says.find((each) => each !== undefined)));
    contained.push(product.allergens);
    if (crust)
      contained.push(crust.allergens ?? (crust.crustId === product.selectedCrustId ? [] : undefined));
  } else {
    const chosen = product.options.flatMap(({ orderSeq, items }) => {
      const productId = selection.options.find((each) => each.orderSeq === orderSeq)?.productId;
      return items.flatMap(({ defaultSelection, products }) =>
        products
          .filter((each) => each.productId === productId)
          .map((each) => ({ ...each, defaultSelection })),
      );
    });
    const sum = chosen.reduce((all, each) => all + figure(each.kcal), 0);
    figures.push(Number.isNaN(sum) && isUsual ? figure(product.kcal) : sum);
    for (const each of chosen)
      contained.push(each.allergens ?? (each.defaultSelection ? product.allergens : undefined));
  }
  for (const id of selection.addonIds) {
    for (const one of list) {
      if (one.addonId === id) figures.push(figure(one.kcal));
      if (one.addonId === id) contained.push(one.allergens);
      for (const variant of one.addonVariants) {
        if (variant.addonVariantId === id) figures.push(figure(variant.kcal));
        if (variant.addonVariantId === id) contained.push(variant.allergens ?? one.allergens);
      }
    }
  }
  return {
    kcal: figures.reduce((all, each) => all + each, 0),
    allergens: ['gluten', 'milk', 'nuts', 'soy'].filter((name) =>
      contained.some((list2) => list2?.includes(name)),
    ),
    isAllergenUnknown: contained.includes(undefined),
  };
}

describe('energy and allergens of a line', () => {
  it('are those of a slow reference, for any product and anything chosen of it', () => {
    fc.assert(
      fc.property(line, (one) => {
        const expected = slowly(one);
        const found = lineFacts(one.product, one.addons, one.selection);
        expect(figure(found.kcal)).toBe(expected.kcal);
        expect(found.energyUnknown.length > 0).toBe(Number.isNaN(expected.kcal));
        expect(found.allergens.toSorted()).toEqual(expected.allergens);
        expect(found.allergensUnknown.length > 0).toBe(expected.isAllergenUnknown);
      }),
      { numRuns: 2000 },
    );
  });

  it('with one more add-on never contain less, nor know more, nor have less energy', () => {
    fc.assert(
      fc.property(line, ({ product, addons: list, selection }) => {
        const [first] = list;
        if (!first) return;
        const before = lineFacts(product, list, selection);
        const after = lineFacts(product, list, {
          ...selection,
          addonIds: [...selection.addonIds, first.addonId],
        });
        expect(before.allergens.every((each) => after.allergens.includes(each))).toBe(true);
        expect(before.allergensUnknown.every((each) => after.allergensUnknown.includes(each))).toBe(true);
        expect(before.energyUnknown.every((each) => after.energyUnknown.includes(each))).toBe(true);
        if (after.kcal !== undefined) expect(after.kcal).toBeGreaterThanOrEqual(before.kcal ?? Number.NaN);
      }),
    );
  });

  const margherita = menuProduct.parse({
    productId: 'PIZ1',
    name: 'Margherita',
    price: 0,
    defaultPrice: 0,
    kcal: 712,
    allergens: ['milk', 'gluten'],
    size: [
      { sizeId: 'R', name: 'Regular', price: 0, kcal: 712 },
      { sizeId: 'L', name: 'Large', price: 0, kcal: 1990 },
    ],
    selectedSizeId: 'R',
    crust: [
      {
        crustId: 'hand',
        name: 'Hand Tossed',
        sizes: [
          { sizeId: 'R', price: 0 },
          { sizeId: 'L', price: 0 },
        ],
      },
      { crustId: 'thin', name: 'Thin Crust', sizes: [{ sizeId: 'L', price: 0 }] },
    ],
    selectedCrustId: 'hand',
  });
  const meal = addon.parse({
    addonId: 'meal',
    name: 'Make it a meal',
    price: 0,
    addonVariants: [
      { addonVariantId: 'meal-fries', name: 'Fries and cola', price: 0 },
      { addonVariantId: 'meal-wedges', name: 'Wedges and cola', price: 0 },
    ],
  });
  const nothing = { addonIds: [], options: [] };

  it('MEN-09 of a server that says nothing of crusts are known for the default crust alone', () => {
    expect(lineFacts(margherita, [], { ...nothing, sizeId: 'L', crustId: 'hand' })).toEqual({
      kcal: 1990,
      energyUnknown: [],
      allergens: ['milk', 'gluten'],
      allergensUnknown: [],
      isOpen: false,
    });
    expect(lineFacts(margherita, [], { ...nothing, sizeId: 'L', crustId: 'thin' })).toEqual({
      kcal: undefined,
      energyUnknown: ['Margherita (Large, Thin Crust)'],
      allergens: ['milk', 'gluten'],
      allergensUnknown: ['Thin Crust'],
      isOpen: false,
    });
  });

  it('MEN-06 name the kind of an add-on that nothing is known about, once', () => {
    const selection = { ...nothing, sizeId: 'R', crustId: 'hand', addonIds: ['meal-fries', 'meal-fries'] };
    const found = lineFacts(margherita, [meal], selection);
    expect([found.energyUnknown, found.allergensUnknown]).toEqual([['Fries and cola'], ['Fries and cola']]);
    expect(lineFacts(margherita, [], { ...selection, addonIds: ['gone'] }).energyUnknown).toEqual([
      'Margherita',
    ]);
  });

  it('MEN-06 call an add-on that is for one size by its own name', () => {
    const corn = addon.parse({
      addonId: 'corn',
      name: 'Corn',
      price: 0,
      addonVariants: [{ addonVariantId: 'corn-R', sizeId: 'R', name: 'Corn, Regular', price: 0 }],
    });
    const selection = { ...nothing, sizeId: 'R', crustId: 'hand', addonIds: ['corn-R'] };
    expect(lineFacts(margherita, [corn], selection).energyUnknown).toEqual(['Corn']);
  });

  it.each([
    ['the default choice by its name', { sizeId: 'R', crustId: 'hand' }, 'Margherita'],
    [
      'another one with its size and crust',
      { sizeId: 'L', crustId: 'hand' },
      'Margherita (Large, Hand Tossed)',
    ],
    ['one without a crust with its size', { sizeId: 'L' }, 'Margherita (Large)'],
    ['a size and crust that are gone by the name alone', { sizeId: 'XL', crustId: 'gone' }, 'Margherita'],
  ])('MEN-09 call what nothing is known about: %s', (_, chosen, name) => {
    const unknown = { ...margherita, kcal: undefined, allergens: undefined };
    const size = margherita.size.map((each) => ({ ...each, kcal: undefined }));
    const found = lineFacts({ ...unknown, size }, [], { ...nothing, ...chosen });
    expect(found.energyUnknown).toEqual([name]);
    expect(found.allergensUnknown).toContain(name);
  });

  it('MEN-09 of a dish without sizes and crusts, and of a pizza whose crust is left out, are whole', () => {
    const cola = menuProduct.parse({ ...margherita, name: 'Cola', size: [], crust: [] });
    const plain = { ...cola, selectedSizeId: undefined, selectedCrustId: undefined };
    expect(lineFacts(plain, [], nothing)).toMatchObject({ kcal: 712, allergensUnknown: [], isOpen: false });
    expect(lineFacts(margherita, [], { ...nothing, sizeId: 'L' })).toMatchObject({
      kcal: 1990,
      allergensUnknown: [],
    });
  });

  it('MEN-14 of a combo are open only while a place has no choice, and name a choice that is gone', () => {
    const place = (orderSeq: number, defaultSelection: boolean) => ({
      orderSeq,
      items: [
        { defaultSelection, products: [{ productId: `P${orderSeq}`, name: 'Cola', price: 0, kcal: 100 }] },
      ],
    });
    const combo = menuProduct.parse({
      productId: 'CMB2',
      name: 'Dinner',
      price: 0,
      defaultPrice: 0,
      kcal: 900,
      options: [place(1, true), place(2, false)],
    });
    const chosen = (...ids: string[]) => ({
      addonIds: [],
      options: ids.map((productId, at) => ({ orderSeq: at + 1, productId })),
    });
    expect(lineFacts(combo, [], chosen('P1', 'P2'))).toMatchObject({ kcal: 200, isOpen: false });
    const cold = {
      ...place(2, true),
      items: [{ defaultSelection: true, products: [{ productId: 'P2', name: 'Ice', price: 0 }] }],
    };
    const unsaid = menuProduct.parse({ ...combo, kcal: undefined, options: [place(1, true), cold] });
    expect(lineFacts(unsaid, [], chosen('P1', 'P2')).energyUnknown).toEqual(['Ice']);
    expect(lineFacts(combo, [], chosen('P1'))).toMatchObject({ kcal: 100, isOpen: true });
    expect(lineFacts(combo, [], chosen('P1', 'gone'))).toMatchObject({
      kcal: undefined,
      energyUnknown: ['Dinner'],
      isOpen: false,
    });
  });

  it('MEN-07 are on a card where they are known, each for itself', () => {
    expect(cardFacts(margherita)).toEqual({ kcal: 712, allergens: ['milk', 'gluten'] });
    expect(cardFacts({ ...margherita, allergens: undefined })).toEqual({ kcal: 712 });
    const size = margherita.size.map((each) => ({ ...each, kcal: undefined }));
    expect(cardFacts({ ...margherita, size, kcal: undefined })).toEqual({ allergens: ['milk', 'gluten'] });
    const open = menuProduct.parse({
      ...margherita,
      options: [{ orderSeq: 1, items: [{ products: [{ productId: 'B', name: 'Burger', price: 0 }] }] }],
    });
    expect(cardFacts(open)).toEqual({});
  });

  it('MEN-14 of the default choice are those of the card, and are not there while a place has no product', () => {
    expect(defaultFacts(margherita)?.kcal).toBe(712);
    const open = menuProduct.parse({
      productId: 'CMB1',
      name: 'Lunch',
      price: 0,
      defaultPrice: 0,
      kcal: 900,
      options: [{ orderSeq: 1, items: [{ products: [{ productId: 'B', name: 'Burger', price: 0 }] }] }],
    });
    expect(defaultFacts(open)).toBeUndefined();
    expect(lineFacts(open, [], nothing)).toMatchObject({ kcal: 0, isOpen: true });
  });
});
