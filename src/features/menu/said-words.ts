import { wordsIn } from '#src/features/search/likeness.ts';

const less = 'less';

/** 'no nuts', 'without nuts', 'nut-free', 'nut-less': all are 'nutless'. */
const denied = /\b(?:no|without) (\p{L}{2,}?)s?(?!\p{L})|(\p{L}{3,})[- ](?:less|free)(?!\p{L})/giu;

/** The words of a text. What it says is not in a dish becomes one word with that: 'no egg' is 'eggless', and has no 'egg'. */
export function saidWords(text: string): string[] {
  return wordsIn(
    text.replace(denied, (_, after?: string, before?: string) => `${after ?? before ?? ''}${less}`),
  );
}

/** Whether a word says that the typed thing is not there, though it begins with it: 'egg' and 'eggless'. */
export function denies(typed: string, word: string): boolean {
  return word.endsWith(less) && typed.length <= word.length - less.length;
}
