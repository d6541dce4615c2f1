import { z } from 'zod';
import { foodTypeCode } from './product.ts';

// The menu of a store (spec §3, Menu). Amounts are integer paise.

/** ERR-11 'not-now', ERR-13 'out-of-stock': what either says to a customer is in the texts of the app. */
export const availability = z
  .enum(['available', 'out-of-stock', 'not-now'])
  .describe("'out-of-stock' comes back another day, 'not-now' is sold at other hours.");

export const productSize = z.object({
  sizeId: z.string().min(1),
  name: z.string().describe("For example 'Regular'."),
  price: z.int().min(0).describe('Full price of the product in this size, in paise, before any crust.'),
  servesLabel: z.string().optional().describe("For example 'Serves 2'."),
  kcal: z.int().min(0).optional(),
});

export const productCrust = z.object({
  crustId: z.string().min(1),
  name: z.string(),
  sizes: z
    .array(z.object({ sizeId: z.string().min(1), price: z.int().min(0).describe('Charged over the size.') }))
    .describe('Sizes that have this crust (MEN-09).'),
});

export const optionProduct = z.object({
  productId: z.string().min(1),
  name: z.string(),
  price: z.int().min(0).describe('Charged over the combo, when the item counts.'),
  foodType: foodTypeCode,
  picture: z.string().optional(),
  kcal: z.int().min(0).optional(),
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
  name: z.string(),
  items: z.array(optionItem).min(1),
});

export const menuProduct = z
  .object({
    productId: z.string().min(1),
    name: z.string().min(1),
    menuCode: z.string(),
    description: z.string().optional(),
    picture: z.string().optional(),
    foodType: foodTypeCode.describe('0 vegetarian, 1 non-vegetarian, of the product itself (MEN-17).'),
    kcal: z.int().min(0).optional(),
    allergens: z.array(z.string()).default([]),
    servesLabel: z.string().optional(),
    badge: z.string().optional(),
    price: z.int().min(0).describe('Price on the card: default size and default crust together (MEN-10).'),
    strikePrice: z.int().min(0).optional().describe('Earlier price. Only where it is true.'),
    defaultPrice: z.int().min(0).describe('Price of the default size.'),
    defaultCrustPrice: z.int().min(0).default(0),
    size: z.array(productSize).default([]).describe('Empty when there is one size.'),
    crust: z.array(productCrust).default([]),
    selectedSizeId: z.string().optional().describe('The default size.'),
    selectedCrustId: z.string().optional().describe('The default crust.'),
    addonIds: z.array(z.string()).default([]).describe('Add-ons that this product takes.'),
    options: z.array(optionGroup).default([]).describe('Groups of a combo.'),
    edv: z.boolean().default(false).describe('An every-day-value item: mixed and matched on /edv.'),
    availability: availability.default('available'),
    availableText: z.string().optional().describe("When it can be had again: 'Back at 5 pm'."),
    maxQuantity: z.int().min(1).optional().describe('Units of it in one cart (ERR-12).'),
  })
  .meta({ id: 'menu-product' });

export const menuCategory = z.object({
  categoryId: z.string().min(1),
  name: z.string(),
  slug: z.string().describe("Its friendly path: 'veg-pizza' opens /menu/veg-pizza."),
  picture: z.string().optional(),
  products: z.array(menuProduct),
});

export const addonVariant = z.object({
  addonVariantId: z.string().min(1),
  sizeId: z.string().optional().describe('The size of the product that it is for.'),
  name: z.string().optional(),
  price: z.int().min(0),
});

/** MEN-06. A pizza's toppings and extra cheese are add-ons too, told apart by their group. */
export const addon = z.object({
  addonId: z.string().min(1),
  name: z.string(),
  group: z.enum(['topping', 'cheese', 'addon']),
  price: z.int().min(0).describe('Charged where no variant fits.'),
  description: z.string().optional(),
  imageName: z.string().optional(),
  foodType: foodTypeCode,
  available: z.boolean().default(true),
  addonVariants: z.array(addonVariant).default([]),
});

/** Reply of the menu call (API-026). */
export const menuSchema = z.object({
  version: z.string().describe('Also its ETag.'),
  catalog: z.array(menuCategory),
  addons: z.array(addon),
  bestseller: z.array(z.string()).describe('Product ids, the best first.'),
  recommended: z.array(z.string()).describe('Product ids.'),
  essentials: z.array(z.string()).describe('Product ids of the daily essentials.'),
  edvMinimum: z.int().min(1).describe('How many every-day-value items one has to combine.'),
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
export type Menu = z.output<typeof menuSchema>;
