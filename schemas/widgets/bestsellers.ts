import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { productCardSchema } from '../entities/product.ts';

export const bestsellers = defineContract({
  type: 'bestsellers',
  title: 'Bestsellers',
  description: "What people of this store order most, as a rail of cards with an Add button. Usually filled by the store's own list.",
  places: ['landing'],
  props: z.object({
    products: z.array(productCardSchema).max(20).describe('The products, the most ordered first. None: the widget does not show.'),
  }),
  reservedHeight: 404,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu', to: 'bestsellers' },
  example: {
    products: [
      {
        productId: 'PIZ1',
        name: 'Margherita',
        description: 'Tomato, mozzarella, torn basil',
        picture: 'pizza-margherita',
        price: 19900,
        foodType: 0,
        kcal: 712,
        servesLabel: 'Serves 1',
        customisable: true,
        sizeId: 'regular',
        crustId: 'hand-stretched',
        categoryId: '2',
        badge: 'Bestseller',
      },
      {
        productId: 'CHK1',
        name: 'Buttermilk fried chicken, 4 pieces',
        description: 'Brined overnight, fried to order',
        picture: 'chicken-fried-4',
        price: 34900,
        strikePrice: 39900,
        foodType: 1,
        kcal: 980,
        servesLabel: 'Serves 2',
        categoryId: '46',
      },
      {
        productId: 'DES1',
        name: 'Choco lava cake',
        description: 'Warm, with a molten middle',
        picture: 'dessert-choco-lava',
        price: 9900,
        foodType: 0,
        kcal: 348,
        categoryId: '26',
        available: false,
        availableText: 'Back at 5:00 pm',
      },
    ],
  },
});
