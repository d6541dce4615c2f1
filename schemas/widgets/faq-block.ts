import { z } from 'zod';
import { defineContract } from '../contract.ts';

export const faqBlock = defineContract({
  type: 'faq-block',
  title: 'Questions and answers',
  description: 'Questions that open to show their answers.',
  places: ['info-page', 'landing'],
  props: z.object({
    heading: z.string().max(80).optional().describe('Heading over the questions.'),
    items: z
      .array(
        z.object({
          question: z.string().min(1).max(160).describe('The question, as a customer would ask it.'),
          answer: z
            .array(z.string().min(1).max(800))
            .min(1)
            .max(5)
            .describe('The paragraphs of the answer. Plain text.'),
        }),
      )
      .min(1)
      .max(30)
      .describe('The questions, the most frequent one first.'),
  }),
  reservedHeight: 300,
  versions: ['initial'],
  migrations: [],
  example: {
    heading: 'Refunds',
    items: [
      {
        question: 'When do I get my money back?',
        answer: [
          'Refunds take 8-10 business days to reach your account.',
          'A refund to the wallet arrives at once.',
        ],
      },
      { question: 'Can I cancel an order?', answer: ['Yes, until the kitchen has begun to make it.'] },
    ],
  },
});
