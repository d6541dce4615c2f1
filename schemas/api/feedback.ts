import { z } from 'zod';
import { defineCall } from '../call.ts';
import { feedbackTemplateDocument } from '../documents/feedback-template.ts';
import { withDeferredNodes } from '../documents/deferred-nodes.ts';
import { replyOf } from './reply.ts';

/** The feedback form for an order type, as a document (spec §7, Feedback: templatenew). */
export const getFeedbackTemplate = defineCall({
  id: 'getFeedbackTemplate',
  method: 'GET',
  path: '/feedback-service/ve2/templatenew',
  summary: 'Feedback form',
  query: z.object({ orderMode: z.string().optional() }).optional(),
  reply: replyOf(withDeferredNodes(feedbackTemplateDocument)),
});

/** The customer dismissed the feedback widget of the home page (WID-05). Idempotent. */
export const dismissFeedbackWidget = defineCall({
  id: 'dismissFeedbackWidget',
  method: 'DELETE',
  path: '/feedback-service/ve1/widget/:widgetId',
  summary: 'Dismisses the feedback widget',
  background: true,
  auth: 'session',
  params: z.object({ widgetId: z.string().max(80) }),
  reply: replyOf(z.object({ widgetId: z.string() })),
});
