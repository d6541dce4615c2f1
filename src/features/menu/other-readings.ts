import type { SearchIndex } from './search-index.ts';

interface Reading {
  readonly words: readonly string[];
  /** How surely it is meant: 1 where the other name is typed whole. */
  readonly weight: number;
}

/** The same text in the words of the menu, once for each meaning of a part of it: 'large coke' is also 'large cola'. */
export function otherReadings(
  typed: readonly string[],
  { otherNames }: Pick<SearchIndex, 'otherNames'>,
): readonly Reading[] {
  return otherNames.flatMap(({ words, finds }) =>
    typed.flatMap((_, start) => {
      const weight = weightOf(typed.slice(start), words);
      if (weight === 0) return [];
      return finds.map((meant) => ({ words: typed.toSpliced(start, words.length, ...meant), weight }));
    }),
  );
}

/** 1 where the typed words begin with the name; less where the last word of both may not be finished; else 0. */
function weightOf(typed: readonly string[], name: readonly string[]): number {
  const last = name.length - 1;
  if (last < 0 || !name.every((word, at) => at === last || typed[at] === word)) return 0;
  const end = typed[last] ?? '';
  if (end === name[last]) return 1;
  const mayGoOn = typed.length === name.length && end.length >= 3;
  return mayGoOn && name[last]?.startsWith(end) ? 0.8 : 0;
}
