import { isRecord } from '../is-record.ts';
import type { CheckContext } from './check-context.ts';
import { addressOf, type Path } from './fault.ts';

/** Finds words that stand for two different things: only one entry may say what a word means. */
export function checkSearchWords({ synonyms }: Readonly<Record<string, unknown>>, { report }: CheckContext) {
  const places = new Map<string, Path>();
  for (const [at, synonym] of (Array.isArray(synonyms) ? synonyms : []).entries()) {
    const words: readonly unknown[] = isRecord(synonym) && Array.isArray(synonym.words) ? synonym.words : [];
    for (const [index, word] of words.entries()) {
      if (typeof word !== 'string') continue;
      const path = ['synonyms', at, 'words', index];
      const earlier = places.get(word.toLowerCase());
      if (earlier)
        report(
          path,
          'duplicate-value',
          `is '${word}', as is ${addressOf(earlier)}. Write all that it means into one entry.`,
        );
      places.set(word.toLowerCase(), path);
    }
  }
}
