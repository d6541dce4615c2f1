import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { iconName } from '../named.ts';

export const notice = defineContract({
  type: 'notice',
  title: 'Notice',
  description: 'A short message: changed hours, a delay, a new rule. Plain text.',
  places: ['landing', 'info-page'],
  props: z.object({
    text: z.string().min(1).max(240).describe('The message. Plain text.'),
    heading: z.string().max(60).optional().describe('The message in a few words.'),
    tone: z.enum(['info', 'good', 'warning']).default('info').describe('How the message is meant.'),
    icon: iconName.optional().describe('Name of an icon, for example clock. Without one, that of the tone.'),
  }),
  reservedHeight: 96,
  versions: ['initial'],
  migrations: [],
  example: {
    heading: 'Late kitchen',
    text: 'Indiranagar delivers until 3 am on Fridays and Saturdays.',
    icon: 'clock',
  },
});
