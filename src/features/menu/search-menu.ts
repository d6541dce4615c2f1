import type { Menu } from '#schemas/entities/menu.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { containing, likeness, wordsIn } from '#src/features/search/likeness.ts';
import type { MenuCard } from './menu-card.ts';
import { isVeg } from './menu-groups.ts';
import { nearestTexts } from './nearest-texts.ts';
import { otherReadings } from './other-readings.ts';
import { type Likeness, scoresOf, searchIndexOf } from './search-index.ts';

export interface MenuFound {
  /** Best matches first, sold-out ones last. */
  readonly cards: readonly MenuCard[];
  /** Texts to search for instead, while nothing is called what was typed. The cards are then what resembles it. */
  readonly near: readonly string[];
}

/**
 * Dishes that match every typed word, or the words of the menu that the typed ones mean. When none does without a typing error, those that
 * match with one, and the texts that were probably meant.
 */
export function searchMenu(menu: Menu, text: string, vegOnly: boolean): MenuFound {
  const typed = wordsIn(text);
  if (typed.length === 0) return { cards: [], near: [] };
  const index = searchIndexOf(menu);
  const isShown = index.entries.map((entry) => !vegOnly || isVeg(entry));

  /** The score of each dish by the mean of the words; 0 where a word is missing, or the dish is not shown. */
  function read(words: readonly string[], like: Likeness): readonly number[] {
    const scores = words.map((word) => scoresOf(word, index, like));
    return isShown.map((shown, place) =>
      shown && scores.every((each) => (each[place] ?? 0) > 0)
        ? scores.reduce((sum, each) => sum + (each[place] ?? 0), 0) / words.length
        : 0,
    );
  }

  function cardsBy(score: (place: number) => number): readonly MenuCard[] {
    const found = index.entries.flatMap(({ card }, place) =>
      score(place) > 0 ? [{ card, score: score(place) }] : [],
    );
    return soldOutLast(found.toSorted((one, other) => other.score - one.score).map(({ card }) => card));
  }

  const readings = [{ words: typed, weight: 1 }, ...otherReadings(typed, index)].map(({ words, weight }) => ({
    scores: read(words, containing),
    weight,
  }));
  const exact = cardsBy((place) =>
    Math.max(...readings.map(({ scores, weight }) => weight * (scores[place] ?? 0))),
  );
  if (exact.length > 0) return { cards: exact, near: [] };
  const like = remembered(likeness);
  const forgiven = read(typed, like);
  return {
    cards: cardsBy((place) => forgiven[place] ?? 0),
    near: nearestTexts(typed, { index, isShown, like }),
  };
}

/** Compares each pair of words once: with typing errors that takes the most time of a search. */
function remembered(like: Likeness): Likeness {
  const known = new Map<string, number>();
  return (typed, word) => {
    const pair = `${typed} ${word}`;
    const alike = known.get(pair) ?? like(typed, word);
    known.set(pair, alike);
    return alike;
  };
}
