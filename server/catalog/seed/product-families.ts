import { allergensOf, type Ingredient } from './ingredients.ts';
import type { SeedProduct } from './seed-product.ts';

/** The fields of a product that its family does not fill in; it may override the shared ones. */
export type Own<Shared extends keyof SeedProduct> = Omit<SeedProduct, Shared | 'allergens'> &
  Partial<Pick<SeedProduct, Shared>> & {
    /** What it is made of besides what its family is, as far as it contains an allergen. */
    readonly contains?: readonly Ingredient[];
  };

export const SIZES = [
  { sizeId: 'regular', name: 'Regular', servesLabel: 'Serves 1', share: 1 },
  { sizeId: 'medium', name: 'Medium', servesLabel: 'Serves 2', share: 1.9 },
  { sizeId: 'large', name: 'Large', servesLabel: 'Serves 4', share: 2.8 },
] as const;

interface Crust {
  readonly crustId: string;
  readonly name: string;
  /** What it costs over a size, for the sizes that it comes in. */
  readonly prices: Readonly<Record<string, number>>;
  /** Energy of the crust alone, in a regular pizza. */
  readonly kcal: number;
  readonly contains: Ingredient;
}

const HAND_TOSSED: Crust = {
  crustId: 'hand-tossed',
  name: 'New Hand Tossed',
  prices: { regular: 0, medium: 0, large: 0 },
  kcal: 380,
  contains: 'hand tossed',
};

/** The crusts by size: a large base cannot hold molten cheese, a wheat base comes in one size. */
export const CRUSTS: readonly Crust[] = [
  HAND_TOSSED,
  {
    crustId: 'thin',
    name: 'Thin Crust',
    prices: { medium: 4000, large: 6000 },
    kcal: 290,
    contains: 'thin crust',
  },
  {
    crustId: 'cheese-burst',
    name: 'Cheese Burst',
    prices: { regular: 7500, medium: 9900 },
    kcal: 560,
    contains: 'cheese burst',
  },
  {
    crustId: 'wheat-thin',
    name: 'Wheat Thin',
    prices: { medium: 5500 },
    kcal: 270,
    contains: 'wheat thin',
  },
  {
    crustId: 'fresh-pan',
    name: 'Fresh Pan',
    prices: { regular: 3000, medium: 5000 },
    kcal: 440,
    contains: 'fresh pan',
  },
];

export const VEG_TOPPINGS = [
  'top-onion',
  'top-capsicum',
  'top-tomato',
  'top-sweet-corn',
  'top-mushroom',
  'top-black-olive',
  'top-jalapeno',
  'top-red-pepper',
  'top-red-chilli',
  'top-pineapple',
  'top-spinach',
  'top-paneer',
] as const;

export const NON_VEG_TOPPINGS = [
  'top-chicken-tikka',
  'top-grilled-chicken',
  'top-peri-peri-chicken',
  'top-pepper-chicken',
  'top-barbecue-chicken',
  'top-chicken-sausage',
  'top-chicken-keema',
  'top-seekh-kebab',
] as const;

const SEASONINGS = ['add-oregano', 'add-chilli-flakes'] as const;
export const DIPS = ['add-cheese-dip', 'add-peri-peri-dip', 'add-mint-dip', 'add-garlic-mayo'] as const;

/** Every pizza can have every topping, so a customer may add chicken to a Margherita. */
const PIZZA_ADDONS = [
  'extra-cheese',
  ...VEG_TOPPINGS,
  ...NON_VEG_TOPPINGS,
  ...SEASONINGS,
  'add-cheese-dip',
] as const;

export interface PizzaOwn extends Own<'category' | 'price' | 'serves' | 'veg'> {
  /** Regular, medium, large, in paise, before any crust. Its calories are those of the regular one in its default crust. */
  readonly prices: readonly [regular: number, medium: number, large: number];
}

