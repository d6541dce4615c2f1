import type { PreparedNode } from '#schemas/prepared.ts';
import type { FeedbackValues, FieldValue } from '#schemas/stored/drafts.ts';
import { validationTexts } from '#src/config/texts/validation.ts';

/** A form's values by their meaning, independent of the node ids in its template. */
export interface FeedbackAnswers {
  readonly rating?: number;
  readonly tags: readonly string[];
  readonly category?: string;
  readonly comment?: string;
  readonly nps?: number;
}

/** A field whose value is missing or invalid. */
export interface FieldFault {
  readonly nodeId: string;
  readonly message: string;
}

const missingTexts: ReadonlyMap<string, string> = new Map([
  ['field-rating', validationTexts.feedbackRating],
  ['field-tags', validationTexts.feedbackTags],
  ['field-category', validationTexts.feedbackCategory],
  ['field-comment', validationTexts.feedbackComment],
  ['field-nps', validationTexts.feedbackNps],
]);

function isAnswered(value: FieldValue | undefined): boolean {
  if (value === undefined) return false;
  return typeof value === 'string' ? value.trim() !== '' : typeof value === 'number' || value.length > 0;
}

/** The fields that still need an answer, in the order of the form. */
export function findFaults(nodes: readonly PreparedNode[], values: FeedbackValues): FieldFault[] {
  return nodes.flatMap(({ id, type, props }) => {
    const message = missingTexts.get(type);
    return message !== undefined && props.required === true && !isAnswered(values[id])
      ? [{ nodeId: id, message }]
      : [];
  });
}

/** Converts a form's values to answers by their meaning. If a template asks for the same thing twice, the first answer counts. */
export function readAnswers(nodes: readonly PreparedNode[], values: FeedbackValues): FeedbackAnswers {
  const answers = new Map<string, FieldValue>();
  for (const { id, type } of nodes) {
    const value = values[id];
    if (value !== undefined && isAnswered(value) && !answers.has(type)) answers.set(type, value);
  }
  const rating = answers.get('field-rating');
  const tags = answers.get('field-tags');
  const category = answers.get('field-category');
  const comment = answers.get('field-comment');
  const nps = answers.get('field-nps');
  return {
    tags: isTags(tags) ? tags : [],
    ...(isNumber(rating) ? { rating } : {}),
    ...(isText(category) ? { category } : {}),
    ...(isText(comment) ? { comment: comment.trim() } : {}),
    ...(isNumber(nps) ? { nps } : {}),
  };
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isTags(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
