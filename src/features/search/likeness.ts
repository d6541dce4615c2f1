/** Accents of Latin letters, and the dot that Devanagari sets below letters of loan words. Its other marks are vowels, and stay. */
const accents = /[\u0300-\u036f\u093c]/g;

/** 'Café au Lait' → 'cafe', 'au', 'lait'. */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Letters to change, add, drop or swap to get from the typed text to the nearest beginning of a word: the typing may not be finished. */
function errorsIn(typed: string, word: string): number {
  const cost = (row: readonly number[], column: number) => row[column] ?? Infinity;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let column = 1; column <= word.length; column++) {
      const changed = typed[row - 1] === word[column - 1] ? 0 : 1;
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      next.push(
        Math.min(
          cost(last, column) + 1,
          cost(next, column - 1) + 1,
          cost(last, column - 1) + changed,
          swapped ? cost(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  // Beginnings shorter than the typed text match too many words: 'iced' is not 'rice'.
  return Math.min(...last.slice(Math.min(typed.length, word.length)));
}

/** How well a word matches a typed word that it begins with: 1 (equal), less where it goes on, else 0. Both are results of `wordsIn`. */
export function beginning(typed: string, word: string): number {
  if (word === typed) return 1;
  return word.startsWith(typed) ? 0.9 : 0;
}

/** Fewer letters occur inside too many words: 'egg' in 'veggie', 'cola' in 'chocolate'. */
const insideLetters = 5;

/** The same, and also where the word has the typed one inside. */
export function containing(typed: string, word: string): number {
  return beginning(typed, word) || (typed.length >= insideLetters && word.includes(typed) ? 0.7 : 0);
}

/** The same with typing errors, from 1 (equal) to 0 (no match). */
export function likeness(typed: string, word: string): number {
  const contained = containing(typed, word);
  if (contained > 0) return contained;
  if (typed.length < 4) return 0;
  const most = typed.length > 7 ? 2 : 1;
  if (word.length < typed.length - most) return 0;
  const wrong = errorsIn(typed, word.slice(0, typed.length + most));
  return wrong > most ? 0 : 0.6 - 0.15 * (wrong - 1);
}

/**
 * How much a whole word resembles a typed one that it is not alike, from 0.2 to 0: one error more than results allow, in a word that begins the
 * same. For proposals that a person reads before they are searched for.
 */
export function resemblance(typed: string, word: string): number {
  if (typed.length < 5 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return 0;
  const wrong = errorsIn(typed, word);
  return wrong > (typed.length > 7 ? 3 : 2) ? 0 : 0.4 - 0.1 * wrong;
}
