import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { linkSchema } from '../link.ts';
import { categoryName, categoryPicture } from '../named.ts';
import { nonVegMark } from '../non-veg.ts';

export const categoryGrid = defineContract({
  type: 'category-grid',
  title: 'Category grid',
  description:
    'The parts of the menu as pictures. A tile leads to its category, or to the whole menu when it names none.',
  places: ['landing'],
  props: z.object({
    items: z
      .array(
        z.object({
          label: z.string().min(1).max(28).describe('Name of the category, as customers say it.'),
          picture: categoryPicture.describe('Id of a picture, for example category-veg-pizza.'),
          categoryId: categoryName
            .max(40)
            .optional()
            .describe("Id or slug of the category: '2' or 'veg-pizza'."),
          note: z.string().max(24).optional().describe('A short note under the name, for example from ₹99.'),
          link: linkSchema.optional().describe('Where the tile leads, when it is not the category.'),
          nonVeg: nonVegMark,
        }),
      )
      .min(1)
      .max(12)
      .describe('The tiles, the most wanted first. Multiples of four fill the rows.'),
  }),
  reservedHeight: 305,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu' },
  // Three tiles with gaps of 12 px in a column of 288 px.
  rules: { rooms: { label: 88 / 12, note: 88 / 12 } },
  example: {
    items: [
      { label: 'Veg pizza', picture: 'category-veg-pizza', categoryId: '2' },
      { label: 'Non-veg pizza', picture: 'category-non-veg-pizza', categoryId: '3', nonVeg: true },
      { label: 'Fried chicken', picture: 'category-chicken', categoryId: '46', nonVeg: true },
      { label: 'Burgers', picture: 'category-burgers', categoryId: 'chicken-sandwich' },
      { label: 'Pizza Mania', picture: 'category-pizza-mania', categoryId: '20', note: 'from ₹99' },
      { label: 'Bowls and wraps', picture: 'category-bowls-wraps', categoryId: 'rice-bowls-wraps' },
      { label: 'Sides', picture: 'category-sides', categoryId: '4' },
      { label: 'Dessert', picture: 'category-desserts', categoryId: '26' },
    ],
  },
});
