// Ships with the feedback form. Of the calls that the services have in two versions, the one that this product uses (API-141, API-142).

interface FeedbackCalls {
  /** ve2: the categories of one form; ve1: of all forms. */
  readonly categories: 've1' | 've2';
  /** v2: problems with details; v1: without. */
  readonly ucr: 'v1' | 'v2';
}

/** Categories of what was said before, by any form. */
export const feedbackCalls: FeedbackCalls = { categories: 've1', ucr: 'v2' };
