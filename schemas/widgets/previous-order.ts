import { z } from 'zod';
import { timeWithOffset } from '../engine/node-schema.ts';
import { defineContract } from '../contract.ts';
import { dishPicture } from '../named.ts';
import { nonVegMark } from '../non-veg.ts';

export const previousOrder = defineContract({
  type: 'previous-order',
  title: 'Previous orders',
  description:
    "The customer's last orders, ready to be ordered again. The orders come from the address in 'contentUrl'; for a customer without orders nothing is shown.",
  places: ['landing'],
  props: z.object({
    orders: z
      .array(
        z.object({
          id: z.string().min(1).max(80).describe('Id of the order.'),
          placedAt: timeWithOffset.describe('When it was placed, with an offset.'),
          items: z
            .array(
              z.object({
                name: z.string().min(1).max(80).describe('Name of the product, as on the menu.'),
                quantity: z.int().min(1).max(99).default(1).describe('How many.'),
                foodType: z
                  .literal([1, 2])
                  .optional()
                  .describe(
                    "1 vegetarian, 2 non-vegetarian: the code set of orders, not the menu's (MEN-18).",
                  ),
              }),
            )
            .min(1)
            .max(25)
            .describe('What was ordered.'),
          total: z.int().min(0).describe('What was paid, in paise.'),
          pictures: z
            .array(dishPicture)
            .max(3)
            .default([])
            .describe('Ids of product pictures, at most three.'),
          storeName: z.string().max(80).optional().describe('The restaurant that made it.'),
          nonVeg: nonVegMark,
        }),
      )
      .max(6)
      .default([])
      .describe('The orders, latest first.'),
    reorderLabel: z
      .string()
      .min(1)
      .max(20)
      .default('Order again')
      .describe('Text of the link on each order.'),
  }),
  rules: { contents: ['previous-order'] },
  reservedHeight: 264,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'orders' },
  example: {
    orders: [
      {
        id: '1047',
        placedAt: '2026-11-14T20:12:00+05:30',
        items: [
          { name: 'Chicken Tikka Pizza', foodType: 2 },
          { name: 'Garlic Bread', quantity: 2, foodType: 1 },
          { name: 'Masala Lemonade', quantity: 2, foodType: 1 },
        ],
        total: 84700,
        pictures: ['pizza-chicken-tikka', 'garlic-bread', 'drink-lemonade'],
        storeName: 'Indiranagar',
        nonVeg: true,
      },
      {
        id: '1012',
        placedAt: '2026-11-02T13:35:00+05:30',
        items: [{ name: 'Crunch Bucket' }],
        total: 59900,
        pictures: ['chicken-bucket'],
        storeName: 'Koramangala 5th Block',
        nonVeg: true,
      },
    ],
  },
});
