import { likeness, wordsIn } from '#src/features/search/likeness.ts';

interface Named {
  readonly name: string;
  /** Further text that the search covers, such as a PIN code. */
  readonly more?: string | undefined;
  /** Older and everyday names. */
  readonly aliases?: readonly string[] | undefined;
}

/** From this number of letters on, the typed text is also compared with older names: 'bom' finds Bombay, 'b' does not. */
const aliasLetters = 3;

/** Letters and digits only, so that 'HSR-layout' finds 'HSR Layout'. */
const plain = (text: string) => wordsIn(text).join('');

/**
 * The entries that contain the typed text: first those whose name begins with it, then those with an older name that begins with it, then the
 * others. If no entry contains it, the entries with similar names, the most similar first.
 */
export function matchingNames<Entry extends Named>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const wanted = plain(typed);
  if (wanted === '') return entries;
  const begins = (name: string) => plain(name).startsWith(wanted);
  const otherNames = ({ aliases = [] }: Named) => (wanted.length < aliasLetters ? [] : aliases);
  const literal = new Set([
    ...entries.filter(({ name }) => begins(name)),
    ...entries.filter((entry) => otherNames(entry).some(begins)),
    ...entries.filter(({ name, more = '' }) => plain(`${name} ${more}`).includes(wanted)),
  ]);
  if (literal.size > 0) return [...literal];

  const words = wordsIn(typed);
  return entries
    .map((entry) => ({
      entry,
      like: Math.max(...[entry.name, ...otherNames(entry)].map((name) => likenessOf(words, name))),
    }))
    .filter(({ like }) => like > 0)
    .toSorted((one, other) => other.like - one.like)
    .map(({ entry }) => entry);
}

/** Similarity: every typed word must resemble a word of the name, or the whole text without spaces the whole name, as spacing varies. */
function likenessOf(typed: readonly string[], name: string): number {
  const words = wordsIn(name);
  const likes = typed.map((one) => Math.max(...words.map((word) => likeness(one, word))));
  const mean = likes.includes(0) ? 0 : likes.reduce((sum, like) => sum + like, 0) / likes.length;
  return Math.max(mean, likeness(typed.join(''), words.join('')));
}
