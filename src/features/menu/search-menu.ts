import type { Menu } from '#schemas/entities/menu.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { likeness, wordsIn } from '#src/features/search/likeness.ts';
import type { MenuCard } from './menu-card.ts';
import { isVeg, type MenuEntry, menuEntries } from './menu-groups.ts';

interface Posting {
  readonly place: number;
  /** Where the word is found: a word of the name weighs most, one of the description least. */
  readonly weight: number;
}

interface SearchIndex {
  readonly entries: readonly MenuEntry[];
  /** Each word of the menu with the entries that contain it. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}

const indexes = new WeakMap<Menu, SearchIndex>();

function searchIndexOf(menu: Menu): SearchIndex {
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
      for (const word of wordsIn(text ?? '')) weights.set(word, weight);
    }
    for (const [word, weight] of weights) {
      const found = postings.get(word);
      if (found) found.push({ place, weight });
      else postings.set(word, [{ place, weight }]);
    }
  }
  const index = { entries, postings };
  indexes.set(menu, index);
  return index;
}

/** How well each dish matches a typed word. Each word of the menu is compared once, however many dishes have it. */
function scoresOf(typed: string, { entries, postings }: SearchIndex): Float64Array {
  const scores = new Float64Array(entries.length);
  for (const [word, found] of postings) {
    const like = likeness(typed, word);
    if (like === 0) continue;
    for (const { place, weight } of found) scores[place] = Math.max(scores[place] ?? 0, like * weight);
  }
  return scores;
}

/** Dishes that match every typed word, with tolerance for typing errors: best matches first, sold-out ones last. */
export function searchMenu(menu: Menu, text: string, vegOnly: boolean): readonly MenuCard[] {
  const typed = wordsIn(text);
  if (typed.length === 0) return [];
  const index = searchIndexOf(menu);
  const scores = typed.map((word) => scoresOf(word, index));
  const found: { card: MenuCard; score: number }[] = [];
  for (const [place, entry] of index.entries.entries()) {
    if (!scores.every((each) => (each[place] ?? 0) > 0) || (vegOnly && !isVeg(entry))) continue;
    found.push({ card: entry.card, score: scores.reduce((sum, each) => sum + (each[place] ?? 0), 0) });
  }
  return soldOutLast(found.toSorted((one, other) => other.score - one.score).map(({ card }) => card));
}
