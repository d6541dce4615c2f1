import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const fieldRating = defineContract({
  type: 'field-rating',
  title: 'Rating field',
  description: 'Asks for one of six ratings, worst to best, sent as 0 to 5.',
  places: ['feedback-template'],
  props: z.object({
    question: z.string().min(1).max(120).describe('The question.'),
    labels: z
      .array(z.string().min(1).max(24))
      .length(6)
      .optional()
      .describe(
        "The six ratings in words, worst first. The product's own, from NOT SO GOOD to LOVED IT, when absent.",
      ),
    required: z.boolean().default(false).describe('The form cannot be sent without an answer.'),
  }),
  rules: { answeredOnce: true },
  reservedHeight: 244,
  versions: ['initial'],
  migrations: [],
  example: { question: 'How was your order?', required: true },
});
