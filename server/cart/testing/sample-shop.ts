import { promoSchema } from '#schemas/entities/promo.ts';
import type { CartLineInput } from '#schemas/entities/cart.ts';
import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { noCharges } from '#schemas/documents/charges.ts';
import { cartConfigDefaults } from '#schemas/documents/cart-config-defaults.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { Offer } from '../../promo/promos-repository.ts';
import type { Cart } from '../carts-repository.ts';
import { lookUp } from '../menu-lookup.ts';
import type { Shop } from '../shop-now.ts';

export function dish(productId: string, price: number, more: Partial<MenuProduct> = {}): MenuProduct {
  return {
    productId,
    name: `${productId} of the house`,
    price,
    defaultPrice: price,
    foodType: 0,
    availability: 'available',
    size: [],
    crust: [],
    options: [],
    addonIds: [],
    edv: false,
    menuCode: '',
    picture: `/${productId}.webp`,
    maxQuantity: 10,
    ...more,
  } as MenuProduct;
}

const sizes = [
  { sizeId: 'regular', name: 'Regular', price: 20_000 },
  { sizeId: 'large', name: '', price: 40_000 },
];

export const pizza = dish('PIZZA', 20_000, {
  size: sizes,
  crust: [
    { crustId: 'thin', name: 'Thin', sizes: sizes.map(({ sizeId }) => ({ sizeId, price: 1_000 })) },
    { crustId: 'thick', name: '', sizes: sizes.map(({ sizeId }) => ({ sizeId, price: 0 })) },
  ],
  selectedSizeId: 'regular',
  selectedCrustId: 'thin',
  addonIds: ['cheese', 'ham', 'dip'],
  menuCode: 'M-PIZZA',
});

const option = (productId: string, foodType: 0 | 1, defaultSelection: boolean) => ({
  defaultSelection,
  includeInCalc: false,
  products: [{ productId, name: `${productId} in it`, price: 0, foodType, available: true }],
});

export const meal = dish('MEAL', 30_000, {
  foodType: 1,
  options: [
    { orderSeq: 2, name: 'Drink', items: [option('COLA', 0, true)] },
    { orderSeq: 1, name: 'Main', items: [option('WRAP', 0, true), option('WINGS', 1, false)] },
  ],
} as Partial<MenuProduct>);

const addon = (addonId: string, foodType: 0 | 1, addonVariants: object[] = []) => ({
  addonId,
  name: `More ${addonId}`,
  group: 'addon',
  price: 3_000,
  foodType,
  available: true,
  addonVariants,
});

/** A category of a menu. */
export const category = (categoryId: string, slug: string, products: readonly MenuProduct[]) => ({
  categoryId,
  name: `The ${slug}`,
  slug,
  products,
});

export const catalog = [
  category('c-pizza', 'pizza', [pizza, dish('GONE', 5_000, { availability: 'out-of-stock' })]),
  category('c-sides', 'sides', [
    dish('FRIES', 9_000),
    dish('WINGS', 25_000, { foodType: 1 }),
    dish('ROLL', 6_000, { edv: true }),
    dish('BUN', 6_000, { edv: true }),
  ]),
  category('c-deals', 'deals', [meal, dish('FRIES', 9_000)]),
];

/** A menu of a few dishes, for tests of rules, which need no database. */
export function menuOf(more: object = {}): Menu {
  return {
    catalog,
    addons: [
      addon('cheese', 0, [{ addonVariantId: 'cheese-regular', sizeId: 'regular', price: 4_000 }]),
      addon('ham', 1),
      addon('dip', 0, [{ addonVariantId: 'dip-hot', name: 'Hot dip', price: 2_000 }]),
    ],
    recommended: ['PIZZA', 'FRIES', 'WINGS', 'MEAL', 'GONE', 'NONE'],
    ...more,
  } as unknown as Menu;
}

/** An offer of the shop; with a heading it is advertised. */
export function offer(written: object, display?: object): Offer {
  return {
    rule: promoSchema.parse(written),
    ...(display && {
      display: { text: '', picture: null, wash: null, nonVeg: false, ...display } as Offer['display'],
    }),
  } as Offer;
}

export function shopOf(more: Partial<Shop> = {}, config: object = {}): Shop {
  return {
    store: { id: '14052', name: 'Indiranagar', online: true },
    orderType: 'P',
    menu: lookUp(menuOf()),
    mix: undefined,
    config: { ...cartConfigDefaults, charges: noCharges, maxCartItems: 25, maxCartPrice: 5_000, ...config },
    offers: [],
    customer: undefined,
    now: Date.parse('2026-11-20T10:00:00Z'),
    isPreview: false,
    ...more,
  } as unknown as Shop;
}

export function line(productId: string, more: object = {}): CartLineInput {
  const item = { id: '', productId, quantity: 1, addonIds: [], options: [], ...more } as CartLineInput;
  return { ...item, id: item.promoPerQty ? `${lineKey(item)}!1` : lineKey(item) };
}

export function cartOf(lines: readonly CartLineInput[], more: Partial<Cart> = {}): Cart {
  return {
    id: 'c-1',
    version: 3,
    lines,
    enteredCode: null,
    storeId: '14052',
    orderType: 'P',
    isWalletUsed: false,
    seesNoOptionPrices: false,
    isClosed: false,
    isReplaced: false,
    ...more,
  };
}
