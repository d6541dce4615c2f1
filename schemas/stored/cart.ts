import { z } from 'zod';
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
