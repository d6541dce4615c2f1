import { expect, it } from 'vitest';
import { comparedWords } from '../search-words.ts';
import { createFindPlaces } from '../find-places.ts';
import { createGazetteerMemory } from '../gazetteer-memory.ts';
import type { PlacesRepository } from '../places-repository.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import { seedPlaces } from '../seed/places.ts';
import { seedStores } from '../seed/stores.ts';
import { storeRow } from '../store-row.ts';
import type { StoresRepository } from '../stores-repository.ts';
import { streetsOf } from './street-rows.ts';
import { createTrigramIndex } from './trigram-index.ts';

const places = seedPlaces();
const localities = places.filter(({ kind }) => kind === 'locality');
const streets = streetsOf(localities, { invented: true });

/** A repository whose rows are in memory, so that thousands of searches take seconds. */
function resemblingIn<Row extends Parameters<typeof createTrigramIndex>[0][number]>(rows: readonly Row[]) {
  const index = createTrigramIndex(rows);
  return (typed: string, limit: number) =>
    Promise.resolve([...index.resembling({ words: comparedWords(typed), limit })]);
}

it('API-112 streets of every locality are found by their name and their locality, in either order', async () => {
  const inMemory = {
    all: async () => [...places],
    resembling: resemblingIn(places),
  } as unknown as PlacesRepository;
  const stores = {
    resembling: resemblingIn(seedStores().map((store) => ({ ...storeRow(store), population: 0 }))),
  } as unknown as StoresRepository;
  const memory = createGazetteerMemory(inMemory, { inventedStreets: true });
  const find = createFindPlaces({ places: inMemory, stores, memory });
  const missed: string[] = [];
  // Every seventh street, so some of each locality: all of them take minutes.
  for (const { id, name, locality } of streets.filter((_, at) => at % 7 === 0))
    for (const typed of [`${name} ${locality}`, `${locality} ${name}`]) {
      const found = await find.suggest({ typed });
      if (!found.suggestions.some(({ placeId }) => placeId === id)) missed.push(typed);
    }
  expect(missed).toEqual([]);
}, 120_000);

it('a street is in its locality: nearer to its middle than to that of any other', () => {
  for (const street of streets) {
    const distances = localities.map((locality) => ({ locality, metres: distanceBetween(street, locality) }));
    const nearest = distances.reduce((best, one) => (one.metres < best.metres ? one : best));
    expect(nearest.locality.name, street.id).toBe(street.locality);
    expect(nearest.metres, street.id).toBeLessThan(700);
  }
});

it('streets are the same in every process, each with an id of its own that fits a call', () => {
  expect(streetsOf(localities, { invented: true })).toEqual(streets);
  expect(new Set(streets.map(({ id }) => id)).size).toBe(streets.length);
  // A house number of ten characters and its mark are added.
  for (const { id } of streets) expect(id.length, id).toBeLessThanOrEqual(80 - 11);
});

it('without invented streets a locality has the one that the seed names', () => {
  const real = streetsOf(localities, { invented: false });
  expect(real.find(({ locality }) => locality === 'Powai')).toMatchObject({
    id: 'street-mumbai-powai-hiranandani-gardens',
    name: 'Hiranandani Gardens',
    pincode: '400076',
  });
  expect(real.length).toBeLessThanOrEqual(localities.length);
  // A locality that is named after its street has no second entry for it.
  expect(real.some(({ name, locality }) => name === locality)).toBe(false);
});
