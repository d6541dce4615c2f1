import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const textBlock = defineContract({
  type: 'text-block',
  title: 'Text',
  description: 'A section of plain text: heading, paragraphs, and a list. For terms and notices.',
  places: ['info-page', 'landing'],
  props: z.object({
    heading: z.string().max(100).optional().describe('Heading of the section.'),
    paragraphs: z
      .array(z.string().min(1).max(1200))
      .max(12)
      .default([])
      .describe('The paragraphs. Plain text.'),
    list: z
      .array(z.string().min(1).max(400))
      .max(40)
      .default([])
      .describe('Points under the paragraphs. Plain text.'),
    listKind: z.enum(['points', 'steps']).default('points').describe("'steps' are numbered."),
  }),
  reservedHeight: 280,
  versions: ['initial'],
  migrations: [],
  example: {
    heading: 'Delivery guarantee',
    paragraphs: ['Your order reaches you in 30 minutes, or it is free.'],
    list: ['The time runs from the moment we confirm the order.', 'We owe ₹300 at the most for one order.'],
  },
});
