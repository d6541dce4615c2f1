import { isFiller } from './house-number.ts';
import { createFits, type Searchable } from './match.ts';

/** Words that many places share, so that one of them alone finds nothing that was meant. */
const common: ReadonlySet<string> = new Set(
  [
    'road street main cross lane marg avenue salai sarani gali block sector phase stage layout nagar colony market feet',
    'temple church market station school college hospital mall apartments apts',
    'park garden hills city new old east west north south the of and india',
  ].flatMap((words) => words.split(' ')),
);
/** Fewer letters fit too much to be taken for a name. */
const leastLetters = 3;
/** A word before the last one is finished: it may lack so many letters of the name. 'hal' is not Haldia. */
const lettersLacking = 2;
/** A word that is telling as a part of a name counts less than one that is telling alone: 'sector 17' is less than the name of its city. */
const shareOfName = 0.5;
/** How well a word has to fit to be taken for a name where others do not fit at all. */
const leastFit = 0.75;

/** Whether a word distinguishes places: neither a kind of street, nor a number other than a PIN code. */
function isTelling(word: string): boolean {
  if (/\d/.test(word)) return /^[1-9]\d{5}$/.test(word);
  return word.length >= leastLetters && !common.has(word) && !isFiller(word);
}

export interface Known<T> {
  /** Of each word whether it is known. */
  readonly words: readonly boolean[];
  /** Of each word whether it is known and says which place is meant. */
  readonly telling: readonly boolean[];
  /** The candidates that have all telling words which are known. */
  readonly candidates: readonly T[];
}

/**
 * Which of the words are known, for a text that no candidate has all of: those of the candidate that the most telling letters fit. The words of
 * a name that was typed whole are telling together: 'jp nagar'. Null when no candidate is distinguished.
 */
export function knownWords<T extends Searchable>(
  words: readonly string[],
  candidates: readonly T[],
): Known<T> | null {
  const { best } = createFits(words);
  const tellingAlone = words.map(isTelling);
  const isFinished = (other: string, at: number) =>
    at === words.length - 1 || other.length <= (words[at]?.length ?? 0) + lettersLacking;
  const compared = candidates.map((candidate) => {
    const names = [candidate.name, ...candidate.aliases];
    const others = [...new Set([...names.flatMap((text) => text.split(' ')), ...candidate.context])];
    const fits = words.map((word, at) =>
      best(
        word,
        others.filter((other) => isFinished(other, at)),
      ),
    );
    const inName = wordsOfWholeNames(words, names);
    const known = fits.map((fit) => fit >= leastFit);
    const telling = words.map((_, at) => Boolean(known[at] && (tellingAlone[at] || inName[at])));
    const letters = words.map((word, at) => {
      if (!telling[at]) return 0;
      return word.length * (fits[at] ?? 0) * (tellingAlone[at] ? 1 : shareOfName);
    });
    return {
      candidate,
      known,
      telling,
      score: letters.reduce((sum, count) => sum + count, 0),
      count: known.filter(Boolean).length,
    };
  });
  const [first, ...rest] = compared.filter(({ score }) => score > 0);
  if (!first) return null;
  const chosen = rest.reduce(
    (most, one) => ((one.score - most.score || one.count - most.count) > 0 ? one : most),
    first,
  );
  return {
    words: chosen.known,
    telling: chosen.telling,
    candidates: compared
      .filter(({ known }) => known.every((isKnown, at) => isKnown || !chosen.telling[at]))
      .map(({ candidate }) => candidate),
  };
}

/** Of each word whether it belongs to a name of several words that was typed whole. */
function wordsOfWholeNames(words: readonly string[], names: readonly string[]): readonly boolean[] {
  const belongs = words.map(() => false);
  for (const name of names.map((text) => text.split(' ')).filter(({ length }) => length > 1))
    for (let start = 0; start + name.length <= words.length; start += 1)
      if (name.every((word, at) => words[start + at] === word))
        belongs.fill(true, start, start + name.length);
  return belongs;
}
