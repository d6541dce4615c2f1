import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { linkSchema } from '../link.ts';
import { pictureId } from '../named.ts';

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
          picture: pictureId.optional().describe('Id of a picture.'),
          link: linkSchema.optional(),
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
        heading: 'Lunch for one at ₹149',
        text: 'Mania pizza, fries and a drink, 11 am to 3 pm',
        picture: 'pizza-mania-corn',
        link: { action: 'menu', to: 'pizza-mania' },
      },
      {
        heading: 'Bucket night, Wednesdays',
        text: 'Eight pieces at the price of six',
        picture: 'chicken-bucket',
        link: { action: 'menu', to: 'speciality-chicken' },
      },
      {
        heading: 'Something sweet at ₹49',
        text: 'A brownie with any large pizza',
        picture: 'dessert-brownie',
      },
    ],
  },
});
