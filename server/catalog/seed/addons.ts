import { NON_VEG_TOPPINGS, SIZES, VEG_TOPPINGS } from './product-families.ts';
import type { SeedAddon } from './seed-product.ts';

type BySize = readonly [regular: number, medium: number, large: number];

const VEG_PRICES: BySize = [3500, 5500, 7500];
const NON_VEG_PRICES: BySize = [5000, 7500, 9900];

/** An add-on with a price for each pizza size; its base price is for pizzas of one size. */
function bySize(
  addon: Pick<SeedAddon, 'addonId' | 'name' | 'group' | 'foodType' | 'description' | 'imageName'>,
  prices: BySize,
): SeedAddon {
  return {
    ...addon,
    price: prices[0],
    addonVariants: SIZES.map(({ sizeId, name }, index) => ({
      addonVariantId: `${addon.addonId}-${sizeId}`,
      sizeId,
      name,
      price: prices[index] ?? prices[0],
    })),
  };
}

const TOPPING_NAMES: Readonly<
  Record<(typeof VEG_TOPPINGS)[number] | (typeof NON_VEG_TOPPINGS)[number], string>
> = {
  'top-onion': 'Red onion',
  'top-capsicum': 'Capsicum',
  'top-tomato': 'Tomato',
  'top-sweet-corn': 'Sweet corn',
  'top-mushroom': 'Button mushroom',
  'top-black-olive': 'Black olive',
  'top-jalapeno': 'Jalapeño',
  'top-red-pepper': 'Roasted red pepper',
  'top-red-chilli': 'Fresh red chilli',
  'top-pineapple': 'Pineapple',
  'top-spinach': 'Spinach',
  'top-paneer': 'Tandoori paneer',
  'top-chicken-tikka': 'Chicken tikka',
  'top-grilled-chicken': 'Grilled chicken',
  'top-peri-peri-chicken': 'Peri peri chicken',
  'top-pepper-chicken': 'Pepper chicken',
  'top-barbecue-chicken': 'Barbecue chicken',
  'top-chicken-sausage': 'Chicken sausage',
  'top-chicken-keema': 'Chicken keema',
  'top-seekh-kebab': 'Chicken seekh kebab',
};

const toppings: readonly SeedAddon[] = [
  ...VEG_TOPPINGS.map((addonId) =>
    bySize(
      {
        addonId,
        name: TOPPING_NAMES[addonId],
        group: 'topping',
        foodType: 0,
        imageName: addonId.replace('top-', 'topping-'),
      },
      addonId === 'top-paneer' ? NON_VEG_PRICES : VEG_PRICES,
    ),
  ),
  ...NON_VEG_TOPPINGS.map((addonId) =>
    bySize(
      {
        addonId,
        name: TOPPING_NAMES[addonId],
        group: 'topping',
        foodType: 1,
        imageName: addonId.replace('top-', 'topping-'),
      },
      NON_VEG_PRICES,
    ),
  ),
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
    imageName: 'topping-cheese-slice',
  },
  {
    addonId: 'add-chicken-patty',
    name: 'Extra chicken patty',
    group: 'addon',
    price: 8000,
    description: 'One more, the same as inside',
    foodType: 1,
    imageName: 'topping-chicken-patty',
  },
  {
    addonId: 'add-veg-patty',
    name: 'Extra veg patty',
    group: 'addon',
    price: 5500,
    description: 'One more, the same as inside',
    foodType: 0,
    imageName: 'topping-veg-patty',
  },
  {
    addonId: 'add-meal',
    name: 'Make it a meal',
    group: 'addon',
    price: 11900,
    description: 'Fries and a drink with it',
    foodType: 0,
    imageName: 'topping-meal',
    addonVariants: [
      { addonVariantId: 'add-meal-salted', name: 'Salted fries and cola', price: 11900 },
      { addonVariantId: 'add-meal-peri-peri', name: 'Peri peri fries and cola', price: 13900 },
      { addonVariantId: 'add-meal-lemonade', name: 'Salted fries and masala lemonade', price: 13900 },
    ],
  },
  {
    addonId: 'add-cheese-dip',
    name: 'Cheesy jalapeño dip',
    group: 'addon',
    price: 3500,
    foodType: 0,
    imageName: 'topping-dip-cheesy-jalapeno',
  },
  {
    addonId: 'add-peri-peri-dip',
    name: 'Peri peri dip',
    group: 'addon',
    price: 3000,
    foodType: 0,
    imageName: 'topping-dip-peri-peri',
  },
  {
    addonId: 'add-mint-dip',
    name: 'Mint chutney',
    group: 'addon',
    price: 2500,
    foodType: 0,
    imageName: 'topping-dip-mint',
  },
  {
    addonId: 'add-garlic-mayo',
    name: 'Garlic mayonnaise, eggless',
    group: 'addon',
    price: 3000,
    foodType: 0,
    imageName: 'topping-dip-garlic-mayo',
  },
  {
    addonId: 'add-peri-peri-dust',
    name: 'Peri peri dust',
    group: 'addon',
    price: 1500,
    description: 'Shake it on as hot as you like',
    foodType: 0,
  },
  {
    addonId: 'add-oregano',
    name: 'Oregano sachets, 3',
    group: 'addon',
    price: 500,
    foodType: 0,
  },
  {
    addonId: 'add-chilli-flakes',
    name: 'Chilli flake sachets, 3',
    group: 'addon',
    price: 500,
    foodType: 0,
  },
  { addonId: 'add-rice', name: 'Extra jeera rice', group: 'addon', price: 4900, foodType: 0 },
  { addonId: 'add-gravy', name: 'Extra gravy', group: 'addon', price: 5900, foodType: 0 },
  {
    addonId: 'add-scoop',
    name: 'Scoop of vanilla',
    group: 'addon',
    price: 4900,
    foodType: 0,
    imageName: 'topping-scoop',
  },
  { addonId: 'add-whipped-cream', name: 'Whipped cream', group: 'addon', price: 2500, foodType: 0 },
];
