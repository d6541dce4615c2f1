import { z } from 'zod';
import { essential } from '../essential.ts';
import { orderTypeCode } from '../node.ts';
import { nonVegMark } from '../non-veg.ts';
import { chosenOption, foodTypeCode, mixRule } from './product.ts';

// The cart of a customer (spec §3, Cart), as the server keeps and prices it. Amounts are integer paise.

const id = z.string().min(1).max(200);
/** A line with many add-ons has a long one. */
const lineId = z.string().min(1).max(4_000);
const amount = z.int().min(0);

/** Type of an offer that applies to the lines that were added from it, and to nothing else (CRT-08). */
const implicitPromoType = 'PRODUCT_IMPLICIT';

const promoPerQty = z
  .object({ promoType: z.literal(implicitPromoType), promoCode: z.string().min(1).max(40) })
  .describe('The offer that the line was added from. Such a line is never merged with another.');

/** What was chosen of a product. A missing list, or one part of it, would make another dish of the line. */
const choice = {
  sizeId: essential(z.string().max(80)).optional(),
  crustId: essential(z.string().max(80)).optional(),
  addonIds: essential(z.array(essential(z.string().max(80))).max(100)).default([]),
  options: essential(z.array(essential(chosenOption)).max(30)).default([]),
};

const category = {
  categoryId: z.string().max(80).optional(),
  categoryName: z.string().max(80).optional(),
  hasICCCombo: z.boolean().optional().describe('A combo of the cricket promotion.'),
};

/** CRT-04. A line as the app sends it. Names and price are what the customer saw; the server charges its own. */
export const cartLineInput = z.object({
  id: lineId.describe('Tells the line from the others of the cart: see schemas/rules/line-key.ts.'),
  productId: id,
  item_id: z.string().max(80).optional().describe('Code of the product in the kitchen.'),
  item_name: z.string().max(200).optional(),
  quantity: z.int().min(1).max(250),
  ...choice,
  price: amount.optional().describe('Price of one unit that the customer saw.'),
  ...category,
  promoPerQty: promoPerQty.optional(),
});
export type CartLineInput = z.output<typeof cartLineInput>;

/** What both kinds of items say of the line that they are. A list that lost one would tell the app that it was removed. */
const line = {
  id: essential(lineId),
  productId: essential(id),
  quantity: essential(z.int().min(1)),
  ...choice,
  ...category,
  menuCode: z.string().optional(),
  picture: z.string().optional(),
  foodType: foodTypeCode.default(1),
  choices: z
    .array(z.string())
    .default([])
    .describe('Names of the add-ons and options, for customers: Extra cheese × 2.'),
  maxQuantity: z.int().min(1).optional().describe('Units of the product that one cart takes (ERR-12).'),
  promoPerQty: promoPerQty.optional(),
};

const named = z.object({ id: z.string().min(1), name: z.string().min(1) });

/** CRT-06. A line that can be ordered, with its price. The spelling `categroryIds` is that of the specification. */
export const validItem = z.object({
  ...line,
  product: essential(
    z.object({ id, name: z.string().min(1), categroryIds: z.array(z.string()).default([]) }),
  ),
  size: named.optional(),
  crust: named.optional(),
  addons: z
    .array(z.object({ id: z.string(), name: z.string(), price: amount, quantity: z.int().min(1).default(1) }))
    .default([]),
  pricePerQty: essential(amount).describe('Price of one unit by the menu, with all that was chosen.'),
  total: essential(amount).describe('Price of all units by the menu; 0 for a free item.'),
  mixSaving: amount.default(0).describe('What the everyday-value mix takes off.'),
  discount: amount.default(0).describe('What offers take off.'),
  mix: mixRule
    .optional()
    .describe(
      'Of an everyday-value item: the rule of the mix, by which the app shows what lines cost together.',
    ),
  net: essential(amount).describe('total − mixSaving − discount.'),
  freeItem: z.boolean().default(false).describe('Given by an offer: nobody can change it (CRT-09).'),
  offerCode: z.string().optional().describe('The offer that gives a free item.'),
  productType: z
    .enum(['SINGLE', 'COMBO', 'EDV'])
    .default('SINGLE')
    .describe('EDV: an everyday-value item, which e-vouchers do not pay for.'),
});
export type ValidItem = z.output<typeof validItem>;

