import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { iconName, bannerPicture } from '../named.ts';

export const hygieneBanner = defineContract({
  type: 'hygiene-banner',
  title: 'Hygiene banner',
  description:
    'How the kitchen keeps food safe, in a heading and up to four short promises. A tap opens the page with the details.',
  places: ['landing', 'info-page'],
  props: z.object({
    heading: z.string().min(1).max(60).describe('The promise in one line.'),
    text: z.string().max(140).optional().describe('One sentence under the heading.'),
    points: z
      .array(
        z.object({
          label: z.string().min(1).max(40).describe('What is done, in a few words.'),
          icon: iconName.default('check').describe('Name of an icon, for example shield.'),
        }),
      )
      .max(4)
      .default([])
      .describe('The promises, the strongest one first.'),
    action: z.string().min(1).max(30).default('See how we work').describe('Text of the link.'),
    picture: bannerPicture.optional().describe('Id of a banner picture, for example banner-hygiene.'),
  }),
  reservedHeight: 424,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'web_view' },
  example: {
    heading: 'Clean hands, hot ovens, sealed boxes',
    text: 'What our kitchens do, every hour of every shift.',
    points: [
      { label: 'Temperatures checked daily', icon: 'shield' },
      { label: 'Hands washed every 30 minutes', icon: 'clock' },
      { label: 'Boxes sealed before they leave', icon: 'bag' },
    ],
    picture: 'banner-hygiene',
  },
});
