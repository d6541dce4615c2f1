import type { City } from '#schemas/entities/store.ts';

const popularAtMost = 6;

interface CityGroup {
  readonly letter: string;
  readonly cities: readonly City[];
}

/**
 * By the letters as they stand: all names are in Latin letters, each with a capital first. The browser's own comparison of languages loads its tables
 * first, which takes a cheap phone longer than everything else on the page of restaurants.
 */
function byName({ name: one }: City, { name: other }: City): number {
  return one < other ? -1 : Number(one > other);
}

/** Sorts cities by the number of their stores, largest first. */
export function largestFirst(cities: readonly City[]): readonly City[] {
  return cities.toSorted((one, other) => other.storeCount - one.storeCount || byName(one, other));
}

export function popularCities(cities: readonly City[]): readonly City[] {
  return largestFirst(cities).slice(0, popularAtMost);
}

/** All cities from A to Z, grouped by their first letters. */
export function citiesByLetter(cities: readonly City[]): readonly CityGroup[] {
  const groups = new Map<string, City[]>();
  for (const city of cities.toSorted(byName)) {
    const letter = city.name.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), city]);
  }
  return [...groups].map(([letter, members]) => ({ letter, cities: members }));
}
