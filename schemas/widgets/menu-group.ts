import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const menuGroup = defineContract({
  type: 'menu-group',
  title: 'Left-menu group',
  description:
    'Begins a new group of the left menu: a dividing line and, where it is given, a heading over the entries that follow.',
  places: ['left-menu'],
  props: z.object({
    heading: z
      .string()
      .max(40)
      .optional()
      .describe('Heading over the entries that follow; a line alone when absent.'),
  }),
  reservedHeight: 44,
  versions: ['initial'],
  migrations: [],
  example: { heading: 'About us' },
});
