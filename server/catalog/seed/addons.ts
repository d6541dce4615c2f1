import { allergensOf, type Ingredient } from './ingredients.ts';
import { NON_VEG_TOPPINGS, SIZES, VEG_TOPPINGS } from './product-families.ts';
import type { SeedAddon } from './seed-product.ts';

type BySize = readonly [regular: number, medium: number, large: number];

const VEG_PRICES: BySize = [3500, 5500, 7500];
const NON_VEG_PRICES: BySize = [5000, 7500, 9900];

interface BySizeOwn
  extends Pick<SeedAddon, 'addonId' | 'name' | 'group' | 'foodType' | 'description' | 'imageName'> {
  /** Of a regular portion. */
  readonly kcal: number;
  readonly contains: readonly Ingredient[];
}

/** An add-on with price and energy for each pizza size; its own ones are for pizzas of one size. */
function bySize({ contains, ...addon }: BySizeOwn, prices: BySize): SeedAddon {
  return {
    ...addon,
    allergens: allergensOf(contains),
    price: prices[0],
    addonVariants: SIZES.map(({ sizeId, name, share }, index) => ({
      addonVariantId: `${addon.addonId}-${sizeId}`,
      sizeId,
      name,
      price: prices[index] ?? prices[0],
      kcal: Math.round(addon.kcal * share),
    })),
  };
}

type Topping = readonly [name: string, kcal: number, ...contains: Ingredient[]];

/** Energy of a regular portion, and what each is made of, as far as it contains an allergen. */
const TOPPINGS: Readonly<Record<(typeof VEG_TOPPINGS)[number] | (typeof NON_VEG_TOPPINGS)[number], Topping>> =
  {
    'top-onion': ['Red onion', 14],
    'top-capsicum': ['Capsicum', 8],
    'top-tomato': ['Tomato', 8],
    'top-sweet-corn': ['Sweet corn', 40],
    'top-mushroom': ['Button mushroom', 10],
    'top-black-olive': ['Black olive', 38],
    'top-jalapeno': ['Jalapeño', 8],
    'top-red-pepper': ['Roasted red pepper', 12],
    'top-red-chilli': ['Fresh red chilli', 6],
    'top-pineapple': ['Pineapple', 32],
    'top-spinach': ['Spinach', 8],
    'top-paneer': ['Tandoori paneer', 110, 'tandoori', 'paneer'],
    'top-chicken-tikka': ['Chicken tikka', 95, 'tikka'],
    'top-grilled-chicken': ['Grilled chicken', 88, 'grilled'],
    'top-peri-peri-chicken': ['Peri peri chicken', 92, 'peri peri'],
    'top-pepper-chicken': ['Pepper chicken', 96],
    'top-barbecue-chicken': ['Barbecue chicken', 104, 'barbecue'],
    'top-chicken-sausage': ['Chicken sausage', 136, 'sausage'],
    'top-chicken-keema': ['Chicken keema', 118],
    'top-seekh-kebab': ['Chicken seekh kebab', 124, 'seekh'],
  };

function topping(addonId: keyof typeof TOPPINGS, foodType: 0 | 1): SeedAddon {
  const [name, kcal, ...contains] = TOPPINGS[addonId];
  const imageName = addonId.replace('top-', 'topping-');
  return bySize(
    { addonId, name, group: 'topping', foodType, imageName, kcal, contains },
    foodType === 1 || addonId === 'top-paneer' ? NON_VEG_PRICES : VEG_PRICES,
  );
}

const toppings: readonly SeedAddon[] = [
  ...VEG_TOPPINGS.map((addonId) => topping(addonId, 0)),
  ...NON_VEG_TOPPINGS.map((addonId) => topping(addonId, 1)),
];

