import { z } from 'zod';
import { defineCall } from '../call.ts';
import { feedbackTemplateDocument } from '../documents/feedback-template.ts';
import { withDeferredNodes } from '../documents/deferred-nodes.ts';
import {
  feedbackAnswers,
  feedbackCategory,
  feedbackInput,
  feedbackOrder,
  feedbackSent,
  givenFeedback,
  issueCategory,
  issueInput,
  issueSent,
  npsScore,
} from '../entities/feedback.ts';
import { replyOf } from './reply.ts';

// What has no path in the specification has one of ours below the service it belongs to.

const id = z.string().min(1).max(80);
const forOrderType = z.object({ orderMode: z.string().optional() }).optional();
const template = replyOf(withDeferredNodes(feedbackTemplateDocument));

/** API-134. The feedback form for an order type, as a document. */
export const getFeedbackTemplate = defineCall({
  id: 'getFeedbackTemplate',
  method: 'GET',
  path: '/feedback-service/ve2/templatenew',
  background: true,
  summary: 'Feedback form',
  query: forOrderType,
  reply: template,
});

/** API-135. The older call for the form. The app asks it when the newer one is refused. */
export const getOlderFeedbackTemplate = defineCall({
  id: 'getOlderFeedbackTemplate',
  method: 'GET',
  path: '/feedback-service/ve2/template',
  background: true,
  summary: 'Feedback form (older)',
  query: forOrderType,
  reply: template,
});

/** API-136, FBK-07. The same submission id twice is one feedback, with the answers that came last. */
export const submitFeedback = defineCall({
  id: 'submitFeedback',
  method: 'POST',
  path: '/feedback-service/ve1/submitnew',
  background: true,
  summary: 'Sends feedback on an order',
  auth: 'session',
  body: feedbackInput,
  reply: replyOf(feedbackSent),
});

/** API-079. The same for the older form. */
export const submitOrderFeedback = defineCall({
  id: 'submitOrderFeedback',
  method: 'POST',
  path: '/order-service/ve1/orders/feedback',
  background: true,
  summary: 'Sends feedback on an order (older)',
  auth: 'session',
  body: feedbackInput,
  reply: replyOf(feedbackSent),
});

/** API-080. Feedback that is about no order. */
export const submitCustomerFeedback = defineCall({
  id: 'submitCustomerFeedback',
  method: 'POST',
  path: '/customer-service/ve1/feedback',
  background: true,
  summary: 'Sends feedback that is about no order',
  auth: 'session',
  body: z.object({ data: feedbackInput }),
  reply: replyOf(feedbackSent),
});

/** API-137, FBK-15. What is sent takes the place of what was said before. */
export const updateFeedback = defineCall({
  id: 'updateFeedback',
  method: 'PUT',
  path: '/feedback-service/ve1/update/:id',
  background: true,
  summary: 'Changes feedback',
  auth: 'session',
  params: z.object({ id }),
  body: z.object({ feedback: feedbackAnswers }),
  reply: replyOf(feedbackSent),
});

/**
 * API-139, NAV-35. What the customer has said, the newest first. With the id of a link, which is that of an order or a feedback, that one alone and
 * its order; INVALID_PHONE_NUMBER when it was not placed with the customer's number.
 */
export const getFeedbacks = defineCall({
  id: 'getFeedbacks',
  method: 'GET',
  path: '/feedback-service/ve1/feedback',
  summary: 'Feedback of the customer',
  auth: 'session',
  background: true,
  query: z.object({ id: id.optional() }).optional(),
  reply: replyOf(z.object({ feedbacks: z.array(givenFeedback), order: feedbackOrder.optional() })),
});

/** API-140, FBK-04. Can be repeated. */
export const sendNps = defineCall({
  id: 'sendNps',
  method: 'POST',
  path: '/feedback-service/ve1/nps',
  background: true,
  summary: 'How likely the customer is to recommend us',
  auth: 'session',
  body: z.object({ feedbackId: id, score: npsScore }),
  reply: replyOf(z.object({ feedbackId: id, score: npsScore })),
});

/** API-141. Of the form for an order type. */
export const getFeedbackCategories = defineCall({
  id: 'getFeedbackCategories',
  method: 'GET',
  path: '/feedback-service/ve2/categories',
  summary: 'Categories of feedback',
  background: true,
  query: forOrderType,
  reply: replyOf(z.object({ categories: z.array(feedbackCategory) })),
});

/** API-141. The older variant: of all forms together. */
export const getAllFeedbackCategories = defineCall({
  id: 'getAllFeedbackCategories',
  method: 'GET',
  path: '/feedback-service/ve1/categories',
  summary: 'Categories of feedback (older)',
  background: true,
  reply: replyOf(z.object({ categories: z.array(feedbackCategory) })),
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

/** API-142. What can be wrong with an order, with the details of each. */
export const getIssueCategories = defineCall({
  id: 'getIssueCategories',
  method: 'GET',
  path: '/ucr-api/v2/categories',
  summary: 'What can be wrong with an order',
  background: true,
  reply: replyOf(
    z.object({
      categories: z.array(issueCategory.extend({ issues: z.array(issueCategory).default([]) })),
    }),
  ),
});

/** API-142. The older variant knows no details. */
export const getOlderIssueCategories = defineCall({
  id: 'getOlderIssueCategories',
  method: 'GET',
  path: '/ucr-api/v1/categories',
  summary: 'What can be wrong with an order (older)',
  background: true,
  reply: replyOf(z.object({ categories: z.array(issueCategory) })),
});

/** API-143, FBK-17. The same submission id twice is one problem. */
export const reportIssue = defineCall({
  id: 'reportIssue',
  method: 'POST',
  path: '/ucr-api/v2/feedbacks',
  background: true,
  summary: 'Reports a problem with an order',
  auth: 'session',
  body: issueInput.extend({ issueIds: z.array(id).max(10).default([]) }),
  reply: replyOf(issueSent),
});

/** API-143. */
export const reportOlderIssue = defineCall({
  id: 'reportOlderIssue',
  method: 'POST',
  path: '/ucr-api/v1/feedbacks',
  background: true,
  summary: 'Reports a problem with an order (older)',
  auth: 'session',
  body: issueInput,
  reply: replyOf(issueSent),
});
