import type { PreparedNode } from '#schemas/prepared.ts';
import type { FeedbackDraft, FeedbackValues, FieldValue } from '#schemas/stored/drafts.ts';
import { constants } from '#src/config/constants.ts';
import type { FeedbackAnswers } from './feedback-values.ts';

/** The rating in the address, which was tapped on the previous page; null when it is missing or not a rating. */
export function readTapped(text: string | null): number | null {
  const rating = text !== null && /^\d$/.test(text) ? Number(text) : null;
  return rating !== null && rating < constants.feedback.ratingLabels.length ? rating : null;
}

interface Start {
  /** What was said before, when it is changed. */
  readonly before?: FeedbackValues | undefined;
  readonly draft: FeedbackDraft | null;
  readonly tapped: number | null;
  /** Id of the field that a tapped rating answers. */
  readonly ratingField: string | undefined;
}

/** The initial answers of the form. */
export function startingAnswers({ before = {}, draft, tapped, ratingField }: Start): FeedbackValues {
  const answered = draft?.values ?? before;
  const isNew = tapped !== null && tapped !== (draft?.tapped ?? null);
  return isNew && ratingField !== undefined ? { ...answered, [ratingField]: tapped } : answered;
}

type Said = Pick<FeedbackAnswers, 'tags'> & {
  readonly [K in Exclude<keyof FeedbackAnswers, 'tags'>]?: FeedbackAnswers[K] | undefined;
};

/** The answers of a feedback that was given, as the fields of a form hold them. A field that it has no answer for stays empty. */
export function valuesOf(nodes: readonly PreparedNode[], said: Said): FeedbackValues {
  const byType: Readonly<Record<string, FieldValue | undefined>> = {
    'field-rating': said.rating,
    'field-tags': said.tags.length > 0 ? said.tags : undefined,
    'field-category': said.category,
    'field-comment': said.comment,
    'field-nps': said.nps,
  };
  return Object.fromEntries(
    nodes.flatMap(({ id, type }) => {
      const value = byType[type];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}
