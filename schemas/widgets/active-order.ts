import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const activeOrder = defineContract({
  type: 'active-order',
  title: 'Order on its way',
  description:
    "The state of the order in progress, with a link to tracking. The order comes from the address in 'contentUrl'; without an order in progress nothing is shown.",
  places: ['landing'],
  props: z.object({
    order: z
      .object({
        id: z.string().min(1).max(80).describe('Id of the order.'),
        stage: z
          .enum(['CONFIRMED', 'BEING_BAKED', 'DISPATCHED', 'DELIVERED', 'CANCELLED'])
          .describe('The stage that the order has reached.'),
        stageLabel: z.string().min(1).max(40).describe('The stage in words.'),
        eta: z.string().max(60).optional().describe("When it arrives, in words: 'Arrives by 8:10 pm'."),
        storeName: z.string().max(80).optional().describe('The restaurant that makes it.'),
      })
      .optional()
      .describe('The order in progress.'),
    trackLabel: z.string().min(1).max(20).default('Track order').describe('Text of the link.'),
  }),
  rules: { contents: ['active-order'] },
  reservedHeight: 116,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'track_order' },
  example: {
    order: {
      id: '1051',
      stage: 'BEING_BAKED',
      stageLabel: 'In the oven',
      eta: 'Arrives by 8:10 pm',
      storeName: 'Indiranagar',
    },
  },
});
