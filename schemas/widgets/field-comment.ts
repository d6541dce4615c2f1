import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const fieldComment = defineContract({
  type: 'field-comment',
  title: 'Comment field',
  description: "Asks for the customer's own words, 250 characters at the most.",
  places: ['feedback-template'],
  props: z.object({
    question: z.string().min(1).max(120).describe('The question.'),
    hint: z.string().max(120).optional().describe('What helps us most, in one sentence.'),
    maxLength: z.int().min(20).max(250).default(250).describe('Characters at the most.'),
    required: z.boolean().default(false).describe('The form cannot be sent without an answer.'),
  }),
  rules: { answeredOnce: true },
  reservedHeight: 172,
  versions: ['initial'],
  migrations: [],
  example: { question: 'Anything else?', hint: 'Names of dishes help the kitchen most.' },
});
