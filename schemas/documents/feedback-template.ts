import { z } from 'zod';
import { nodeSchema, orderTypeCode, whenSchema } from '../node.ts';
import { documentHead } from './landing.ts';

export const feedbackTemplateDocument = z
  .object({
    ...documentHead,
    document: z.literal('feedback-template'),
    orderMode: z
      .array(orderTypeCode)
      .optional()
      .describe('Order types that this form is for; all when absent.'),
    when: whenSchema
      .pick({ session: true, storeIds: true, from: true, until: true })
      .optional()
      .describe(
        'When this form takes the place of the others of its order types. Every clause given must hold. The server decides when the form is opened.',
      ),
    heading: z.string().max(80).describe('Heading of the form.'),
    nodes: z.array(nodeSchema).min(1).max(20).describe('The fields, top to bottom.'),
  })
  .describe('Feedback form.');
export type FeedbackTemplateDocument = z.output<typeof feedbackTemplateDocument>;
