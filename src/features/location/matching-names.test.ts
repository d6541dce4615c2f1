import { expect, it } from 'vitest';
import { matchingNames } from './matching-names.ts';
import { citiesByLetter, popularCities } from './popular-cities.ts';
import { cities } from './testing/country.ts';

const entries = [
  { name: 'HSR Layout', more: '560102' },
  { name: 'Layout Road' },
  { name: 'Indiranagar', more: '560038' },
];

it.each([
  ['', ['HSR Layout', 'Layout Road', 'Indiranagar']],
  ['layout', ['Layout Road', 'HSR Layout']],
  ['hsr-lay', ['HSR Layout']],
  ['560038', ['Indiranagar']],
  ['nowhere', []],
])('“%s” finds %j', (typed, expected) => {
  expect(matchingNames(entries, typed).map(({ name }) => name)).toEqual(expected);
});

it('LOC-10 the popular cities are those with the most stores, and all stand under their letters', () => {
  expect(popularCities(cities).map(({ name }) => name)).toEqual(['Bengaluru', 'Mumbai', 'Mysuru', 'Agra']);
  const groups = citiesByLetter(cities).map(({ letter, cities: members }) => [
    letter,
    members.map(({ name }) => name).join(),
  ]);
  expect(groups).toEqual([
    ['A', 'Agra'],
    ['B', 'Bengaluru'],
    ['M', 'Mumbai,Mysuru'],
  ]);
});
