import { expect, it } from 'vitest';
import { cities } from '#src/features/place/testing/country.ts';
import { matchingNames } from './matching-names.ts';
import { citiesByLetter, popularCities } from './popular-cities.ts';

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

it.each([
  ['Bangalore', ['Bengaluru']],
  ['bangalor', ['Bengaluru']],
  ['Bombay', ['Mumbai']],
  ['new bombay', ['Navi Mumbai']],
  ['Mangalore', ['Mangaluru']],
  ['Delhi', ['New Delhi']],
  ['Hyderbad', ['Hyderabad']],
  ['new dehli', ['New Delhi']],
  ['newdehli', ['New Delhi']],
  ['bangalroe', ['Bengaluru', 'Mangaluru']],
  ['Banglore', ['Bengaluru', 'Mangaluru']],
  ['bl', []],
  ['London', []],
])('LOC-10 “%s” finds the city under its names, typing errors forgiven: %j', (typed, expected) => {
  const named = [
    { name: 'Mangaluru', aliases: ['Mangalore'] },
    { name: 'Bengaluru', aliases: ['Bangalore', 'BLR'] },
    { name: 'Navi Mumbai', aliases: ['New Bombay'] },
    { name: 'Mumbai', aliases: ['Bombay'] },
    { name: 'New Delhi', aliases: ['Delhi', 'NCT'] },
    { name: 'Hyderabad' },
  ];
  expect(matchingNames(named, typed).map(({ name }) => name)).toEqual(expected);
});

it('VAL-17 an unfinished name with a slip in it finds the locality, a wrong PIN code finds none', () => {
  expect(matchingNames(entries, 'indra').map(({ name }) => name)).toEqual(['Indiranagar']);
  expect(matchingNames(entries, 'Indranagr').map(({ name }) => name)).toEqual(['Indiranagar']);
  expect(matchingNames(entries, '560039')).toEqual([]);
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
