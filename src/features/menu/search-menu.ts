import type { Menu } from '#schemas/entities/menu.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { beginning, containing, likeness } from '#src/features/search/likeness.ts';
import type { MenuCard } from './menu-card.ts';
import { lateMenuWords as words } from './late-menu-words.ts';
import { isVeg } from './menu-groups.ts';
import { nearestTexts } from './nearest-texts.ts';
import { readingsOf } from './readings.ts';
import { saidWords } from './said-words.ts';
import { asWhole, type Likeness, scoresOf, searchIndexOf } from './search-index.ts';

export interface MenuFound {
  /** Best matches first, sold-out ones last. */
  readonly cards: readonly MenuCard[];
  /** Texts to search for instead, while nothing is called what was typed. The cards are then what resembles it. */
  readonly near: readonly string[];
}

/**
 * Dishes that match every typed word, or the words of the menu that the typed ones mean. When no words begin with the typed ones, those that
 * have them inside; when none do, those that match with a typing error, and the texts that were probably meant.
 */
export function searchMenu(menu: Menu, text: string, vegOnly: boolean): MenuFound {
  const typed = saidWords(text);
  if (typed.length === 0) return { cards: [], near: [] };
  const index = searchIndexOf(menu);
  const isShown = index.entries.map((entry) => !vegOnly || isVeg(entry));
  const wholes = remembered(index, asWhole);

  /** The score of each dish by the best reading, which is the mean of its words; 0 where a word is missing, or the dish is not shown. */
  function read(words: readonly string[], scoresBy: Scores): readonly number[] {
    const readings = readingsOf(words, index).map((reading) => ({
      weight: reading.weight,
      scores: reading.words.map((word) => (word.isWhole ? wholes(word.text) : scoresBy(word.text))),
    }));
    return isShown.map((shown, place) =>
      shown ? Math.max(...readings.map(({ scores, weight }) => weight * meanAt(place, scores))) : 0,
    );
  }

  function cardsBy(scores: readonly number[]): readonly MenuCard[] {
    const found = index.entries.flatMap(({ card }, place) => {
      const score = scores[place] ?? 0;
      return score > 0 ? [{ card, score }] : [];
    });
    return soldOutLast(found.toSorted((one, other) => other.score - one.score).map(({ card }) => card));
  }

  const begun = remembered(index, beginning);
  for (const scoresBy of [begun, remembered(index, containing)]) {
    const cards = cardsBy(read(typed, scoresBy));
    if (cards.length > 0) return { cards, near: [] };
  }
  const finds = (near: string) => read(saidWords(near), begun).some((score) => score > 0);
  return {
    cards: cardsBy(read(typed, remembered(index, likeness))),
    near: nearestTexts(typed, { index, isShown, finds }),
  };
}

/** What a search found: heading of the results, and announced to screen readers. */
export function resultsHeading({ cards, near }: MenuFound, text: string): string {
  if (near.length > 0) return words.didYouMean(text, near);
  return cards.length === 0 ? words.noResultTitle(text) : words.results(cards.length, text);
}

function meanAt(place: number, scores: readonly Float64Array[]): number {
  if (scores.some((each) => !each[place])) return 0;
  return scores.reduce((sum, each) => sum + (each[place] ?? 0), 0) / scores.length;
}

type Scores = (word: string) => Float64Array;

/** Looks each word up once: readings share most of their words, and with typing errors this takes the most time of a search. */
function remembered(index: Parameters<typeof scoresOf>[1], like: Likeness): Scores {
  const known = new Map<string, Float64Array>();
  return (word) => {
    const scores = known.get(word) ?? scoresOf(word, index, like);
    known.set(word, scores);
    return scores;
  };
}
