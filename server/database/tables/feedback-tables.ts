import type { FeedbackInput } from '#schemas/entities/feedback.ts';
import type { Json, Timestamp } from './columns.ts';

export interface FeedbackDismissalTable {
  user_id: string;
  widget_id: string;
  dismissed_at: Timestamp;
}

export interface FeedbackTable {
  id: string;
  user_id: string;
  /** Made by the app once for each feedback. */
  submission_id: string;
  ticket: string;
  order_id: string | null;
  order_mode: string | null;
  /** How the customer can be answered. */
  contact: Json<Pick<FeedbackInput, 'email' | 'firstName' | 'lastName' | 'mobileNo'>>;
  answers: Json<FeedbackAnswers>;
  nps: number | null;
  given_at: Timestamp;
  changed_at: Timestamp;
}

export type FeedbackAnswers = Omit<FeedbackInput['feedback'], 'orderId' | 'type'>;

export interface OrderIssueTable {
  id: string;
  user_id: string;
  submission_id: string;
  ticket: string;
  order_id: string;
  category: string;
  issues: Json<string[]>;
  comment: string;
  reported_at: Timestamp;
}
