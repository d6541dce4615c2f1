import { z } from 'zod';
import { essential } from '../essential.ts';
import { linkSchema } from '../link.ts';
import { categoryName, dishPicture, productId } from '../named.ts';

/** Veg 0, non-veg 1: the menu's code set (the other mapping, veg 1 and non-veg 2, is converted at the boundary it comes through). */
export const foodTypeCode = z.literal([0, 1]).describe('0 vegetarian, 1 non-vegetarian.');

/** A place of a combo and what was chosen for it (CRT-05). */
export const chosenOption = z.object({
  orderSeq: z.int().min(0).describe('Place of the combo.'),
  productId: productId.describe('The product chosen for it.'),
});
export type ChosenOption = Readonly<z.output<typeof chosenOption>>;

/** The rule of the everyday-value mix, on what counts for it: from `minimum` units on, each costs `saving` less. */
export const mixRule = z
  .object({ minimum: z.int().min(2), saving: z.int().min(1).describe('In paise, for each unit.') })
  .describe('An everyday-value item: what it costs less in a mix.');

/** A product as cards show it, in the form in which Add puts it into the cart. Amounts are integer paise. */
export const productCardSchema = z
  .object({
    productId: productId.describe('Id of the product in the catalogue.'),
    name: z.string().min(1).max(80).describe('Name, as on the menu.'),
    menuCode: z.string().optional().describe('Code of the product in the kitchen.'),
    description: z.string().max(200).optional().describe('One line on what it is.'),
    picture: dishPicture.optional().describe('Id of a picture, for example pizza-margherita.'),
    price: z.int().min(0).describe('Price in paise.'),
    strikePrice: z
      .int()
      .min(0)
      .optional()
      .describe('Earlier price in paise, shown struck through. Only when it was really charged.'),
    foodType: foodTypeCode,
    kcal: z.int().min(0).optional().describe('Energy of a serving, in kcal.'),
    allergens: z
      .array(essential(z.string()))
      .optional()
      .describe('What the default choice contains, for example milk; left out where it is not known.'),
    servesLabel: z.string().max(40).optional().describe("For example 'Serves 2'."),
    customisable: z
      .boolean()
      .default(false)
      .describe('There is something to choose: sizes, crusts, add-ons or options.'),
    sizeId: z.string().optional().describe('Size that Add puts into the cart.'),
    sizeName: z.string().optional().describe("Name of the size for customers: 'Regular'."),
    crustId: z.string().optional().describe('Crust that Add puts into the cart.'),
    crustName: z.string().optional().describe("Name of the crust for customers: 'Thin Crust'."),
    options: z.array(chosenOption).optional().describe('What Add puts into the places of a combo.'),
    choices: z
      .array(z.string())
      .optional()
      .describe('Names of the options for customers, in the same order.'),
    mustChoose: z
      .boolean()
      .optional()
      .describe('A place of the combo has no product yet: Add opens the choices instead.'),
    categoryId: categoryName.optional(),
    categoryName: z.string().optional(),
    maxQuantity: z.int().min(1).optional().describe('Units of it in one cart (ERR-12).'),
    mix: mixRule.optional(),
    vegForm: z
      .boolean()
      .optional()
      .describe('Whether it can be ordered without meat, for a combo: its places decide (MEN-19).'),
    badge: z.string().max(30).optional().describe("For example 'New'."),
    available: z.boolean().default(true).describe('Can be ordered now.'),
    availableText: z.string().max(60).optional().describe('When it is back, while it cannot be ordered.'),
    link: linkSchema.optional(),
  })
  .meta({ id: 'product-card' });
export type ProductCard = z.output<typeof productCardSchema>;
