import { z } from 'zod';
import { cartLineInput } from '../entities/cart.ts';
import { chosenOption, foodTypeCode, mixRule } from '../entities/product.ts';
import { essential } from '../essential.ts';
import type { Immutable } from '../immutable.ts';
import { defineStored } from '../stored-value.ts';

const id = z.string().min(1);

/**
 * A line of the cart as this device stores it. An absent field was not chosen, or there was nothing to choose. Chosen values are essential: a
 * line without its crust would be a different dish.
 */
export const cartLineSchema = z.object({
  productId: id,
  name: z.string().min(1),
  quantity: z.int().min(1),
  sizeId: essential(z.string()).exactOptional(),
  sizeName: z.string().exactOptional(),
  crustId: essential(z.string()).exactOptional(),
  crustName: z.string().exactOptional(),
  addonIds: essential(z.array(essential(z.string())))
    .exactOptional()
    .describe(
      'Ids of add-ons, or of their variants. One that is there twice was taken twice (extra cheese).',
    ),
  options: essential(z.array(essential(chosenOption)))
    .exactOptional()
    .describe('What was chosen for each place of a combo (CRT-05).'),
  choices: z
    .array(z.string())
    .exactOptional()
    .describe('Names of the add-ons and options, as the customer read them.'),
  price: z
    .int()
    .min(0)
    .describe(
      'Price of one unit in paise from the catalogue. For display only: the server calculates what is charged.',
    ),
  picture: z.string().exactOptional(),
  foodType: foodTypeCode,
  menuCode: z
    .string()
    .exactOptional()
    .describe("The product's code in the kitchen: `item_id` to the server."),
  categoryId: z.string().exactOptional(),
  categoryName: z.string().exactOptional(),
  hasICCCombo: z.boolean().exactOptional().describe('A combo of the cricket promotion.'),
  promoType: z.string().exactOptional().describe("Lines of type 'PRODUCT_IMPLICIT' never merge (CRT-08)."),
  promoCode: z.string().exactOptional().describe('The offer that the line was added from.'),
  freeItem: z
    .boolean()
    .exactOptional()
    .describe('A free item: shown as free, and the promotion sets its quantity (CRT-09).'),
  maxQuantity: z.int().min(1).exactOptional().describe('Units of the product that one cart takes (ERR-12).'),
  mix: mixRule.exactOptional(),
});
export type StoredLine = Immutable<z.output<typeof cartLineSchema>>;

/** The lines of the cart, in the order in which they were added. A line of an older app has fewer fields. */
export const cartLines = defineStored({
  name: 'cartLines',
  keptIn: 'device',
  version: 1,
  schema: z.array(cartLineSchema),
});

/** How many units of each line, by its key. One that is lost would look like a line that somebody took out. */
const unitsOfLines = essential(
  z.array(essential(z.object({ key: essential(z.string()), quantity: essential(z.int().min(1)) }))),
);

/** A cart of the server, and its lines when the lines of this device last agreed with them. */
const agreedCart = {
  cartId: essential(id),
  lines: unitsOfLines,
};

/** A write whose reply has not come. It is sent again with the same id, so that the server does it once. */
const pendingWrite = z.object({
  requestId: essential(id),
  since: essential(z.int()).describe('When it was first sent, in epoch milliseconds.'),
  lines: essential(
    z.object({
      by: essential(z.enum(['create', 'items', 'put', 'menu', 'home'])).describe('The call that sends it.'),
      version: essential(z.int().min(0)),
      items: essential(z.array(essential(cartLineInput))),
    }),
  ).exactOptional(),
  coupon: essential(
    z.object({
      code: essential(id),
      change: essential(z.enum(['apply', 'remove', 'remove-offer'])),
      isCarried: essential(z.boolean())
        .exactOptional()
        .describe('Nobody pressed a button: it was the code of the cart before.'),
    }),
  ).exactOptional(),
});

/** What this device knows of the cart on the server: which changes of the lines were sent. All tabs share it. */
export const cartSync = defineStored({
  name: 'cartSync',
  keptIn: 'device',
  version: 1,
  schema: z.object({
    ...agreedCart,
    ofCustomer: essential(z.boolean()).describe('The cart of a customer, not of a guest.'),
    version: essential(z.int().min(0)),
    isUnread: essential(z.boolean())
      .exactOptional()
      .describe("A customer's cart that was not read yet: it may have lines of another device."),
    isClosed: essential(z.boolean())
      .exactOptional()
      .describe('The server takes no changes of this cart any more: the next lines begin a new one.'),
    pending: essential(pendingWrite).exactOptional(),
    carriedCode: essential(z.string())
      .exactOptional()
      .describe('A code of the cart whose lines were brought here. It is applied when they are sent.'),
    earlier: essential(z.array(essential(z.object({ ...agreedCart, sent: unitsOfLines.exactOptional() }))))
      .default([])
      .describe(
        'Carts that the lines of this device agreed with before, the last one first. `sent`: lines without a reply, which the server may have taken.',
      ),
  }),
});
export type CartSync = Immutable<z.output<typeof cartSync.schema>>;
