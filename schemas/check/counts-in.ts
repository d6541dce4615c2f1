/** Words for a number of dishes that are sold together. */
const words: Readonly<Record<string, number>> = {
  two: 2,
  both: 2,
  pair: 2,
  couple: 2,
  double: 2,
  दो: 2,
  three: 3,
  triple: 3,
  तीन: 3,
  four: 4,
  चार: 4,
  five: 5,
  पाँच: 5,
  पांच: 5,
  six: 6,
  छह: 6,
  छः: 6,
};

const word = /[\p{L}\p{M}]+/gu;
/** Alone: no part of an amount, a time, a share or a larger number. */
const figure = /(?<![\p{Nd}.,:/₹₨-])(?<!\b(?:rs\.?|inr) ?)[2-6](?![\p{Nd}%]|[.,:/-]\p{Nd}|\/-)/giu;

/** The numbers from two to six that a text names in words or figures: 'Two Margheritas', '3 colas', '2x'. */
export function countsIn(text: string): readonly number[] {
  const said = [...text.toLowerCase().matchAll(word)].flatMap(([found]) =>
    Object.hasOwn(words, found) ? (words[found] ?? []) : [],
  );
  return [...new Set([...said, ...[...text.matchAll(figure)].map(([found]) => Number(found))])];
}
