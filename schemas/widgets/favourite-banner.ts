import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { washSchema } from '../wash.ts';
import { bannerPicture } from '../named.ts';

export const favouriteBanner = defineContract({
  type: 'favourite-banner',
  title: 'Favourite banner',
  description: 'One picture with a few words that leads to what people like best.',
  places: ['landing'],
  props: z.object({
    heading: z.string().min(1).max(50).describe('Text on the banner, never part of the picture.'),
    text: z.string().max(90).optional().describe('One less prominent line under the heading.'),
    cta: z
      .string()
      .min(1)
      .max(24)
      .default('See favourites')
      .describe('What the tap does, in two or three words.'),
    picture: bannerPicture.optional().describe('Id of a banner picture.'),
    wash: washSchema.default('ember').describe('Mood of the banner.'),
  }),
  reservedHeight: 187,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'menu', to: 'bestsellers' },
  example: {
    heading: 'The ones people come back for',
    text: 'Six dishes that make up half of all our orders',
    picture: 'banner-favourites',
  },
});
