import { expect, it } from 'vitest';
import { meantName } from './meant-names.ts';

const examples = [
  ['Coupons', 'deals'],
  ['Order history', 'orders'],
  ['tracking', 'track_order'],
  ['phone', 'call'],
  ['website', 'url'],
  ['screen', 'path'],
  ['dish', 'menu'],
  ['basket', 'cart'],
  ['My account', 'profile'],
  ['sign-in', 'login'],
  ['outlets', 'restaurants'],
  ['about us', 'our_story'],
  ['tnc', 'terms_and_conditions'],
  ['in app', 'web_view'],
  [' landing ', 'home'],
  ['everyday value', 'edv'],
  ['points', 'wallet'],
] as const;
const known = [...new Set(examples.map(([, name]) => name))];

it.each(examples)('by %j is meant %s', (word, name) => {
  const asName = word.trim().toLowerCase().replaceAll(/[\s-]/g, '_');
  expect(meantName(word, known)).toBe(name);
  // Where the field does not know that name, it is not proposed.
  expect(
    meantName(
      word,
      known.filter((other) => other !== name),
    ),
  ).toBeUndefined();
  // Nor where the word itself is a name.
  expect(meantName(word, [...known, asName])).toBeUndefined();
});

it('by no word no name is meant', () => {
  expect(meantName('', known)).toBeUndefined();
  expect(meantName('anything', known)).toBeUndefined();
});
