import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { productCardSchema } from '../entities/product.ts';
import { migrations } from './everyday-value.migrations.ts';

export const everydayValue = defineContract({
  type: 'everyday-value',
  title: 'Everyday value',
  description: 'A price that holds every day, and what one gets for it. Leads to the value menu.',
  places: ['landing'],
  props: z.object({
    text: z
      .string()
      .max(90)
      .optional()
      .describe(
        'One line beside the lowest price and the rule of the mix, for example Every day of the week.',
      ),
    products: z
      .array(productCardSchema)
      .max(12)
      .describe('What one can get. When the list is empty the widget is not shown.'),
  }),
  rules: { contents: ['everyday-value', 'bestsellers', 'essentials'] },
  reservedHeight: 564,
  versions: ['initial', 'price-of-the-products'],
  migrations,
  defaultLink: { action: 'edv' },
  example: {
    text: 'Every day of the week.',
    products: [
      {
        productId: 'MAN1',
        name: 'Mania Onion',
        picture: 'pizza-mania-onion',
        price: 9900,
        foodType: 0,
        kcal: 486,
        allergens: ['milk', 'gluten'],
        categoryId: '20',
        mix: { minimum: 2, saving: 1000 },
      },
      {
        productId: 'MAN3',
        name: 'Mania Golden Corn',
        picture: 'pizza-mania-corn',
        price: 9900,
        foodType: 0,
        kcal: 512,
        allergens: ['milk', 'gluten'],
        categoryId: '20',
        mix: { minimum: 2, saving: 1000 },
      },
      {
        productId: 'MAN2',
        name: 'Mania Capsicum',
        picture: 'pizza-mania-capsicum',
        price: 9900,
        foodType: 0,
        kcal: 478,
        allergens: ['milk', 'gluten'],
        categoryId: '20',
      },
      {
        productId: 'MAN4',
        name: 'Mania Tomato',
        picture: 'pizza-mania-tomato',
        price: 9900,
        foodType: 0,
        kcal: 470,
        allergens: ['milk', 'gluten'],
        categoryId: '20',
      },
    ],
  },
  oldExamples: {
    1: {
      pricePoint: 9900,
      text: 'Any two or more, every day of the week',
      products: [{ productId: 'MAN1', name: 'Mania Onion', price: 9900, foodType: 0, categoryId: '20' }],
    },
  },
});
