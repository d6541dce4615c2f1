import { expect, it } from 'vitest';
import { caretIn } from './pnr-caret.ts';

it.each([
  ['2456', 4, '2456', 5],
  ['245 678', 7, '245678', 7],
  ['245 678 9012', 12, '2456789012', 12],
  // A digit was typed after the first two.
  ['249 5678 901', 3, '2495678901', 4],
  ['245-678-9012', 12, '2456789012', 12],
  ['', 0, '', 0],
])('TRN-08 %o with the caret at %i is %o with it at %i', (text, at, digits, caret) => {
  expect(caretIn(text, at)).toEqual({ digits, caret });
});
