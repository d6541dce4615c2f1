import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { productCardSchema } from '../entities/product.ts';

export const everydayValue = defineContract({
  type: 'everyday-value',
  title: 'Everyday value',
  description: 'A price that holds every day, and what one gets for it. Leads to the value menu.',
  places: ['landing'],
  props: z.object({
    pricePoint: z.int().min(100).describe('The price of one item of the offer, in paise.'),
    text: z.string().max(90).optional().describe('The rule in one line, for example Any two or more, every day.'),
    products: z.array(productCardSchema).max(12).describe('What one can get. None: the widget does not show.'),
  }),
  reservedHeight: 336,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'edv' },
  example: {
    pricePoint: 9900,
    text: 'Any two or more, every day of the week',
    products: [
      {
        productId: 'EDV1',
        name: 'Onion and capsicum pizza',
        picture: 'pizza-onion-capsicum',
        price: 9900,
        foodType: 0,
        kcal: 520,
        categoryId: '20',
      },
      { productId: 'EDV2', name: 'Golden corn pizza', picture: 'pizza-golden-corn', price: 9900, foodType: 0, kcal: 540, categoryId: '20' },
      {
        productId: 'EDV3',
        name: 'Chicken sausage pizza',
        picture: 'pizza-chicken-sausage',
        price: 9900,
        foodType: 1,
        kcal: 585,
        categoryId: '20',
      },
    ],
  },
});
