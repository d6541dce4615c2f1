import { beginning, likeness, resemblance } from '#src/features/search/likeness.ts';
import { denies } from './said-words.ts';
import type { SearchIndex } from './search-index.ts';

const most = 3;

/** Choices for each word, more than are proposed: not every combination of words finds something. */
const mostChoices = 6;
const mostTexts = 60;

interface Known {
  readonly index: Pick<SearchIndex, 'postings' | 'otherNames'>;
  /** Whether the dish of each entry is shown. */
  readonly isShown: readonly boolean[];
  /** Whether a search for the text finds a dish that is shown. */
  readonly finds: (text: string) => boolean;
}

/**
 * Texts that were probably meant, and that find something: the typed words, with those that the menu does not have replaced by the nearest that
 * it has, or by another name of a dish. Empty when a word resembles none.
 */
export function nearestTexts(
  typed: readonly string[],
  { index: { postings, otherNames }, isShown, finds }: Known,
): readonly string[] {
  const ofMenu = [...postings].flatMap(([word, found]) => {
    const count = found.filter(({ place }) => isShown[place]).length;
    return count > 0 ? [{ word, joined: word, count }] : [];
  });
  const spoken = otherNames.map(({ words, joined }) => ({ word: words.join(' '), joined, count: 1 }));
  const known = [...ofMenu, ...spoken];

  function choicesFor(text: string) {
    const isKnown =
      ofMenu.some(({ word }) => beginning(text, word) > 0 && !denies(text, word)) ||
      spoken.some(({ joined }) => joined === text);
    if (isKnown) return [{ word: text, alike: 1 }];
    const near = known
      .map(({ word, joined, count }) => ({
        word,
        count,
        alike: likeness(text, joined) || resemblance(text, joined),
      }))
      .filter(({ alike }) => alike > 0)
      .toSorted((one, other) => other.alike - one.alike || other.count - one.count);
    return near
      .filter(({ word }, at) => near.findIndex((each) => each.word === word) === at)
      .slice(0, mostChoices);
  }

  const choices = typed.map(choicesFor);
  const texts = choices.reduce<readonly { words: readonly string[]; alike: number }[]>(
    (begun, each) =>
      begun
        .flatMap(({ words, alike }) =>
          each.map((next) => ({ words: [...words, next.word], alike: alike + next.alike })),
        )
        .toSorted((one, other) => other.alike - one.alike)
        .slice(0, mostTexts),
    [{ words: [], alike: 0 }],
  );
  const asTyped = typed.join(' ');
  return texts
    .map(({ words }) => words.join(' '))
    .filter((text) => text !== asTyped && finds(text))
    .slice(0, most);
}
