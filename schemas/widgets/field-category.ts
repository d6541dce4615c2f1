import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const fieldCategory = defineContract({
  type: 'field-category',
  title: 'Category field',
  description: 'Asks for one of two to eight categories, for example what a problem was about.',
  places: ['feedback-template'],
  props: z.object({
    question: z.string().min(1).max(120).describe('The question.'),
    options: z
      .array(
        z.object({
          value: z.string().min(1).max(40).describe('What is sent.'),
          label: z.string().min(1).max(40).describe('What the customer reads.'),
          text: z.string().max(80).optional().describe('A less prominent line under the label.'),
        }),
      )
      .min(2)
      .max(8)
      .describe('The categories.'),
    required: z.boolean().default(false).describe('The form cannot be sent without an answer.'),
  }),
  rules: { answeredOnce: true, distinct: [{ list: 'options', field: 'value' }] },
  reservedHeight: 320,
  versions: ['initial'],
  migrations: [],
  example: {
    question: 'What would you like to tell us about?',
    options: [
      { value: 'FOOD', label: 'The food', text: 'Taste, temperature, portion' },
      { value: 'DELIVERY', label: 'The delivery', text: 'Time, rider, packing' },
      { value: 'APP', label: 'The app', text: 'Ordering, paying, tracking' },
    ],
  },
});
