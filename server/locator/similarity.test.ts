import { expect, it } from 'vitest';
import { fit } from './similarity.ts';

it.each([
  ['whole', 'indiranagar', 'indiranagar', 1],
  ['beginning', 'indi', 'indiranagar', 1],
  ['letter missing', 'indranagar', 'indiranagar', 0.9],
  ['letter too many', 'bandraa', 'bandra', 6 / 7],
  ['letters swapped', 'mubmai', 'mumbai', 5 / 6],
  ['letter wrong', 'bundra', 'bandra', 5 / 6],
  ['error in an unfinished word', 'koromang', 'koramangala', 7 / 8],
  ['too many errors', 'delhi', 'dwarka', 0],
  ['too short to hold an error', 'mun', 'mumbai', 0],
  ['digits fit or do not', '560039', '560038', 0],
  ['nothing typed', '', 'mumbai', 0],
])('%s: %s in %s', (_, typed, word, expected) => {
  expect(fit(typed, word)).toBeCloseTo(expected, 5);
});
