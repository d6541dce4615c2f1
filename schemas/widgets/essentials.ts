import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { productCardSchema } from '../entities/product.ts';

export const essentials = defineContract({
  type: 'essentials',
  title: 'Daily essentials',
  description:
    'Small things that go along with every order: dips, drinks, bread, dessert. Rows with an Add button.',
  places: ['landing'],
  props: z.object({
    products: z
      .array(productCardSchema)
      .max(12)
      .describe('The products. When the list is empty the widget is not shown.'),
  }),
  rules: { contents: ['essentials', 'bestsellers', 'everyday-value'] },
  reservedHeight: 463,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu', to: 'daily-essentials' },
  example: {
    products: [
      {
        productId: 'SID1',
        name: 'Garlic Bread',
        description: 'Baked to order with garlic butter and oregano',
        picture: 'garlic-bread',
        price: 10900,
        foodType: 0,
        kcal: 410,
        allergens: ['milk', 'gluten'],
        categoryId: '4',
      },
      {
        productId: 'SID5',
        name: 'Dip Trio',
        description: 'Cheese, smoky mayonnaise and mint',
        picture: 'dip-trio',
        price: 7900,
        foodType: 0,
        kcal: 246,
        allergens: ['milk', 'soy', 'mustard'],
        categoryId: '4',
      },
      {
        productId: 'BEV2',
        name: 'Masala Lemonade',
        description: 'Lime, black salt and roasted cumin',
        picture: 'drink-lemonade',
        price: 7900,
        foodType: 0,
        kcal: 112,
        allergens: [],
        categoryId: '5',
      },
    ],
  },
});
