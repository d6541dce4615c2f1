import { uiWords } from '#src/ui/words.ts';

// What the feedback form and the feedback question say, in one table, ready for translation.
export const feedbackWords = {
  send: 'Send feedback',
  dismiss: 'Not now',
} as const;

/** A question as its field shows it: the ones that may stay open say so. */
export function questionWords(question: string, required: boolean): string {
  return required ? question : `${question} (${uiWords.optional})`;
}
