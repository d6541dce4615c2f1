import { textAreaMax } from '#schemas/entities/text-fields.ts';

/** Whether a phrase is among the instructions, as its chip shows it. */
export function hasPhrase(text: string, phrase: string): boolean {
  return sentencesOf(text).includes(phrase.toLowerCase());
}

/**
 * The instructions with the phrase added at the end, or without it where it was among them. All that is told to the rider is one text, so that the
 * limit holds for all of it and nothing is hidden. Null when there is no room for the phrase.
 */
export function withPhraseToggled(text: string, phrase: string): string | null {
  if (hasPhrase(text, phrase)) return withoutPhrase(text, phrase);
  const before = text.trim();
  const joined = before === '' ? `${phrase}.` : `${before}${/[.!?]$/.test(before) ? '' : '.'} ${phrase}.`;
  return joined.length <= textAreaMax ? joined : null;
}

function withoutPhrase(text: string, phrase: string): string {
  const isOther = (sentence: string) => plain(sentence) !== phrase.toLowerCase();
  return (text.match(sentence) ?? []).filter(isOther).join('').trim();
}

/** A sentence with its end and the space after it. */
const sentence = /[^.!?\n]+[.!?\n]*\s*/g;

function sentencesOf(text: string): string[] {
  return (text.match(sentence) ?? []).map(plain);
}

function plain(part: string): string {
  return part
    .trim()
    .replace(/[.!?]+$/, '')
    .toLowerCase();
}
