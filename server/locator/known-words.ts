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

/**
 * Which of the words are known, for a text that no candidate has all of: those that the candidate has that the most telling letters fit.
 * Null when none has a telling word.
 */
export function knownWords(
  words: readonly string[],
  candidates: readonly Searchable[],
): readonly boolean[] | null {
  const { best } = createFits(words);
  let chosen: { readonly known: readonly boolean[]; readonly score: number; readonly count: number } | null =
    null;
  for (const { name, aliases, context } of candidates) {
    const own = [name, ...aliases].flatMap((text) => text.split(' '));
    const fits = words.map((word) => Math.max(best(word, own), best(word, context)));
    const known = fits.map((fit) => fit >= leastFit);
    const score = words.reduce(
      (sum, word, at) => (known[at] && isTelling(word) ? sum + word.length * (fits[at] as number) : sum),
      0,
    );
    const count = known.filter(Boolean).length;
    const isBetter = !chosen || score > chosen.score || (score === chosen.score && count > chosen.count);
    if (score > 0 && isBetter) chosen = { known, score, count };
  }
  return chosen?.known ?? null;
}
