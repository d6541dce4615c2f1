import { fit } from './similarity.ts';

/** The search words of a place or store. */
export interface Searchable {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Words that say where it is: city, state, PIN code. */
  readonly context: ReadonlySet<string>;
}

/** Kinds of match, the best first. */
const kinds = ['exact', 'beginning', 'whole', 'words', 'similar', 'context'] as const;

export interface Match {
  readonly kind: (typeof kinds)[number];
  /** From 0 to 1. */
  readonly similarity: number;
}

/** Least number of letters that match the beginning of an older name: 'bom' matches Bombay, 'b' does not. */
const aliasLetters = 3;

const digitsAlone = /^\d+$/;
/** An unfinished number of at least so many digits fits longer ones, such as PIN codes. */
const unfinishedDigits = 3;

/** Compares typed words with those of candidates. A number fits the same number alone, unless it is the last word and may be unfinished. */
export function createFits(words: readonly string[]) {
  const last = words.at(-1);
  // The same words are compared repeatedly: most candidates are in one city.
  const fits = new Map(words.map((word) => [word, new Map<string, number>()]));
  function fitOf(word: string, other: string): number {
    const ofWord = fits.get(word);
    const known = ofWord?.get(other);
    if (known !== undefined) return known;
    const found = isOtherNumber(word, other) ? 0 : fit(word, other);
    ofWord?.set(other, found);
    return found;
  }
  function isOtherNumber(word: string, other: string): boolean {
    if (word === other || !digitsAlone.test(word)) return false;
    return word !== last || (word.length < unfinishedDigits && other.length > unfinishedDigits);
  }
  return {
    /** How well the typed word fits the one of the others that it fits best, from 0 to 1. */
    best(word: string, others: Iterable<string>): number {
      let most = 0;
      for (const other of others) {
        most = Math.max(most, fitOf(word, other));
        if (most === 1) break;
      }
      return most;
    },
  };
}

/** Compares candidates with the typed text (in search words). Returns how one matches; undefined when it does not. */
export function createMatch(typed: string): (thing: Searchable) => Match | undefined {
  const words = typed.split(' ');
  const joined = words.join('');
  const literal = (kind: Match['kind']): Match => ({ kind, similarity: 1 });

  const { best } = createFits(words);
  const together = createFits([joined]);
  function runTogether(closed: readonly string[]): Match | undefined {
    const similarity = together.best(joined, closed);
    return similarity > 0 ? { kind: 'similar', similarity } : undefined;
  }

  return ({ name, aliases, context }) => {
    const names = typed.length < aliasLetters ? [name] : [name, ...aliases];
    if (name === typed || aliases.includes(typed)) return literal('exact');
    if (names.some((one) => one.startsWith(typed))) return literal('beginning');
    // 'tnagar', 'jp nagar': people separate words differently.
    const closed = names.map((one) => one.replaceAll(' ', ''));
    if (closed.some((one) => one.startsWith(joined))) return literal('words');

    // 'indiranagar lucknow' is Indira Nagar there, and 'm g road bangalore' MG Road.
    const named = words.filter((word) => !context.has(word)).join('');
    const isClosed = named !== joined && closed.includes(named);
    const own = names.flatMap((one) => one.split(' ')).filter((word) => !context.has(word));
    const found: { readonly name: number; readonly context: number }[] = [];
    for (const word of words) {
      const fits = { name: best(word, own), context: best(word, context) };
      if (fits.name === 0 && fits.context === 0) return isClosed ? literal('words') : runTogether(closed);
      found.push(fits);
    }
    const isNamed = found.some((word) => word.name > 0 && word.name >= word.context);
    // 'baner road baner' is Baner Road there, and not the 1st Road.
    const isWhole = ` ${typed} `.includes(` ${name} `);
    if (isWhole && found.every((word) => word.name === 1 || word.context === 1)) return literal('whole');
    if (isNamed) {
      const similarity = mean(found.map((word) => Math.max(word.name, word.context)));
      return { kind: similarity === 1 ? 'words' : 'similar', similarity };
    }
    const run = runTogether(closed);
    if (run) return run;
    const around = found.map((word) => word.context);
    return around.every((similarity) => similarity > 0)
      ? { kind: 'context', similarity: mean(around) }
      : undefined;
  };
}

/** Orders matches, the best first. */
export function compareMatches(a: Match, b: Match): number {
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.similarity - a.similarity;
}

/** Whether the candidate contains the typed text exactly. Similar candidates are dropped then. */
export function isLiteral({ kind }: Match): boolean {
  return kind !== 'similar' && kind !== 'context';
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
