import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { productCardSchema } from '../entities/product.ts';

export const essentials = defineContract({
  type: 'essentials',
  title: 'Daily essentials',
  description: 'Small things that go along with every order: dips, drinks, bread, dessert. Rows with an Add button.',
  places: ['landing'],
  props: z.object({
    products: z.array(productCardSchema).max(12).describe('The products. None: the widget does not show.'),
  }),
  reservedHeight: 420,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu', to: 'daily-essentials' },
  example: {
    products: [
      {
        productId: 'SID1',
        name: 'Garlic breadsticks',
        description: 'With oregano and a little chilli',
        picture: 'side-garlic-breadsticks',
        price: 10900,
        foodType: 0,
        kcal: 410,
        categoryId: '4',
      },
      { productId: 'SID9', name: 'Cheese dip', picture: 'side-cheese-dip', price: 3000, foodType: 0, kcal: 90, categoryId: '4' },
      { productId: 'BEV1', name: 'Masala lemonade', picture: 'drink-masala-lemonade', price: 6900, foodType: 0, kcal: 110, categoryId: '5' },
    ],
  },
});
