import { describe, expect, it } from 'vitest';
import type { MenuProduct } from '#schemas/entities/menu.ts';
import { buildMenu, type MenuOptions } from './build-menu.ts';
import type { CatalogueProduct, MenuCatalogue } from './menu-catalogue.ts';
import { menuRules } from '../testing/menu-rules.ts';

function product(productId: string, fields: Partial<MenuProduct> = {}): MenuProduct {
  return {
    productId,
    name: productId,
    menuCode: `MC-${productId}`,
    foodType: 0,
    price: 10000,
    defaultPrice: 10000,
    defaultCrustPrice: 0,
    allergens: [],
    size: [],
    crust: [],
    addonIds: [],
    options: [],
    edv: false,
    availability: 'available',
    ...fields,
  };
}

const optionItem = (productId: string, price: number) => ({
  defaultSelection: false,
  includeInCalc: true,
  products: [{ productId, name: productId, price, foodType: 0 as const, available: true }],
});
const combo = product('combo', {
  options: [
    { orderSeq: 1, name: 'A side', items: [optionItem('fries', 0), optionItem('wedges', 3000)] },
    { orderSeq: 2, name: 'A drink', items: [optionItem('cola-small', 0)] },
  ],
});

function catalogueOf(products: readonly CatalogueProduct[]): MenuCatalogue {
  return {
    categories: [
      { categoryId: '4', name: 'Sides', slug: 'sides' },
      { categoryId: '50', name: 'Combos', slug: 'combos' },
      { categoryId: '26', name: 'Desserts', slug: 'dessert' },
    ],
    products,
    addons: [],
    shelves: new Map([['bestsellers', ['wedges', 'fries', 'gone']]]),
    saleHours: [],
  };
}

const sides: readonly CatalogueProduct[] = [
  { product: product('fries'), categoryIds: ['4'] },
  { product: product('wedges'), categoryIds: ['4', '50'] },
];
const all: readonly CatalogueProduct[] = [...sides, { product: combo, categoryIds: ['50'] }];

function build(products: readonly CatalogueProduct[], options: Partial<MenuOptions> = {}) {
  return buildMenu({
    catalogue: catalogueOf(products),
    outOfStock: new Map(),
    missingAddons: new Set(),
    orderType: 'D',
    time: '12:00',
    combosWithoutPrices: false,
    rules: menuRules,
    ...options,
  });
}

function find(menu: ReturnType<typeof build>, id: string): MenuProduct | undefined {
  return menu.catalog.flatMap(({ products }) => products).find(({ productId }) => productId === id);
}

describe('the menu of a store', () => {
  it('MEN-07 groups products by categories, in their order, and leaves out those that would be empty', () => {
    const menu = build(all);
    expect(menu.catalog.map(({ slug, products }) => [slug, products.map((one) => one.productId)])).toEqual([
      ['sides', ['fries', 'wedges']],
      ['combos', ['wedges', 'combo']],
    ]);
    expect(menu.bestseller).toEqual(['wedges', 'fries']);
  });

  it('ERR-13 keeps products that are out of stock, with the time of their return if known', () => {
    const outOfStock = new Map([
      ['fries', 'Back tomorrow'],
      ['wedges', null],
    ]);
    const menu = build(all, { outOfStock });
    expect(find(menu, 'fries')).toMatchObject({
      availability: 'out-of-stock',
      availableText: 'Back tomorrow',
    });
    expect(find(menu, 'wedges')).toMatchObject({ availability: 'out-of-stock' });
    expect(find(menu, 'wedges')).not.toHaveProperty('availableText');
  });

  it.each([
    ['06:59', 'not-now'],
    ['07:00', 'available'],
    ['11:00', 'not-now'],
  ])('ERR-11 what is sold from 7 to 11 is at %s %s', (time, availability) => {
    const breakfast = {
      product: product('roll'),
      categoryIds: ['4'],
      hours: { from: '07:00', until: '11:00' },
    };
    const found = find(build([breakfast], { time }), 'roll');
    expect(found?.availability).toBe(availability);
    expect(found?.availableText).toBe(availability === 'available' ? undefined : 'Sold 7 am to 11 am');
  });

  it('ERR-13 out of stock comes before the hours of sale', () => {
    const breakfast = {
      product: product('roll'),
      categoryIds: ['4'],
      hours: { from: '07:00', until: '11:00' },
    };
    const menu = build([breakfast], { time: '16:00', outOfStock: new Map([['roll', 'Back on Monday']]) });
    expect(find(menu, 'roll')).toMatchObject({
      availability: 'out-of-stock',
      availableText: 'Back on Monday',
    });
  });

  it('MEN-04 leaves out unavailable options; a combo is available while each place has one', () => {
    const without = (ids: string[]) => build(all, { outOfStock: new Map(ids.map((id) => [id, null])) });
    const one = find(without(['fries']), 'combo');
    expect(one?.availability).toBe('available');
    expect(one?.options[0]?.items.map(({ products }) => products[0]?.available)).toEqual([false, true]);
    expect(find(without(['fries', 'wedges']), 'combo')?.availability).toBe('out-of-stock');
  });

  it('LOC-01 leaves out products that are not sold for the order type, also as options', () => {
    const [fries, wedges] = sides as [CatalogueProduct, CatalogueProduct];
    const products = [{ ...fries, orderTypes: ['D', 'P'] }, wedges, ...all.slice(2)];
    const menu = build(products, { orderType: 'IRCTC' });
    expect(find(menu, 'fries')).toBeUndefined();
    expect(menu.bestseller).toEqual(['wedges']);
    expect(find(menu, 'combo')?.options[0]?.items[0]?.products[0]?.available).toBe(false);
    expect(find(build(products, { orderType: 'P' }), 'fries')).toBeDefined();
  });

  it('MEN-26 without prices, choices within a combo cost nothing, and nothing else changes', () => {
    const priced = find(build(all), 'combo');
    const free = find(build(all, { combosWithoutPrices: true }), 'combo');
    const prices = (from: MenuProduct | undefined) =>
      from?.options.flatMap(({ items }) =>
        items.flatMap(({ products }) => products.map(({ price }) => price)),
      );
    expect(prices(priced)).toEqual([0, 3000, 0]);
    expect(prices(free)).toEqual([0, 0, 0]);
    expect(free?.price).toBe(priced?.price);
  });
});