/** CRT-20. A line that cannot be ordered from this store now. It costs nothing and stays in the cart. */
export const invalidItem = z.object({
  ...line,
  product: essential(z.object({ id, name: z.string().min(1) })),
  reason: z
    .enum(['gone', 'size', 'crust', 'addon', 'option', 'out-of-stock', 'not-now', 'offer'])
    .describe("The part that is missing; 'offer': the offer that the line belongs to is over."),
  missing: z.array(z.string()).default([]).describe('Names of the missing parts, where they are known.'),
  text: z.string().describe('What to say to the customer.'),
});
export type InvalidItem = z.output<typeof invalidItem>;

/** OFR-08, OFR-09. SUCCESS and PARTIAL count as applied. */
export const promoResult = z.enum(['SUCCESS', 'PARTIAL', 'FAILED']);

/** Why an offer cannot be applied to a cart. The app leads on by it: to the login, the menu, the order types. */
export const lockReason = z.enum([
  'NOT_STARTED',
  'OVER',
  'NOT_NOW',
  'ORDER_TYPE',
  'LOG_IN',
  'NOT_FIRST_ORDER',
  'USED_UP',
  'EMPTY_CART',
  'BELOW_MINIMUM',
  'PAYMENT_MODE',
  'ITEMS_MISSING',
  'GIFT_GONE',
  'NO_SAVING',
  'OTHERS_SAVE_MORE',
]);
export type LockReason = z.output<typeof lockReason>;

/** An offer as it stands to a cart. */
export const cartOffer = z.object({
  code: z.string().min(1),
  heading: z.string().min(1),
  text: z.string().default(''),
  picture: z.string().optional(),
  wash: z.string().optional(),
  state: z
    .enum(['applied', 'usable', 'locked'])
    .describe(
      "'usable' can be applied now; 'locked' cannot: `reason` is why, `hint` says it with what to do.",
    ),
  saving: amount.default(0).describe('What it saves, or would save, on this cart.'),
  reason: lockReason.optional(),
  hint: z.string().optional(),
  nonVeg: nonVegMark,
  addProducts: z
    .array(z.string())
    .optional()
    .describe(
      'Ids of the products that go into the cart from this offer, with its code as promoPerQty: it applies to nothing else (CRT-08).',
    ),
  manualApplyPromo: z
    .boolean()
    .default(false)
    .describe('It is not applied by itself: the app shows a button (OFR-12).'),
});
export type CartOffer = z.output<typeof cartOffer>;

export const cartBill = z.object({
  itemTotal: amount,
  mixSaving: amount,
  discount: amount,
  packaging: amount,
  delivery: amount,
  cgst: amount,
  sgst: amount,
  total: amount,
});
export type CartBill = z.output<typeof cartBill>;

/** CRT-01. The lines of the bill add up to `netPrice`; nothing is calculated in the app (CRT-02). */
export const cartSchema = z
  .object({
    cartId: essential(id),
    version: essential(z.int().min(0)).describe(
      'One more with every change of what is in the cart. 0: nothing was put into it yet.',
    ),
    isOrdered: z
      .boolean()
      .optional()
      .describe(
        'It became an order, and is empty since: the lines that a device still has of it are in that order.',
      ),
    storeId: z.string().optional(),
    deliveryType: orderTypeCode.optional(),
    price: amount.describe('All items at the prices of the menu.'),
    discount: amount.describe('All that is taken off, by the mix and by offers.'),
    taxAmount: amount,
    netPrice: amount,
    displayNetPrice: amount.describe('What screens show as the amount to pay.'),
    totalAmountBeforeDiscount: amount.describe('The total, and all that the bill takes off.'),
    bill: cartBill,
    validItems: essential(z.array(essential(validItem))),
    invalidItems: essential(z.array(essential(invalidItem))),
    explicitPromo: z
      .object({ promoCode: z.string().min(1), result: promoResult, text: z.string().default('') })
      .optional()
      .describe(
        'The code that the customer entered (OFR-11). It stays when it does not hold any more, and says why.',
      ),
    appliedOffers: z
      .array(z.object({ code: z.string(), result: promoResult, saving: amount, text: z.string() }))
      .default([]),
    manualApplyPromo: z
      .boolean()
      .default(false)
      .describe('An offer could be applied that is not applied by itself (OFR-12).'),
    upsellData: z
      .array(z.string())
      .default([])
      .describe('Ids of the products that the upsell call describes.'),
    cartOffers: z.array(cartOffer).default([]),
    tnc: z.array(z.string()).default([]).describe('Terms of the offers that are applied.'),
    limits: z
      .array(z.enum(['too-many-items', 'too-dear', 'too-many-of-product']))
      .default([])
      .describe('Limits that the cart passes: it cannot be ordered so (CON-06, CON-07, ERR-12).'),
  })
  .meta({ id: 'cart' });
export type Cart = z.output<typeof cartSchema>;