/** A pizza in three sizes and five crusts; the card shows the regular size. Calories are of the whole pizza. */
export function pizza({ prices, contains = [], ...own }: PizzaOwn): SeedProduct {
  const defaultCrust = CRUSTS.find(({ crustId }) => crustId === own.defaultCrustId) ?? HAND_TOSSED;
  const onTop = own.kcal - defaultCrust.kcal;
  const kcalIn = (crust: Crust, share: number) => Math.round((onTop + crust.kcal) * share);
  const veg = own.veg ?? true;
  return {
    veg,
    category: veg ? 'vegPizza' : 'nonVegPizza',
    serves: 'Serves 1',
    allergens: allergensOf(['mozzarella', defaultCrust.contains, ...contains]),
    addonIds: PIZZA_ADDONS,
    ...own,
    price: prices[0] + (defaultCrust.prices['regular'] ?? 0),
    sizes: SIZES.map(({ share, ...size }, index) => ({
      ...size,
      price: prices[index] ?? prices[0],
      kcal: kcalIn(size.sizeId in defaultCrust.prices ? defaultCrust : HAND_TOSSED, share),
    })),
    defaultSizeId: 'regular',
    crusts: CRUSTS.map((crust) => ({
      crustId: crust.crustId,
      name: crust.name,
      allergens: allergensOf([crust.contains]),
      sizes: SIZES.flatMap(({ sizeId, share }) => {
        const price = crust.prices[sizeId];
        return price === undefined ? [] : [{ sizeId, price, kcal: kcalIn(crust, share) }];
      }),
    })),
    defaultCrustId: defaultCrust.crustId,
  };
}

/** A small pizza in one size and one crust. */
export function mania({ contains = [], ...own }: Own<'category' | 'veg' | 'serves' | 'edv'>): SeedProduct {
  return {
    veg: true,
    category: 'pizzaMania',
    serves: 'Serves 1',
    allergens: allergensOf(['mozzarella', 'hand tossed', ...contains]),
    edv: true,
    addonIds: ['extra-cheese', 'top-onion', 'top-capsicum', 'top-sweet-corn', 'top-jalapeno', ...SEASONINGS],
    ...own,
  };
}

export function chicken({ contains = [], ...own }: Own<'category' | 'veg'>): SeedProduct {
  return {
    veg: false,
    category: 'chicken',
    allergens: allergensOf(['fried chicken', ...contains]),
    addonIds: [...DIPS, 'add-peri-peri-dust'],
    ...own,
  };
}

/** From the grill or the tandoor: marinated, without a coating. */
export function grill({ contains = [], ...own }: Own<'category' | 'veg'>): SeedProduct {
  return {
    veg: false,
    category: 'chicken',
    allergens: allergensOf(['grilled', ...contains]),
    addonIds: ['add-mint-dip', 'add-garlic-mayo'],
    ...own,
  };
}

export function burger({ contains = [], ...own }: Own<'category' | 'veg' | 'serves'>): SeedProduct {
  const veg = own.veg ?? false;
  return {
    veg,
    category: 'burgers',
    serves: 'Serves 1',
    allergens: allergensOf([veg ? 'bun' : 'glazed bun', ...contains]),
    addonIds: ['add-cheese-slice', veg ? 'add-veg-patty' : 'add-chicken-patty', 'add-meal'],
    ...own,
  };
}

export function bowl({ contains = [], ...own }: Own<'category' | 'veg' | 'serves'>): SeedProduct {
  return {
    veg: false,
    category: 'bowlsAndWraps',
    serves: 'Serves 1',
    allergens: allergensOf(contains),
    addonIds: ['add-rice', 'add-gravy', 'add-mint-dip'],
    ...own,
  };
}

export function wrap({ contains = [], ...own }: Own<'category' | 'veg' | 'serves'>): SeedProduct {
  return {
    veg: false,
    category: 'bowlsAndWraps',
    serves: 'Serves 1',
    allergens: allergensOf(['wrap', ...contains]),
    addonIds: ['add-cheese-slice', 'add-mint-dip', 'add-meal'],
    ...own,
  };
}

export function side({ contains = [], ...own }: Own<'category' | 'veg'>): SeedProduct {
  return { veg: true, category: 'sides', allergens: allergensOf(contains), ...own };
}

export function dessert({ contains = [], ...own }: Own<'category' | 'veg'>): SeedProduct {
  return { veg: true, category: 'dessert', allergens: allergensOf(contains), ...own };
}

export function drink({ contains = [], ...own }: Own<'category' | 'veg'>): SeedProduct {
  return { veg: true, category: 'beverages', allergens: allergensOf(contains), ...own };
}
