import { z } from 'zod';
import { nodeSchema, orderTypeCode } from '../node.ts';
import { documentHead } from './landing.ts';

export const feedbackTemplateDocument = z
  .object({
    ...documentHead,
    document: z.literal('feedback-template'),
    orderMode: z
      .array(orderTypeCode)
      .optional()
      .describe('Order types that this form is for; all when absent.'),
    heading: z.string().max(80).describe('Heading of the form.'),
    nodes: z.array(nodeSchema).min(1).max(20).describe('The fields, top to bottom.'),
  })
  .describe('Feedback form.');
export type FeedbackTemplateDocument = z.output<typeof feedbackTemplateDocument>;
