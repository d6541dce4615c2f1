import { expect, it } from 'vitest';
import { slugPattern } from './slug.ts';
import { storeIdPattern } from './store-id.ts';

it.each([
  ['14052', true],
  ['a', true],
  ['Store_1-b', true],
  ['s'.repeat(40), true],
  ['s'.repeat(41), false],
  ['', false],
  ['1/2', false],
  [' 14052', false],
  ['14052 ', false],
])('%j looks like the id of a store: %s', (id, fits) => {
  expect(storeIdPattern.test(id)).toBe(fits);
});

it.each([
  ['about-us', true],
  ['a', true],
  ['9lives', true],
  ['a'.repeat(61), true],
  ['a'.repeat(62), false],
  ['', false],
  ['-a', false],
  ['About', false],
  ['a/b', false],
  ['a b', false],
])('%j looks like the slug of a document: %s', (slug, fits) => {
  expect(slugPattern.test(slug)).toBe(fits);
});
