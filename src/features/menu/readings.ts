import type { SearchIndex } from './search-index.ts';

interface ReadWord {
  readonly text: string;
  /** It is a word of the menu, so a beginning of another one does not count. */
  readonly isWhole: boolean;
}

export interface Reading {
  readonly words: readonly ReadWord[];
  /** How surely it is meant: 1 where every other name is typed whole. */
  readonly weight: number;
}

/** A reading of the next typed words, and how many they are. */
interface Part extends Reading {
  readonly count: number;
}

type Known = Pick<SearchIndex, 'otherNames' | 'postings'>;

/** Many words that each have several meanings would make too many readings to search for. */
const mostReadings = 40;

/** Letters from which on the last word of another name may be unfinished, and a word may be one half of a typed one. */
const fewLetters = 3;

/**
 * What a typed text may mean: first itself, then the same in the words of the menu, wherever it has another name ('large coke' is 'large cola')
 * or its spaces differ ('garlicbread').
 */
export function readingsOf(typed: readonly string[], known: Known): readonly Reading[] {
  const [readings = []] = typed.reduceRight<readonly (readonly Reading[])[]>(
    (rest, _, start) => {
      const ways = partsOf(typed.slice(start), known).flatMap(({ count, words, weight }) =>
        (rest[count - 1] ?? []).map((then) => ({
          words: [...words, ...then.words],
          weight: weight * then.weight,
        })),
      );
      return [ways.slice(0, mostReadings), ...rest];
    },
    [[{ words: [], weight: 1 }]],
  );
  return readings;
}

function partsOf(typed: readonly string[], known: Known): readonly Part[] {
  const [first = ''] = typed;
  const asTyped = { count: 1, words: [{ text: first, isWhole: false }], weight: 1 };
  return [asTyped, ...otherNames(typed, known), ...otherSpaces(typed, known)];
}

function otherNames(typed: readonly string[], { otherNames: names }: Known): readonly Part[] {
  return names.flatMap(({ words, joined, finds }) => {
    let text = '';
    for (const [at, word] of typed.entries()) {
      text += word;
      if (!joined.startsWith(text)) return [];
      const missing = joined.length - text.length;
      const mayGoOn = at === typed.length - 1 && missing <= (words.at(-1)?.length ?? 0) - fewLetters;
      if (missing > 0 && !mayGoOn) continue;
      const weight = missing > 0 ? 0.8 : 1;
      return finds.map((meant) => ({ count: at + 1, words: meant.map(whole), weight }));
    }
    return [];
  });
}

function otherSpaces([first = '', second]: readonly string[], { postings }: Known): readonly Part[] {
  const joined = second !== undefined && postings.has(first + second) ? [[first + second]] : [];
  const cuts = Array.from(
    { length: Math.max(0, first.length - 2 * fewLetters + 1) },
    (_, at) => at + fewLetters,
  );
  const halves = postings.has(first) ? [] : cuts.map((cut) => [first.slice(0, cut), first.slice(cut)]);
  const known = halves.filter((words) => words.every((word) => postings.has(word)));
  return [
    ...joined.map((words) => ({ count: 2, words: words.map(whole), weight: 1 })),
    ...known.map((words) => ({ count: 1, words: words.map(whole), weight: 1 })),
  ];
}

const whole = (text: string): ReadWord => ({ text, isWhole: true });
