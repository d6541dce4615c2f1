import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { iconName } from '../named.ts';

export const bottomItem = defineContract({
  type: 'bottom-item',
  title: 'Bottom navigation item',
  description:
    'One of the (up to five) items of the bar at the bottom of the screen. Where it leads is the link of the node.',
  places: ['bottom-navigation'],
  props: z.object({
    label: z.string().min(1).max(14).describe('One word, two at the most.'),
    icon: iconName.describe('Name of an icon: home, menu, offers, orders, profile …'),
    badge: z.enum(['cart-count']).optional().describe("'cart-count' shows how many items are in the cart."),
  }),
  reservedHeight: 56,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'home' },
  example: { label: 'Menu', icon: 'menu' },
});
