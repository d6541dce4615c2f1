import type { FeedbackDraft, FeedbackValues } from '#schemas/stored/drafts.ts';
import { constants } from '#src/config/constants.ts';

/** The rating in the address, which was tapped on the previous page; null when it is missing or not a rating. */
export function readTapped(text: string | null): number | null {
  const rating = text !== null && /^\d$/.test(text) ? Number(text) : null;
  return rating !== null && rating < constants.feedback.ratingLabels.length ? rating : null;
}

interface Start {
  readonly draft: FeedbackDraft | null;
  readonly tapped: number | null;
  /** Id of the field that a tapped rating answers. */
  readonly ratingField: string | undefined;
}

/** The initial answers of the form. */
export function startingAnswers({ draft, tapped, ratingField }: Start): FeedbackValues {
  const answered = draft?.values ?? {};
  const isNew = tapped !== null && tapped !== (draft?.tapped ?? null);
  return isNew && ratingField !== undefined ? { ...answered, [ratingField]: tapped } : answered;
}
