import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { orderTypeCode } from '../node.ts';

export const feedbackPrompt = defineContract({
  type: 'feedback-prompt',
  title: 'Feedback question',
  description:
    'Asks how the last order was. A face opens the feedback form with that rating; the question can be dismissed permanently.',
  places: ['landing'],
  props: z.object({
    widgetId: z.string().min(1).max(80).describe('Id of this question, sent when it is dismissed.'),
    heading: z.string().min(1).max(60).describe('What it is about.'),
    question: z.string().min(1).max(120).describe('The question.'),
    orderId: z.string().max(80).optional().describe('The order that is asked about.'),
    orderMode: orderTypeCode
      .optional()
      .describe('Order type of the order that is asked about, for the form it leads to.'),
    dismissable: z.boolean().default(true).describe('May be dismissed.'),
  }),
  rules: { contents: ['feedback'] },
  reservedHeight: 176,
  versions: ['initial'],
  migrations: [],
  defaultLink: { action: 'feedback' },
  example: {
    widgetId: 'order-1047',
    heading: 'Saturday’s Chicken Tikka Pizza',
    question: 'How did we do?',
    orderId: '1047',
    orderMode: 'D',
  },
});
