import { allergenNames } from '#schemas/allergens.ts';
import type { SeedAllergens } from './seed-product.ts';

const CHEESE: SeedAllergens = ['milk'];
/** Without egg: vegetarian dishes have it too. */
const MAYONNAISE: SeedAllergens = ['milk', 'soy', 'mustard'];
/** Yoghurt and mustard oil. */
const MARINADE: SeedAllergens = ['milk', 'mustard'];
const BARBECUE: SeedAllergens = ['soy', 'mustard'];
/** Buttermilk, flour and egg. */
const COATING: SeedAllergens = ['milk', 'gluten', 'egg'];
const BUN: SeedAllergens = ['milk', 'gluten', 'soy', 'sesame'];
/** With egg: the buns of chicken burgers. */
const GLAZED_BUN: SeedAllergens = [...BUN, 'egg'];
const PATTY: SeedAllergens = ['milk', 'gluten', 'soy'];
const BREAD: SeedAllergens = ['milk', 'gluten'];
/** A flat bread, brushed with a sauce of mustard. */
const WRAP: SeedAllergens = ['milk', 'gluten', 'mustard'];
const RICE_IN_GHEE: SeedAllergens = ['milk'];
const MAKHANI: SeedAllergens = ['milk', 'nuts'];
const CAKE: SeedAllergens = ['milk', 'gluten', 'soy'];

/**
 * What each ingredient contains, by the words that the menu has for it. Dishes, toppings and crusts add up what they contain from here, so
 * that one sauce is the same everywhere. An ingredient without allergens is not in the table.
 */
const INGREDIENTS = {
  // Crusts, breads and pasta
  'hand tossed': ['gluten'],
  'thin crust': ['gluten'],
  'wheat thin': ['gluten'],
  'cheese burst': ['milk', 'gluten'],
  'fresh pan': ['milk', 'gluten'],
  pizza: ['milk', 'gluten'],
  bun: BUN,
  burger: BUN,
  sandwich: BUN,
  brioche: GLAZED_BUN,
  'glazed bun': GLAZED_BUN,
  'chicken burger': GLAZED_BUN,
  'chicken sandwich': GLAZED_BUN,
  bread: BREAD,
  kulcha: BREAD,
  paratha: BREAD,
  wrap: WRAP,
  roll: WRAP,
  crumb: ['gluten'],
  crumbed: ['gluten'],
  penne: BREAD,
  pasta: BREAD,
  // Milk and cheese
  milk: ['milk'],
  buttermilk: ['milk'],
  butter: ['milk'],
  buttered: ['milk'],
  ghee: ['milk'],
  cream: ['milk'],
  creamy: ['milk'],
  malai: ['milk'],
  yoghurt: ['milk'],
  lassi: ['milk'],
  chaas: ['milk'],
  chai: ['milk'],
  shake: ['milk'],
  vanilla: ['milk'],
  'ice cream': ['milk'],
  cheese: CHEESE,
  cheesy: CHEESE,
  mozzarella: CHEESE,
  cheddar: CHEESE,
  mascarpone: CHEESE,
  paneer: CHEESE,
  // Sauces, dips and gravies
  mayonnaise: MAYONNAISE,
  slaw: MAYONNAISE,
  coleslaw: MAYONNAISE,
  mustard: ['mustard'],
  'honey garlic': ['soy', 'sesame'],
  'hot and sour': ['soy'],
  'peri peri': ['mustard'],
  barbecue: BARBECUE,
  'white sauce': ['milk', 'gluten'],
  'mint chutney': ['milk'],
  'mint drizzle': ['milk'],
  makhani: MAKHANI,
  'tikka masala': [...MAKHANI, ...MARINADE],
  'butter chicken': [...MAKHANI, ...MARINADE],
  // Meat, egg and what stands in for it
  'fried chicken': COATING,
  'crispy chicken': COATING,
  'crispy wing': COATING,
  'popcorn chicken': COATING,
  fillet: COATING,
  nugget: COATING,
  strip: COATING,
  tender: COATING,
  patty: PATTY,
  'chicken patty': [...PATTY, 'egg'],
  tandoor: MARINADE,
  tandoori: MARINADE,
  tikka: MARINADE,
  hariyali: ['milk'],
  grilled: MARINADE,
  'malai tikka': [...MAKHANI, ...MARINADE],
  'malai chicken': [...MAKHANI, ...MARINADE],
  sausage: ['soy', 'mustard'],
  seekh: ['egg'],
  egg: ['egg'],
  // Rice and pulses
  'jeera rice': RICE_IN_GHEE,
  'saffron rice': RICE_IN_GHEE,
  chole: ['mustard'],
  chickpea: ['mustard'],
  // Sweets
  chocolate: ['milk', 'soy'],
  choco: ['milk', 'soy'],
  cake: CAKE,
  cheesecake: CAKE,
  sponge: CAKE,
  brownie: CAKE,
  biscuit: CAKE,
  cookie: CAKE,
  'gulab jamun': ['milk', 'gluten', 'nuts'],
  // Nuts and seeds
  nut: ['nuts'],
  walnut: ['nuts'],
  'walnut brownie': [...CAKE, 'nuts'],
  pistachio: ['nuts'],
  sesame: ['sesame'],
} as const satisfies Readonly<Record<string, SeedAllergens>>;

export type Ingredient = keyof typeof INGREDIENTS;

export const ingredients: Readonly<Record<string, SeedAllergens>> = INGREDIENTS;

/** What these ingredients contain together, each allergen once, in the order in which allergens are said. */
export function allergensOf(list: readonly Ingredient[]): SeedAllergens {
  const contained = new Set<string>(list.flatMap((name) => INGREDIENTS[name]));
  return allergenNames.filter((name) => contained.has(name));
}
