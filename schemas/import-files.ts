import { z } from 'zod';
import { allergenNames } from './allergens.ts';
import {
  addon,
  addonVariant,
  menuCategory,
  menuProduct,
  optionGroup,
  optionItem,
  optionProduct,
  productCrust,
  productSize,
} from './entities/menu.ts';
import { productCardSchema } from './entities/product.ts';
import { promosSchema } from './entities/promo.ts';
import { storeSchema } from './entities/store.ts';
import { linkSchema } from './link.ts';
import { orderTypeCode } from './node.ts';
import { nonVegMark } from './non-veg.ts';
import { defaultFacts } from './rules/default-facts.ts';
import { defaultOption } from './rules/default-form.ts';
import { washes } from './wash.ts';

// The files that `npm run import` reads to fill the database of a shop. Amounts are integer paise.

const schemaName = z.string().optional();
const id = z.string().regex(/^[\w-]{1,40}$/);

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 07:00');

const unavailable = z.strictObject({
  productId: id,
  text: z.string().max(60).optional().describe('When it is back, for example Back at 5:00 pm.'),
});

const importedStore = z.strictObject({
  ...storeSchema.shape,
  id: id.describe('Letters, digits, _ and -, for example 14052.'),
  name: z.string().min(1),
  city: z.string().min(1),
  online: z.boolean().default(true).describe('Takes orders.'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  orderTypes: z.array(orderTypeCode).min(1).default(['D', 'P']),
  address: z.string().max(200).default('').describe('Street line.'),
  pincode: z
    .union([z.literal(''), z.string().regex(/^[1-9]\d{5}$/, 'must be the six digits of a PIN code')])
    .default(''),
  phone: z.string().max(20).default(''),
  gstin: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be the fifteen characters of a GSTIN')
    .optional()
    .describe('Number of its GST registration, shown with orders.'),
  fssai: z
    .string()
    .regex(/^[12]\d{13}$/, 'must be the fourteen digits of an FSSAI licence')
    .optional()
    .describe('Number of its licence for food, shown with orders.'),
  hours: z
    .strictObject({ opens: timeOfDay, closes: timeOfDay })
    .default({ opens: '11:00', closes: '23:00' })
    .describe('In Indian time. Equal times: open round the clock.'),
  deliveryRadius: z.int().min(0).max(50_000).default(6000).describe('How far it delivers, in metres.'),
  unavailable: z
    .array(unavailable)
    .superRefine(unique(({ productId }) => productId, 'productId'))
    .optional()
    .describe('Products that it cannot make at the moment. When absent, the database keeps its list.'),
  unavailableAddons: z
    .array(id)
    .superRefine(unique((addonId) => addonId))
    .optional()
    .describe('Add-ons that it does not have at the moment. When absent, the database keeps its list.'),
});

const card = productCardSchema.shape;
const onMenu = menuProduct.shape;

const importedCategory = z.strictObject({
  id: id.describe('As products name it, for example 2.'),
  name: z.string().min(1),
  slug: id.describe('Its friendly path: veg-pizza opens /menu/veg-pizza.'),
  picture: menuCategory.shape.picture,
});

// The law asks for energy and allergens of everything that can be ordered. A shop that does not know one of them has to write so.
const unknown = z.literal('unknown').transform(() => undefined);
const kcal = z
  .union([z.int().min(0), unknown], { error: "neither a whole number of kcal nor 'unknown'" })
  .describe("Energy in kcal, or 'unknown'.");
const allergens = z
  .union([z.array(z.enum(allergenNames)), unknown], {
    error: `neither a list of allergens (${allergenNames.join(', ')}), empty where it contains none, nor 'unknown'`,
  })
  .describe("What it contains, or 'unknown'.");

const importedAddon = z.strictObject({
  ...addon.shape,
  addonId: id,
  kcal: kcal.describe("Energy where no variant fits in kcal, or 'unknown'."),
  allergens,
  addonVariants: z
    .array(z.object({ ...addonVariant.shape, kcal, allergens: allergens.optional() }))
    .default([]),
});

const importedCrust = z.object({
  ...productCrust.shape,
  sizes: z.array(z.object({ ...productCrust.shape.sizes.element.shape, kcal })),
  allergens,
});

const importedGroup = z.object({
  ...optionGroup.shape,
  items: z
    .array(
      z.object({
        ...optionItem.shape,
        products: z.array(z.object({ ...optionProduct.shape, kcal, allergens })).min(1),
      }),
    )
    .min(1),
});

const productFields = z.strictObject({
  id: id.describe('Letters, digits, _ and -, for example PIZ7.'),
  name: card.name,
  menuCode: z.string().min(1).describe('Code of the product in the kitchen.'),
  description: z.string().max(200).describe('One line on what it is.'),
  picture: z.string().max(80).describe('Id of a picture, for example pizza-margherita.'),
  price: card.price.describe('Price in paise, in the default size and crust.'),
  strikePrice: card.strikePrice,
  foodType: card.foodType,
  kcal: kcal.describe("Energy of the default choice in kcal, or 'unknown'."),
  servesLabel: card.servesLabel,
  sizes: z
    .array(z.object({ ...productSize.shape, kcal }))
    .default([])
    .describe('Sizes to choose from, the smallest first; none where there is one size.'),
  sizeId: card.sizeId.describe('The default size: one of the sizes.'),
  crusts: z
    .array(importedCrust)
    .default([])
    .describe('Crusts to choose from, with what each costs over a size.'),
  crustId: card.crustId.describe('The default crust: one that the default size has.'),
  addonIds: onMenu.addonIds,
  options: z.array(importedGroup).default([]),
  allergens: allergens.describe("What the default choice contains, or 'unknown'."),
  edv: onMenu.edv,
  hours: z
    .strictObject({ from: timeOfDay, until: timeOfDay })
    .optional()
    .describe(
      'Sold between these times of day alone, in India. One that ends before it begins runs past midnight.',
    ),
  maxQuantity: onMenu.maxQuantity,
  orderTypes: z.array(orderTypeCode).min(1).optional().describe('Sold for these order types alone.'),
  categoryIds: z.array(z.string().min(1)).min(1).describe('Categories of the menu, the main one first.'),
  badge: card.badge,
});

/** Reports fields of a product that do not agree: sizes and crusts that do not fit each other, or a price that is not theirs. */
function checkProduct(product: z.output<typeof productFields>, context: z.core.$RefinementCtx) {
  const { price, strikePrice, sizes, sizeId, crusts, crustId, options } = product;
  const report = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (strikePrice !== undefined && strikePrice <= price)
    report(['strikePrice'], 'must be above the price, or be left out');

  const size = sizes.find((known) => known.sizeId === sizeId);
  const crust = crusts.find((known) => known.crustId === crustId);
  const overSize = crust?.sizes.find((known) => known.sizeId === sizeId);
  if (sizes.length > 0 && !size) report(['sizeId'], 'must name one of the sizes');
  if (sizes.length === 0 && sizeId !== undefined) report(['sizeId'], 'names a size, but there are no sizes');
  if (crusts.length > 0 && !overSize) report(['crustId'], 'must name a crust that the default size has');
  if (crusts.length === 0 && crustId !== undefined)
    report(['crustId'], 'names a crust, but there are no crusts');
  for (const [at, { sizes: fitting }] of crusts.entries()) {
    if (fitting.some((fit) => !sizes.some((known) => known.sizeId === fit.sizeId)))
      report(['crusts', at, 'sizes'], 'names a size that the product does not have');
  }
  if (size) {
    const asSold = size.price + (overSize?.price ?? 0);
    if (asSold !== price)
      report(['price'], `must be ${asSold}, the price of the default size and crust together`);
  }
  const groups = options.map(({ orderSeq }) => orderSeq);
  if (new Set(groups).size < groups.length) report(['options'], 'has two groups with one orderSeq');
  for (const [at, group] of options.entries()) {
    const preselected = defaultOption(group);
    const counts = group.items.some(
      ({ includeInCalc, products }) => includeInCalc && products.some((option) => option === preselected),
    );
    if (preselected && counts && preselected.price > 0)
      report(
        ['options', at],
        `preselects ${preselected.name}, which costs ${preselected.price} more: what is preselected must cost nothing more, because the card shows the price of the product alone`,
      );
  }
  checkFacts(product, report);
}

/** Energy and allergens of a product are those of its default choice. */
function checkFacts(
  { kcal, allergens = [], ...product }: z.output<typeof productFields>,
  report: (path: PropertyKey[], message: string) => void,
) {
  const {
    name,
    sizes: size,
    sizeId: selectedSizeId,
    crusts: crust,
    crustId: selectedCrustId,
    options,
  } = product;
  // Without what the product says itself: what its parts say.
  const said = { name, size, selectedSizeId, crust, selectedCrustId, options, allergens: [] };
  const parts = defaultFacts(said);
  if (!parts) return;
  if (parts.kcal !== undefined && kcal !== undefined && parts.kcal !== kcal)
    report(['kcal'], `must be ${parts.kcal}, the energy of the default size, crust and options together`);
  const contained: readonly string[] = allergens;
  const missing = parts.allergens.filter((allergen) => !contained.includes(allergen));
  if (missing.length > 0)
    report(['allergens'], `must name ${missing.join(', ')} too, which the default crust or options contain`);
}

const importedProduct = productFields.superRefine(checkProduct);

const importedPromotion = z.strictObject({
  id,
  shelf: z.enum(['offers', 'other-offers']),
  heading: z.string().min(1),
  text: z.string().optional(),
  code: z.string().min(1).optional(),
  terms: z.string().optional(),
  conditions: z.array(z.string().min(1)).default([]).describe('All its terms, a sentence each.'),
  wash: z.enum(washes).optional(),
  picture: z.string().optional(),
  link: linkSchema.optional(),
  nonVeg: nonVegMark,
});

/** Reports an entry with the same name as an earlier one of the list. `field` holds the name; an entry without one is the name itself. */
function unique<T>(nameOf: (entry: T) => string | undefined, field?: string) {
  return (list: readonly T[], context: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const [at, entry] of list.entries()) {
      const name = nameOf(entry);
      if (name !== undefined && seen.has(name))
        context.addIssue({
          code: 'custom',
          path: field === undefined ? [at] : [at, field],
          message: `is '${name}', as in an earlier entry`,
        });
      if (name !== undefined) seen.add(name);
    }
  };
}

