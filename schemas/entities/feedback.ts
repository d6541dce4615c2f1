import { z } from 'zod';
import { essential } from '../essential.ts';
import { orderTypeCode } from '../node.ts';
import { customerFieldMax } from './customer-fields.ts';
import { textAreaMax } from './text-fields.ts';

// What customers say of an order, or of ordering here (spec §3, Feedback).

const id = z.string().min(1).max(80);
const instant = z.iso.datetime();
/** Six ratings, worst to best (FBK-05). */
const rating = z.int().min(0).max(5);

/** FBK-04. How likely a customer is to recommend the shop. */
export const npsScore = z.int().min(0).max(10);

/** FBK-08: about an order, or about ordering here. */
export const feedbackTypes = ['ORDER', 'GENERAL'] as const;

/** What is said. An answer that was not given is left out. */
export const feedbackAnswers = z.object({
  comment: z.string().trim().max(textAreaMax).optional(),
  rating: rating.optional(),
  tags: z.array(z.string().trim().min(1).max(30)).max(12).default([]),
  category: z.string().trim().min(1).max(40).optional(),
});

/** Made by the app once for each feedback or problem, so that it is kept once however often it is sent. */
export const submissionId = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);

/** FBK-07. Who says it, and what. The mobile number has to be that of the customer or of the order. */
export const feedbackInput = z.object({
  submissionId: submissionId.optional(),
  email: z.string().trim().max(customerFieldMax.email).default(''),
  firstName: z.string().trim().max(customerFieldMax.firstName).default(''),
  lastName: z.string().trim().max(customerFieldMax.lastName).default(''),
  mobileNo: z.string().max(20),
  feedback: feedbackAnswers.extend({ orderId: id.optional(), type: z.enum(feedbackTypes).optional() }),
});

/** A feedback as the customer who gave it sees it. */
export const givenFeedback = z.object({
  id: essential(id),
  ticket: essential(z.string().min(1)),
  type: z.enum(feedbackTypes).default('GENERAL'),
  orderId: id.optional(),
  orderMode: orderTypeCode.optional(),
  rating: rating.optional(),
  tags: z.array(z.string()).default([]),
  category: z.string().optional(),
  comment: z.string().optional(),
  nps: npsScore.optional(),
  givenAt: instant.optional(),
});

/** The order that a feedback is about: enough to remember it by. */
export const feedbackOrder = z.object({
  id: essential(id),
  orderId: essential(id).describe('What customers and shops call it by.'),
  placedAt: instant.optional(),
  orderMode: orderTypeCode.default('D'),
  storeName: z.string().default(''),
  items: z.array(z.object({ name: z.string().min(1), quantity: z.int().min(1) })).default([]),
});

export const feedbackSent = z.object({
  feedback: essential(givenFeedback),
  ticketMessage: z.string().min(1).describe('What a customer reads who has sent it (FBK-13).'),
  reviewUrl: z
    .string()
    .optional()
    .describe(
      'Where the restaurant can be reviewed (FBK-12); for orders that were collected or eaten there.',
    ),
});

export const feedbackCategory = z.object({
  value: essential(z.string().min(1)),
  label: essential(z.string().min(1)),
});

export const issueCategory = z.object({ id: essential(id), label: essential(z.string().min(1)) });

/** FBK-17. A problem with an order. */
export const issueInput = z.object({
  submissionId,
  orderId: id,
  categoryId: id,
  comment: z.string().trim().max(textAreaMax).default(''),
});

export const issueSent = z.object({
  issueId: essential(id),
  ticketMessage: z.string().min(1),
});

export type FeedbackInput = z.output<typeof feedbackInput>;
export type FeedbackType = (typeof feedbackTypes)[number];
