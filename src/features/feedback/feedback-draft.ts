import { constants } from '#src/config/constants.ts';
import { createDraft, type Draft } from '#src/store/drafts.ts';
import type { FeedbackValues } from './feedback-values.ts';

export interface FeedbackDraft {
  readonly values: FeedbackValues;
  /** The rating of the address that the draft knows of: another one that is tapped later takes the place of the answer. */
  readonly tapped: number | null;
}

function isDraft(value: unknown): value is FeedbackDraft {
  const { values, tapped } = (value ?? {}) as Partial<FeedbackDraft>;
  return typeof values === 'object' && values !== null && (tapped === null || typeof tapped === 'number');
}

/** What has been answered for an order: sending takes a login, and nothing shall be lost on the way there and back. */
export function feedbackDraft(orderId: string | null): Draft<FeedbackDraft> {
  return createDraft({ name: `feedback/${orderId ?? ''}`, accepts: isDraft });
}

/** The rating that was tapped on the page that led here, as its address says it; null for none, and for what is no rating. */
export function readTapped(text: string | null): number | null {
  const rating = text !== null && /^\d$/.test(text) ? Number(text) : null;
  return rating !== null && rating < constants.feedback.ratingLabels.length ? rating : null;
}

interface Start {
  readonly draft: FeedbackDraft | null;
  readonly tapped: number | null;
  /** The field that a tapped rating answers. */
  readonly ratingField: string | undefined;
}

/** What the form begins with. */
export function startingAnswers({ draft, tapped, ratingField }: Start): FeedbackValues {
  const answered = draft?.values ?? {};
  const isNew = tapped !== null && tapped !== (draft?.tapped ?? null);
  return isNew && ratingField !== undefined ? { ...answered, [ratingField]: tapped } : answered;
}