export const storesFile = z.strictObject({
  $schema: schemaName,
  stores: z
    .array(importedStore)
    .min(1)
    .superRefine(unique((store) => store.id, 'id')),
});
export type StoresFile = z.output<typeof storesFile>;

export const catalogFile = z
  .strictObject({
    $schema: schemaName,
    categories: z
      .array(importedCategory)
      .default([])
      .superRefine(unique((category) => category.id, 'id'))
      .superRefine(unique((category) => category.slug, 'slug'))
      .describe('In the order of the menu. Categories that are not named stay unchanged.'),
    addons: z
      .array(importedAddon)
      .default([])
      .superRefine(unique((known) => known.addonId, 'addonId'))
      .describe('Extras for products. Add-ons that are not named stay unchanged.'),
    products: z
      .array(importedProduct)
      .min(1)
      .superRefine(unique((product) => product.id, 'id'))
      .superRefine(unique((product) => product.menuCode, 'menuCode')),
    shelves: z
      .partialRecord(z.enum(['bestsellers', 'everyday-value', 'essentials', 'recommended']), z.array(id))
      .default({})
      .describe('Ids of products of this file, in order. A list that is absent stays unchanged.'),
    promotions: z
      .array(importedPromotion)
      .default([])
      .superRefine(unique((promotion) => promotion.id, 'id'))
      .superRefine(unique((promotion) => promotion.code, 'code')),
    promos: promosSchema
      .default([])
      .describe('The rules of offers. One with the code of a promotion is the rule of that.'),
  })
  .superRefine(({ products, shelves }, context) => {
    const known = new Set(products.map((product) => product.id));
    for (const [shelf, ids] of Object.entries(shelves)) {
      for (const [at, productId] of ids.entries()) {
        const path = ['shelves', shelf, at];
        if (!known.has(productId))
          context.addIssue({
            code: 'custom',
            path,
            message: `is '${productId}', which is no product of this file`,
          });
        else if (ids.indexOf(productId) < at)
          context.addIssue({ code: 'custom', path, message: `is '${productId}', as is an earlier entry` });
      }
    }
  });
export type CatalogFile = z.output<typeof catalogFile>;
