import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { bannerPicture } from '../named.ts';

export const storyBlock = defineContract({
  type: 'story-block',
  title: 'Story',
  description: 'A chapter of a story: a picture, a heading and up to six paragraphs.',
  places: ['info-page', 'landing'],
  props: z.object({
    heading: z.string().min(1).max(80).describe('Heading of the chapter.'),
    paragraphs: z.array(z.string().min(1).max(800)).min(1).max(6).describe('The paragraphs. Plain text.'),
    picture: bannerPicture.optional().describe('Id of a banner picture, for example banner-story.'),
    alt: z
      .string()
      .max(140)
      .default('')
      .describe('What the picture shows, when it says something the words do not.'),
    order: z
      .enum(['picture-first', 'words-first'])
      .default('picture-first')
      .describe('What stands first where both fit beside each other. Take turns from chapter to chapter.'),
  }),
  reservedHeight: 540,
  versions: ['initial'],
  migrations: [],
  // The column of the page.
  rules: { rooms: { heading: 288 / 26 } },
  example: {
    heading: 'It began with one oven',
    paragraphs: [
      'In 2014 two cousins bought a second-hand stone oven, because no bakery in the lane would lend them theirs after midnight.',
      'The first pizza came out square. The second one sold before it had cooled.',
    ],
    picture: 'banner-story',
    alt: 'A stone oven with a glowing mouth',
  },
});
