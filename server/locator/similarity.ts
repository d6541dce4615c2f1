/** How many typing errors a word of so many letters may hold. */
function errorsAllowed(length: number): number {
  if (length <= 3) return 0;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/**
 * How well the typed text fits the beginning of a word, from 0 to 1: 1 when the word begins with it, a little less for each letter that is
 * missing, extra, wrong or swapped with its neighbour, and 0 when there are more errors than are allowed. Digits must match exactly.
 */
export function fit(typed: string, word: string): number {
  if (typed === '') return 0;
  if (word.startsWith(typed)) return 1;
  if (/\d/.test(typed)) return 0;
  const allowed = errorsAllowed(typed.length);
  if (allowed === 0) return 0;
  if (lettersMissing(typed, word) > allowed) return 0;
  const errors = errorsInPrefix(typed, word.slice(0, typed.length + allowed), allowed);
  return errors > allowed ? 0 : 1 - errors / typed.length;
}

/** How many different letters of the text are nowhere in the word: there are at least so many errors, and counting them is cheap. */
function lettersMissing(typed: string, word: string): number {
  let missing = 0;
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed[at] as string;
    if (typed.indexOf(letter) === at && !word.includes(letter)) missing += 1;
  }
  return missing;
}

/** The fewest typing errors (Damerau–Levenshtein) between a text and any prefix of a word; more than `allowed` if there are more. */
function errorsInPrefix(typed: string, word: string, allowed: number): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let errors = Math.min(
        (last[column] as number) + 1,
        (line[column - 1] as number) + 1,
        (last[column - 1] as number) + same,
      );
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped) errors = Math.min(errors, (before[column - 2] as number) + 1);
      line.push(errors);
    }
    if (Math.min(...line) > allowed) return allowed + 1;
    before = last;
    last = line;
  }
  return Math.min(...last);
}
