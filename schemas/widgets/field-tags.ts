import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const fieldTags = defineContract({
  type: 'field-tags',
  title: 'Tags field',
  description: 'Asks what the feedback is about. Any number of tags may be chosen.',
  places: ['feedback-template'],
  props: z.object({
    question: z.string().min(1).max(120).describe('The question.'),
    tags: z
      .array(z.string().min(1).max(30))
      .min(1)
      .max(12)
      .optional()
      .describe(
        "The tags, sent as they are written. The product's own (Payment, Offers, Location …) when absent.",
      ),
    required: z.boolean().default(false).describe('The form cannot be sent without an answer.'),
  }),
  rules: { answeredOnce: true, distinct: [{ list: 'tags' }] },
  reservedHeight: 140,
  versions: ['initial'],
  migrations: [],
  example: { question: 'What is it about?' },
});
