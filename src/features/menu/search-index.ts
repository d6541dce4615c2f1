import type { Menu } from '#schemas/entities/menu.ts';
import { isSameWord } from '#schemas/rules/same-word.ts';
import { type MenuEntry, menuEntries } from './menu-groups.ts';
import { denies, saidWords } from './said-words.ts';

interface Posting {
  readonly place: number;
  /** Where the word is found: a word of the name weighs most, one of the description least. */
  readonly weight: number;
}

/** Words that people say, and those of the menu that they mean. */
interface OtherName {
  readonly words: readonly string[];
  /** The words without spaces: 'colddrink'. */
  readonly joined: string;
  readonly finds: readonly (readonly string[])[];
}

export interface SearchIndex {
  readonly entries: readonly MenuEntry[];
  /** Each word of the menu with the entries that contain it. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly otherNames: readonly OtherName[];
}

const indexes = new WeakMap<Menu, SearchIndex>();

export function searchIndexOf(menu: Menu): SearchIndex {
  const known = indexes.get(menu);
  if (known) return known;
  const postings = new Map<string, Posting[]>();
  const entries = [...menuEntries(menu).values()];
  for (const [place, { card }] of entries.entries()) {
    const weights = new Map<string, number>();
    for (const [text, weight] of [
      [card.description, 1],
      [card.categoryName, 2],
      [card.name, 3],
    ] as const) {
      for (const word of saidWords(text ?? '')) weights.set(word, weight);
    }
    for (const [word, weight] of weights) {
      const found = postings.get(word);
      if (found) found.push({ place, weight });
      else postings.set(word, [{ place, weight }]);
    }
  }
  const otherNames = menu.synonyms.flatMap(({ words, finds }) =>
    words.map((name) => {
      const said = saidWords(name);
      return { words: said, joined: said.join(''), finds: finds.map(saidWords) };
    }),
  );
  const index = { entries, postings, otherNames };
  indexes.set(menu, index);
  return index;
}

/** How well a typed word matches one of the menu. */
export type Likeness = (typed: string, word: string) => number;

/** Only the word itself: another name of a cola finds no 'chocolate' and no 'colander'. */
export const asWhole: Likeness = (typed, word) => (isSameWord(typed, word) ? 1 : 0);

/** How well each dish matches a typed word. Each word of the menu is compared once, however many dishes have it. */
export function scoresOf(
  typed: string,
  { entries, postings }: Pick<SearchIndex, 'entries' | 'postings'>,
  like: Likeness,
): Float64Array {
  const scores = new Float64Array(entries.length);
  for (const [word, found] of postings) {
    const alike = denies(typed, word) ? 0 : like(typed, word);
    if (alike === 0) continue;
    for (const { place, weight } of found) scores[place] = Math.max(scores[place] ?? 0, alike * weight);
  }
  return scores;
}
