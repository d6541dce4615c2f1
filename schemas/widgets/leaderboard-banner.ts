import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { bannerPicture } from '../named.ts';

export const leaderboardBanner = defineContract({
  type: 'leaderboard-banner',
  title: 'Cricket leaderboard',
  description:
    'The cricket promotion: what it is and, where the content gives them, the leaders. A tap opens the leaderboard.',
  places: ['landing'],
  props: z.object({
    heading: z.string().min(1).max(60).describe('Name of the promotion.'),
    text: z.string().max(140).optional().describe('What a customer does and wins, in one sentence.'),
    leaders: z
      .array(
        z.object({
          name: z.string().min(1).max(40).describe('First name and initial, never a mobile number.'),
          runs: z.int().min(0).describe('Score.'),
        }),
      )
      .max(3)
      .default([])
      .describe('The leaders, first one first.'),
    picture: bannerPicture.optional().describe('Id of a banner picture, for example banner-cricket.'),
    action: z.string().min(1).max(30).default('See the leaderboard').describe('Text of the link.'),
  }),
  rules: { contents: ['leaderboard'] },
  reservedHeight: 456,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'leaderboard' },
  example: {
    heading: 'Runs for rolls',
    text: 'Every order scores runs. The top ten eat free on match day.',
    leaders: [
      { name: 'Ananya R', runs: 412 },
      { name: 'Imran K', runs: 388 },
      { name: 'Joseph T', runs: 371 },
    ],
    picture: 'banner-cricket',
  },
});
