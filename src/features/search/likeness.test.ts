import { expect, it } from 'vitest';
import { likeness, wordsIn } from './likeness.ts';

it.each([
  ['the same', 'paneer', 'paneer', 1],
  ['a beginning', 'pan', 'paneer', 0.9],
  ['a part', 'aneer', 'paneer', 0.7],
  ['a part too short to tell', 'nee', 'paneer', 0],
  ['a letter wrong', 'panaer', 'paneer', 0.6],
  ['letters swapped', 'panere', 'paneer', 0.6],
  ['a letter too many', 'panneer', 'paneer', 0.6],
  ['a letter missing', 'paner', 'paneer', 0.6],
  ['a letter missing, and not finished yet', 'indra', 'indiranagar', 0.6],
  ['two errors in a long word', 'hydrebd', 'hyderabad', 0],
  ['two errors in a longer one', 'hydrebad', 'hyderabad', 0.45],
  ['more than a typing hand makes', 'delhi', 'dwarka', 0],
  ['too short to hold an error', 'mun', 'mumbai', 0],
  ['a short beginning of another word', 'rice', 'iced', 0],
  ['much shorter than what was typed', 'paneertikka', 'paneer', 0],
])('%s: %s in %s', (_, typed, word, expected) => {
  expect(likeness(typed, word)).toBeCloseTo(expected, 5);
});

it('splits a text into words without accents and signs', () => {
  expect(wordsIn(' Café au-Lait, 2x')).toEqual(['cafe', 'au', 'lait', '2x']);
});

it('keeps the vowels of Devanagari, which are marks', () => {
  expect(wordsIn('चिकन पिज़्ज़ा')).toEqual(['चिकन', 'पिज्जा']);
  expect(wordsIn('मटर')).not.toEqual(wordsIn('मोटर'));
});
