import type { City } from '#schemas/entities/store.ts';

const popularAtMost = 6;

interface CityGroup {
  readonly letter: string;
  readonly cities: readonly City[];
}

/**
 * Sorts cities by the number of their stores, largest first; equal ones stay in the order of the server, which is by name. To compare names here would
 * load the browser's rules of languages, on a page that shows eight cities.
 */
export function largestFirst(cities: readonly City[]): readonly City[] {
  return cities.toSorted((one, other) => other.storeCount - one.storeCount);
}

export function popularCities(cities: readonly City[]): readonly City[] {
  return largestFirst(cities).slice(0, popularAtMost);
}

/** All cities from A to Z, grouped by their first letters. */
export function citiesByLetter(cities: readonly City[]): readonly CityGroup[] {
  const groups = new Map<string, City[]>();
  for (const city of cities.toSorted((one, other) => one.name.localeCompare(other.name))) {
    const letter = city.name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), city]);
  }
  return [...groups].map(([letter, members]) => ({ letter, cities: members }));
}
