import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { iconName } from '../named.ts';

export const appBanner = defineContract({
  type: 'app-banner',
  title: 'App banner',
  description:
    'Invites the customer to install the app. Shown while the feature app_banner is on and the customer has not dismissed it.',
  places: ['landing'],
  props: z.object({
    heading: z.string().min(1).max(60).describe('What the customer gets.'),
    text: z.string().max(140).optional().describe('One sentence under the heading.'),
    action: z.string().min(1).max(20).default('Install').describe('Text of the link.'),
    icon: iconName.default('app').describe('Name of an icon.'),
  }),
  reservedHeight: 204,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'path', to: '/info/install' },
  example: {
    heading: 'Keep us on your home screen',
    text: 'Opens in a tap, works on slow networks, remembers your order.',
    action: 'See how',
  },
});
