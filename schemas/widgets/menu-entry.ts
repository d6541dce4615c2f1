import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { iconName } from '../named.ts';

export const menuEntry = defineContract({
  type: 'menu-entry',
  title: 'Left-menu entry',
  description: 'One line of the left menu. Where it leads is the link of the node.',
  places: ['left-menu'],
  props: z.object({
    label: z.string().min(1).max(40).describe('Text of the line.'),
    icon: iconName.optional().describe('Name of an icon, for example wallet.'),
    note: z.string().max(40).optional().describe('A short note at the end of the line.'),
  }),
  reservedHeight: 48,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'home' },
  example: { label: 'Our story', icon: 'story' },
});
