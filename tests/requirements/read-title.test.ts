import { expect, it } from 'vitest';
import { misplacesDeclares, readTitle } from './read-title.ts';

const areas = new Set(['NAV', 'CON']);

it.each([
  ['NAV-01 opens the home page', ['NAV-01'], []],
  ['NAV-22 declares its path', [], ['NAV-22']],
  ['NAV-22 NAV-23 declares two', [], ['NAV-22', 'NAV-23']],
  ['CON-04 declares a value, NAV-01 uses another', ['NAV-01'], ['CON-04']],
  ['SHA-256 is no requirement', [], []],
])('reads %j', (title, proves, declares) => {
  expect(readTitle(title, areas)).toEqual({ proves, declares });
});

it.each([
  ['NAV-22 the route declares its path', true],
  ['declares NAV-22', true],
  ['NAV-22 declares its path', false],
  ['a screen declares its path', false],
])('of %j knows whether the word is misplaced: %j', (title, misplaced) => {
  expect(misplacesDeclares(title, areas)).toBe(misplaced);
});
