import { uiWords } from '#src/ui/words.ts';

// The texts of the feedback form and the feedback question in one table, ready for translation.
export const feedbackWords = {
  send: 'Send feedback',
  dismiss: 'Not now',
} as const;

/** The label of a question; an optional question is marked as such. */
export function questionWords(question: string, required: boolean): string {
  return required ? question : `${question} (${uiWords.optional})`;
}
