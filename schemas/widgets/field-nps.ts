import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const fieldNps = defineContract({
  type: 'field-nps',
  title: 'Recommendation field',
  description: 'Asks how likely the customer is to recommend us, 0 to 10.',
  places: ['feedback-template'],
  props: z.object({
    question: z.string().min(1).max(120).describe('The question.'),
    lowLabel: z.string().min(1).max(24).default('Not at all likely').describe('What 0 means.'),
    highLabel: z.string().min(1).max(24).default('Very likely').describe('What 10 means.'),
    required: z.boolean().default(false).describe('The form cannot be sent without an answer.'),
  }),
  rules: { answeredOnce: true },
  reservedHeight: 200,
  versions: ['initial'],
  migrations: [],
  example: { question: 'How likely are you to recommend us to a friend?' },
});
