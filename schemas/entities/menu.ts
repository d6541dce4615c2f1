import { z } from 'zod';
import { essential } from '../essential.ts';
import { foodTypeCode } from './product.ts';

// The menu of a store (spec §3, Menu). Amounts are integer paise.

/** ERR-11 'not-now', ERR-13 'out-of-stock'. The messages for customers are in the texts of the app. */
export const availability = z
  .enum(['available', 'out-of-stock', 'not-now'])
  .describe("'out-of-stock' comes back another day, 'not-now' is sold at other hours.");

/** When it is missing, the product counts as non-vegetarian: food must not be shown as vegetarian by mistake. */
const foodType = foodTypeCode.default(1);
/** Amounts have no default: a product without a price cannot be sold. */
const price = z.int().min(0);

// Without a figure, or without a list, the app says that it is not known. It never counts as nothing.
const kcal = z.int().min(0).optional();
/** A list that holds a wrong entry counts as not known: a shorter one would keep silent about an allergen. */
const allergens = z
  .array(essential(z.string()))
  .optional()
  .describe('What it contains, for example milk; an empty list where it contains none of them.');

export const productSize = z.object({
  sizeId: z.string().min(1),
  name: z.string().default('').describe("For example 'Regular'. The id is used when it is empty."),
  price: price.describe('Full price of the product in this size, in paise, before any crust.'),
  servesLabel: z.string().min(1).optional().describe("For example 'Serves 2'."),
  kcal: kcal.describe('Energy in this size: in the default crust, or in the first one that the size has.'),
});

export const productCrust = z.object({
  crustId: z.string().min(1),
  name: z.string().default(''),
  sizes: z
    .array(
      z.object({
        sizeId: z.string().min(1),
        price: price.describe('Added to the price of the size.'),
        kcal: kcal.describe('Energy of the product in this size with this crust, before any add-on.'),
      }),
    )
    .describe('Sizes that have this crust (MEN-09).'),
  allergens: allergens.describe('Of the crust itself.'),
});

export const optionProduct = z.object({
  productId: z.string().min(1),
  name: z.string().min(1),
  price: price.describe('Added to the price of the combo when includeInCalc is set.'),
  foodType,
  picture: z.string().min(1).optional(),
  kcal,
  allergens,
  available: z.boolean().default(true),
});

/** What can be chosen for one place of a combo: a product, or one of several forms of it. */
export const optionItem = z.object({
  defaultSelection: z.boolean().default(false).describe('Chosen when the combo is opened (MEN-14).'),
  includeInCalc: z.boolean().default(false).describe('Whether its price is added (MEN-15).'),
  products: z.array(optionProduct).min(1),
});

export const optionGroup = z.object({
  orderSeq: z.int().min(0).describe('Place among the groups (MEN-13), and name of the group in a cart line.'),
  name: z.string().default(''),
  items: z.array(optionItem).min(1),
});

export const menuProduct = z
  .object({
    productId: z.string().min(1),
    name: z.string().min(1),
    menuCode: z.string().default('').describe('The id is used when it is empty.'),
    description: z.string().min(1).optional(),
    picture: z.string().min(1).optional(),
    foodType: foodType.describe('0 vegetarian, 1 non-vegetarian, of the product itself (MEN-17).'),
    kcal: kcal.describe('Energy of the default choice: size, crust and preselected options.'),
    allergens: allergens.describe(
      'What the default choice contains. No choice of size, crust or add-on takes one away; for a combo its options decide.',
    ),
    servesLabel: z.string().min(1).optional(),
    badge: z.string().min(1).optional(),
    price: price.describe('Price on the card: default size and default crust together (MEN-10).'),
    strikePrice: z.int().min(0).optional().describe('Earlier price. Only when it was really charged.'),
    defaultPrice: price.describe('Price of the default size.'),
    defaultCrustPrice: z.int().min(0).default(0),
    size: z.array(productSize).default([]).describe('Empty when there is one size.'),
    crust: z.array(productCrust).default([]),
    selectedSizeId: z.string().optional().describe('The default size.'),
    selectedCrustId: z.string().optional().describe('The default crust.'),
    addonIds: z.array(z.string()).default([]).describe('Add-ons that this product takes.'),
    options: essential(z.array(essential(optionGroup)).default([])).describe(
      'Groups of a combo. None may be missing: the combo would be sold without a part of it.',
    ),
    edv: z.boolean().default(false).describe('An every-day-value item: mixed and matched on /edv.'),
    availability: availability.default('available'),
    availableText: z.string().min(1).optional().describe("When it can be had again: 'Back at 5 pm'."),
    maxQuantity: z.int().min(1).optional().describe('Units of it in one cart (ERR-12).'),
  })
  .meta({ id: 'menu-product' });

export const menuCategory = z.object({
  categoryId: z.string().min(1),
  name: z.string().default(''),
  slug: z
    .string()
    .default('')
    .describe("Its friendly path: 'veg-pizza' opens /menu/veg-pizza. The id where it is empty."),
  picture: z.string().min(1).optional(),
  products: z.array(menuProduct),
});

export const addonVariant = z.object({
  addonVariantId: z.string().min(1),
  sizeId: z.string().optional().describe('The size of the product that it is for.'),
  name: z.string().optional(),
  price,
  kcal,
  allergens: allergens.describe('Where they are not those of the add-on.'),
});

/** MEN-06. A pizza's toppings and extra cheese are add-ons too, distinguished by their group. */
export const addon = z.object({
  addonId: z.string().min(1),
  name: z.string().min(1),
  group: z.enum(['topping', 'cheese', 'addon']).default('addon'),
  price: price.describe('Charged where no variant fits.'),
  kcal: kcal.describe('Energy where no variant fits.'),
  allergens,
  description: z.string().min(1).optional(),
  imageName: z.string().optional(),
  foodType,
  available: z.boolean().default(true),
  addonVariants: z.array(addonVariant).default([]),
});

/** Words that people say for something that the menu calls by another name. */
export const synonym = z.object({
  words: z
    .array(z.string().min(2).max(40))
    .min(1)
    .describe('What people type, one or more words each: coke, coca cola.'),
  finds: z.array(z.string().min(2).max(40)).min(1).describe('What the menu calls it: cola.'),
});

/** Reply of the menu call (API-026). */
export const menuSchema = z.object({
  version: z.string().default('').describe('Also its ETag.'),
  catalog: z.array(menuCategory),
  addons: z.array(addon).default([]),
  bestseller: z.array(z.string()).default([]).describe('Product ids, the best first.'),
  recommended: z.array(z.string()).default([]).describe('Product ids.'),
  essentials: z.array(z.string()).default([]).describe('Product ids of the daily essentials.'),
  edvMinimum: z.int().min(1).default(1).describe('How many every-day-value items make a mix.'),
  edvSaving: z.int().min(0).default(0).describe('What each item of a mix costs less than alone, in paise.'),
  synonyms: z
    .array(synonym)
    .default([])
    .describe('Words that customers search for, and the words of this menu that they mean.'),
});

export type Availability = z.output<typeof availability>;
export type ProductSize = z.output<typeof productSize>;
export type ProductCrust = z.output<typeof productCrust>;
export type OptionProduct = z.output<typeof optionProduct>;
export type OptionItem = z.output<typeof optionItem>;
export type OptionGroup = z.output<typeof optionGroup>;
export type MenuProduct = z.output<typeof menuProduct>;
export type MenuCategory = z.output<typeof menuCategory>;
export type Addon = z.output<typeof addon>;
export type Synonym = z.output<typeof synonym>;
export type Menu = z.output<typeof menuSchema>;
