import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { productCardSchema } from '../entities/product.ts';

export const bestsellers = defineContract({
  type: 'bestsellers',
  title: 'Bestsellers',
  description:
    "What people of this store order most, as a rail of cards with an Add button. Usually filled by the store's own list.",
  places: ['landing'],
  props: z.object({
    products: z
      .array(productCardSchema)
      .max(20)
      .describe('The products, the most ordered first. When the list is empty the widget is not shown.'),
  }),
  rules: { contents: ['bestsellers', 'everyday-value', 'essentials'] },
  reservedHeight: 471,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu', to: 'bestsellers' },
  example: {
    products: [
      {
        productId: 'PIZ7',
        name: 'Chicken Tikka',
        description: 'Tandoor-charred chicken, onion, coriander, lime',
        picture: 'pizza-chicken-tikka',
        price: 34900,
        foodType: 1,
        kcal: 872,
        allergens: ['milk', 'gluten', 'mustard'],
        servesLabel: 'Serves 1',
        customisable: true,
        sizeId: 'regular',
        crustId: 'hand-stretched',
        categoryId: '3',
        badge: 'Bestseller',
      },
      {
        productId: 'CHK1',
        name: 'Crunch Bucket',
        description: 'Eight pieces, brined overnight and fried to order',
        picture: 'chicken-bucket',
        price: 64900,
        strikePrice: 71900,
        foodType: 1,
        kcal: 1960,
        allergens: ['milk', 'gluten', 'egg'],
        servesLabel: 'Serves 4',
        categoryId: '46',
      },
      {
        productId: 'DES1',
        name: 'Choco Lava Cake',
        description: 'Warm, with a molten middle',
        picture: 'dessert-lava-cake',
        price: 10900,
        foodType: 0,
        kcal: 348,
        allergens: ['milk', 'gluten', 'soy'],
        categoryId: '26',
        available: false,
        availableText: 'Back at 5:00 pm',
      },
      {
        productId: 'PIZ1',
        name: 'Margherita',
        description: 'San Marzano-style tomato, mozzarella, torn basil',
        picture: 'pizza-margherita',
        price: 19900,
        foodType: 0,
        kcal: 712,
        allergens: ['milk', 'gluten'],
        servesLabel: 'Serves 1',
        customisable: true,
        sizeId: 'regular',
        crustId: 'hand-stretched',
        categoryId: '2',
      },
      {
        productId: 'BUR1',
        name: 'Crispy Chicken Sandwich',
        description: 'Buttermilk thigh, pickles, toasted brioche',
        picture: 'burger-crispy-chicken',
        price: 18900,
        foodType: 1,
        kcal: 612,
        allergens: ['milk', 'gluten', 'egg', 'soy', 'sesame'],
        categoryId: 'chicken-sandwich',
      },
    ],
  },
});
