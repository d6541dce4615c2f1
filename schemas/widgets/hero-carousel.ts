import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { linkSchema } from '../link.ts';
import { washSchema } from '../wash.ts';
import { migrations } from './hero-carousel.migrations.ts';
import { bannerPicture } from '../named.ts';
import { nonVegMark } from '../non-veg.ts';

export const heroCarousel = defineContract({
  type: 'hero-carousel',
  title: 'Hero carousel',
  description:
    'The large pictures at the top of the page. One to six slides; the first is what customers see before they touch anything.',
  places: ['landing'],
  props: z.object({
    slides: z
      .array(
        z.object({
          heading: z.string().min(1).max(60).describe('Text on the slide, never part of the picture.'),
          text: z.string().max(120).optional().describe('One less prominent line under the heading.'),
          picture: bannerPicture.describe('Id of a banner picture, for example banner-hero-pizza.'),
          alt: z
            .string()
            .max(140)
            .default('')
            .describe('What the picture shows, when it says something the words do not.'),
          wash: washSchema.default('ember'),
          link: linkSchema.optional().describe('Where the slide leads; its label is what the button says.'),
          nonVeg: nonVegMark,
        }),
      )
      .min(1)
      .max(6)
      .describe('The slides, first one first.'),
  }),
  reservedHeight: 447,
  versions: ['initial', 'slides-not-images'],
  migrations,
  // A slide has a padding of 24 px in a column of 288 px.
  rules: { rooms: { heading: 240 / 26 } },
  example: {
    slides: [
      {
        heading: 'Fresh from the stone oven',
        text: 'Hand-stretched pizzas from ₹199',
        picture: 'banner-hero-pizza',
        wash: 'dusk',
        link: { action: 'menu', to: 'veg-pizza', label: 'See pizzas' },
      },
      {
        heading: 'Crunch you can hear',
        text: 'Buttermilk chicken, fried to order',
        picture: 'banner-hero-chicken',
        wash: 'dusk',
        link: { action: 'menu', to: 'speciality-chicken', label: 'See chicken' },
        nonVeg: true,
      },
    ],
  },
  oldExamples: {
    1: {
      images: [{ title: 'Fresh from the stone oven', image: 'banner-hero-pizza', url: '/menu/veg-pizza' }],
    },
  },
});
