import { containing, resemblance } from '#src/features/search/likeness.ts';
import type { Likeness, SearchIndex } from './search-index.ts';

const most = 3;

interface Known {
  readonly index: Pick<SearchIndex, 'postings' | 'otherNames'>;
  /** Whether the dish of each entry is shown. */
  readonly isShown: readonly boolean[];
  readonly like: Likeness;
}

/**
 * Texts that were probably meant: the typed words, with those that the menu does not have replaced by the nearest that it has. Words of dishes
 * that are not shown are left out. Empty when a word resembles none.
 */
export function nearestTexts(
  typed: readonly string[],
  { index: { postings, otherNames }, isShown, like }: Known,
): readonly string[] {
  const ofMenu = [...postings].flatMap(([word, found]) => {
    const count = found.filter(({ place }) => isShown[place]).length;
    return count > 0 ? [{ word, count }] : [];
  });
  const spoken = otherNames.flatMap(({ words: [word, ...rest] }) =>
    word !== undefined && rest.length === 0 ? [{ word, count: 1 }] : [],
  );
  const known = [...ofMenu, ...spoken];

  const choices = typed.map((text) => {
    if (ofMenu.some(({ word }) => containing(text, word) > 0)) return [text];
    const near = known
      .map(({ word, count }) => ({ word, count, alike: like(text, word) || resemblance(text, word) }))
      .filter(({ alike }) => alike > 0)
      .toSorted((one, other) => other.alike - one.alike || other.count - one.count);
    return [...new Set(near.map(({ word }) => word))].slice(0, most);
  });
  // Other choices are for the first word that the menu does not have; the best are taken for the others.
  const open = choices.findIndex((words, at) => words.length !== 1 || words[0] !== typed[at]);
  if (open < 0 || choices.some((words) => words.length === 0)) return [];
  return (choices[open] ?? []).map((word) =>
    choices.map((words, at) => (at === open ? word : (words[0] ?? ''))).join(' '),
  );
}
