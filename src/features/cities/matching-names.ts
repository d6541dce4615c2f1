import { likeness, wordsIn } from '#src/features/search/likeness.ts';

interface Named {
  readonly name: string;
  /** Further words that it is found by, such as a PIN code. */
  readonly more?: string | undefined;
  /** Older and everyday names. */
  readonly aliases?: readonly string[] | undefined;
}

/** From so many letters on what was typed may be the beginning of an older name: 'bom' is Bombay, 'b' is not. */
const aliasLetters = 3;

/** Letters and digits only, so that 'HSR-layout' finds 'HSR Layout'. */
const plain = (text: string) => wordsIn(text).join('');

/**
 * The entries in which what was typed occurs: those that begin with it, then those that were called so, then the rest. Where it occurs in none, those
 * that are like it, the likeliest first.
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

/** Every word that was typed must be like one of the name; or all in one, for where words end is a matter of taste. */
function likenessOf(typed: readonly string[], name: string): number {
  const words = wordsIn(name);
  const likes = typed.map((one) => Math.max(...words.map((word) => likeness(one, word))));
  const mean = likes.includes(0) ? 0 : likes.reduce((sum, like) => sum + like, 0) / likes.length;
  return Math.max(mean, likeness(typed.join(''), words.join('')));
}
