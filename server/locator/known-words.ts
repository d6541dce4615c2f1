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
/** How well a word has to fit to be taken for a name where others do not fit at all. */
const leastFit = 0.75;

/** Whether a word distinguishes places: neither a kind of street, nor a number other than a PIN code. */
export function isTelling(word: string): boolean {
  if (/\d/.test(word)) return /^[1-9]\d{5}$/.test(word);
  return word.length >= leastLetters && !common.has(word) && !isFiller(word);
}

export interface Known<T> {
  /** Of each word whether it is known. */
  readonly words: readonly boolean[];
  /** The candidates that have all telling words which are known. */
  readonly candidates: readonly T[];
}

/**
 * Which of the words are known, for a text that no candidate has all of: those of the candidate that the most telling letters fit. Null when
 * none has a telling word.
 */
export function knownWords<T extends Searchable>(
  words: readonly string[],
  candidates: readonly T[],
): Known<T> | null {
  const { best } = createFits(words);
  const telling = words.map(isTelling);
  const compared = candidates.map((candidate) => {
    const { name, aliases, context } = candidate;
    const own = [name, ...aliases].flatMap((text) => text.split(' '));
    const fits = words.map((word) => Math.max(best(word, own), best(word, context)));
    const known = fits.map((fit) => fit >= leastFit);
    const letters = words.map((word, at) => (known[at] && telling[at] ? word.length * (fits[at] ?? 0) : 0));
    return {
      candidate,
      known,
      score: letters.reduce((sum, count) => sum + count, 0),
      count: known.filter(Boolean).length,
    };
  });
  const [first, ...others] = compared.filter(({ score }) => score > 0);
  if (!first) return null;
  const chosen = others.reduce(
    (most, one) => ((one.score - most.score || one.count - most.count) > 0 ? one : most),
    first,
  );
  return {
    words: chosen.known,
    candidates: compared
      .filter(({ known }) => known.every((isKnown, at) => isKnown || !chosen.known[at] || !telling[at]))
      .map(({ candidate }) => candidate),
  };
}
