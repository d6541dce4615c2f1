import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { linkSchema } from '../link.ts';
import { dishPicture } from '../named.ts';
import { nonVegMark } from '../non-veg.ts';

export const otherOffers = defineContract({
  type: 'other-offers',
  title: 'Other offers',
  description: 'Smaller savings as a compact list. A line leads to the menu unless it says otherwise.',
  places: ['landing'],
  props: z.object({
    offers: z
      .array(
        z.object({
          heading: z.string().min(1).max(50).describe('What one gets.'),
          text: z.string().max(90).optional().describe('On what, or when.'),
          picture: dishPicture.optional().describe('Id of a picture.'),
          link: linkSchema.optional(),
          nonVeg: nonVegMark,
        }),
      )
      .max(8)
      .describe('The offers. When the list is empty the widget is not shown.'),
  }),
  rules: { contents: ['other-offers'] },
  reservedHeight: 324,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu' },
  example: {
    offers: [
      {
        heading: 'Lunch for one at ₹199',
        text: 'A mania pizza, fries and a drink, all day',
        picture: 'combo-mania-lunch',
        link: { action: 'menu', to: '50/CMB7' },
      },
      {
        heading: 'Bucket night at ₹849',
        text: 'Eight pieces, fries, coleslaw and two drinks',
        picture: 'combo-bucket-night',
        link: { action: 'menu', to: '50/CMB11' },
        nonVeg: true,
      },
      {
        heading: 'Something sweet from ₹89',
        text: 'Gulab jamun, cookies, brownies and more',
        picture: 'dessert-brownie',
      },
    ],
  },
});