/** All add-ons, in the order in which they are offered. */
export const seedAddons: readonly SeedAddon[] = [
  bySize(
    {
      addonId: 'extra-cheese',
      name: 'Extra cheese',
      group: 'cheese',
      description: 'Another handful of mozzarella',
      foodType: 0,
      imageName: 'topping-cheese',
      kcal: 160,
      contains: ['cheese'],
    },
    [5500, 8500, 11500],
  ),
  ...toppings,
  {
    addonId: 'add-cheese-slice',
    name: 'Cheese slice',
    group: 'addon',
    price: 2500,
    foodType: 0,
    kcal: 62,
    allergens: allergensOf(['cheese']),
    imageName: 'topping-cheese-slice',
  },
  {
    addonId: 'add-chicken-patty',
    name: 'Extra chicken patty',
    group: 'addon',
    price: 8000,
    description: 'A crisp chicken patty',
    foodType: 1,
    kcal: 212,
    allergens: allergensOf(['chicken patty']),
    imageName: 'topping-chicken-patty',
  },
  {
    addonId: 'add-veg-patty',
    name: 'Extra veg patty',
    group: 'addon',
    price: 5500,
    description: 'A crisp vegetable patty',
    foodType: 0,
    kcal: 186,
    allergens: allergensOf(['patty']),
    imageName: 'topping-veg-patty',
  },
  {
    addonId: 'add-meal',
    name: 'Make it a meal',
    group: 'addon',
    price: 11900,
    description: 'Fries and a drink with it',
    foodType: 0,
    kcal: 568,
    allergens: [],
    imageName: 'topping-meal',
    addonVariants: [
      { addonVariantId: 'add-meal-salted', name: 'Salted fries and cola', price: 11900, kcal: 568 },
      {
        addonVariantId: 'add-meal-peri-peri',
        name: 'Peri peri fries and cola',
        price: 13900,
        kcal: 576,
        allergens: allergensOf(['peri peri']),
      },
      {
        addonVariantId: 'add-meal-lemonade',
        name: 'Salted fries and masala lemonade',
        price: 13900,
        kcal: 476,
      },
    ],
  },
  {
    addonId: 'add-cheese-dip',
    name: 'Cheesy jalapeño dip',
    group: 'addon',
    price: 3500,
    foodType: 0,
    kcal: 112,
    allergens: allergensOf(['cheese']),
    imageName: 'topping-dip-cheesy-jalapeno',
  },
  {
    addonId: 'add-peri-peri-dip',
    name: 'Peri peri dip',
    group: 'addon',
    price: 3000,
    foodType: 0,
    kcal: 64,
    allergens: allergensOf(['peri peri']),
    imageName: 'topping-dip-peri-peri',
  },
  {
    addonId: 'add-mint-dip',
    name: 'Mint chutney',
    group: 'addon',
    price: 2500,
    foodType: 0,
    kcal: 38,
    allergens: allergensOf(['mint chutney']),
    imageName: 'topping-dip-mint',
  },
  {
    addonId: 'add-garlic-mayo',
    name: 'Garlic mayonnaise, eggless',
    group: 'addon',
    price: 3000,
    foodType: 0,
    kcal: 128,
    allergens: allergensOf(['mayonnaise']),
    imageName: 'topping-dip-garlic-mayo',
  },
  {
    addonId: 'add-peri-peri-dust',
    name: 'Peri peri dust',
    group: 'addon',
    price: 1500,
    description: 'Sprinkle it on as hot as you like',
    foodType: 0,
    kcal: 8,
    allergens: allergensOf(['peri peri']),
  },
  {
    addonId: 'add-oregano',
    name: 'Oregano sachets, 3',
    group: 'addon',
    price: 500,
    foodType: 0,
    kcal: 6,
    allergens: [],
  },
  {
    addonId: 'add-chilli-flakes',
    name: 'Chilli flake sachets, 3',
    group: 'addon',
    price: 500,
    foodType: 0,
    kcal: 8,
    allergens: [],
  },
  {
    addonId: 'add-rice',
    name: 'Extra jeera rice',
    group: 'addon',
    price: 4900,
    foodType: 0,
    kcal: 186,
    allergens: allergensOf(['jeera rice']),
  },
  {
    addonId: 'add-gravy',
    name: 'Extra gravy',
    group: 'addon',
    price: 5900,
    description: 'Makhani, a ladle of it',
    foodType: 0,
    kcal: 142,
    allergens: allergensOf(['makhani']),
  },
  {
    addonId: 'add-scoop',
    name: 'Scoop of vanilla',
    group: 'addon',
    price: 4900,
    foodType: 0,
    kcal: 116,
    allergens: allergensOf(['vanilla']),
    imageName: 'topping-scoop',
  },
  {
    addonId: 'add-whipped-cream',
    name: 'Whipped cream',
    group: 'addon',
    price: 2500,
    foodType: 0,
    kcal: 52,
    allergens: allergensOf(['cream']),
  },
];
