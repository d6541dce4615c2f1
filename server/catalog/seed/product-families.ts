import type { SeedAllergens, SeedProduct } from './seed-product.ts';

/** The fields of a product that its family does not fill in; it may override the shared ones. */
export type Own<Shared extends keyof SeedProduct> = Omit<SeedProduct, Shared> &
  Partial<Pick<SeedProduct, Shared>>;

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
  readonly allergens: SeedAllergens;
}

const HAND_TOSSED: Crust = {
  crustId: 'hand-tossed',
  name: 'New Hand Tossed',
  prices: { regular: 0, medium: 0, large: 0 },
  kcal: 380,
  allergens: ['gluten'],
};

/** The crusts by size: a large base cannot hold molten cheese, a wheat base comes in one size. */
export const CRUSTS: readonly Crust[] = [
  HAND_TOSSED,
  {
    crustId: 'thin',
    name: 'Thin Crust',
    prices: { medium: 4000, large: 6000 },
    kcal: 290,
    allergens: ['gluten'],
  },
  {
    crustId: 'cheese-burst',
    name: 'Cheese Burst',
    prices: { regular: 7500, medium: 9900 },
    kcal: 560,
    allergens: ['gluten', 'milk'],
  },
  {
    crustId: 'wheat-thin',
    name: 'Wheat Thin',
    prices: { medium: 5500 },
    kcal: 270,
    allergens: ['gluten'],
  },
  {
    crustId: 'fresh-pan',
    name: 'Fresh Pan',
    prices: { regular: 3000, medium: 5000 },
    kcal: 440,
    allergens: ['gluten', 'milk'],
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

interface PizzaOwn extends Own<'category' | 'price' | 'allergens' | 'serves' | 'veg'> {
  /** Regular, medium, large, in paise, before any crust. Its calories are those of the regular one in its default crust. */
  readonly prices: readonly [regular: number, medium: number, large: number];
}

/** A pizza in three sizes and five crusts; the card shows the regular size. Calories are of the whole pizza. */
export function pizza({ prices, ...own }: PizzaOwn): SeedProduct {
  const defaultCrust = CRUSTS.find(({ crustId }) => crustId === own.defaultCrustId) ?? HAND_TOSSED;
  const onTop = own.kcal - defaultCrust.kcal;
  const kcalIn = (crust: Crust, share: number) => Math.round((onTop + crust.kcal) * share);
  const veg = own.veg ?? true;
  return {
    veg,
    category: veg ? 'vegPizza' : 'nonVegPizza',
    serves: 'Serves 1',
    allergens: ['milk', 'gluten'],
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
      allergens: crust.allergens,
      sizes: SIZES.flatMap(({ sizeId, share }) => {
        const price = crust.prices[sizeId];
        return price === undefined ? [] : [{ sizeId, price, kcal: kcalIn(crust, share) }];
      }),
    })),
    defaultCrustId: defaultCrust.crustId,
  };
}

/** A small pizza in one size and one crust. */
export function mania(own: Own<'category' | 'allergens' | 'veg' | 'serves' | 'edv'>): SeedProduct {
  return {
    veg: true,
    category: 'pizzaMania',
    serves: 'Serves 1',
    allergens: ['milk', 'gluten'],
    edv: true,
    addonIds: ['extra-cheese', 'top-onion', 'top-capsicum', 'top-sweet-corn', 'top-jalapeno', ...SEASONINGS],
    ...own,
  };
}

export function chicken(own: Own<'category' | 'allergens' | 'veg'>): SeedProduct {
  return {
    veg: false,
    category: 'chicken',
    allergens: ['gluten', 'milk', 'egg'],
    addonIds: [...DIPS, 'add-peri-peri-dust'],
    ...own,
  };
}

export function burger(own: Own<'category' | 'allergens' | 'veg' | 'serves'>): SeedProduct {
  const veg = own.veg ?? false;
  return {
    veg,
    category: 'burgers',
    serves: 'Serves 1',
    allergens: veg ? ['gluten', 'milk', 'soy', 'sesame'] : ['gluten', 'milk', 'egg', 'soy', 'sesame'],
    addonIds: ['add-cheese-slice', veg ? 'add-veg-patty' : 'add-chicken-patty', 'add-meal'],
    ...own,
  };
}

export function bowl(own: Own<'category' | 'allergens' | 'veg' | 'serves'>): SeedProduct {
  return {
    veg: false,
    category: 'bowlsAndWraps',
    serves: 'Serves 1',
    allergens: ['milk', 'nuts'],
    addonIds: ['add-rice', 'add-gravy', 'add-mint-dip'],
    ...own,
  };
}

export function wrap(own: Own<'category' | 'allergens' | 'veg' | 'serves'>): SeedProduct {
  return {
    veg: false,
    category: 'bowlsAndWraps',
    serves: 'Serves 1',
    allergens: ['gluten', 'milk', 'mustard'],
    addonIds: ['add-cheese-slice', 'add-mint-dip', 'add-meal'],
    ...own,
  };
}

export function side(own: Own<'category' | 'allergens' | 'veg'>): SeedProduct {
  return { veg: true, category: 'sides', allergens: ['gluten', 'milk'], ...own };
}

export function dessert(own: Own<'category' | 'allergens' | 'veg'>): SeedProduct {
  return { veg: true, category: 'dessert', allergens: ['milk', 'gluten', 'soy'], ...own };
}

export function drink(own: Own<'category' | 'allergens' | 'veg'>): SeedProduct {
  return { veg: true, category: 'beverages', allergens: [], ...own };
}
