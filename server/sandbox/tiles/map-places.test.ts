import { expect, it } from 'vitest';
import { createGazetteerMemory } from '../../locator/gazetteer-memory.ts';
import { createPlacesRepository } from '../../locator/places-repository.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { readMapPlaces } from './map-places.ts';

it('gives the map the cities, localities and streets of the search', async () => {
  const { db, close } = await openMemoryDatabase();
  const { cities, localities } = await readMapPlaces(db);
  const search = await createGazetteerMemory(createPlacesRepository(db), { inventedStreets: true })();
  await close();
  expect(cities.map(({ name }) => name)).toContain('Bengaluru');
  const named = (list: readonly { name: string; latitude: number; longitude: number }[]) =>
    list.map(({ name, latitude, longitude }) => `${name} ${latitude} ${longitude}`).toSorted();
  expect(named(localities.flatMap(({ streets }) => streets))).toEqual(
    named([...search.streetsById.values()]),
  );
  const indiranagar = localities.find(({ name }) => name === 'Indiranagar');
  // The real one comes first, and so has its name on the map first.
  expect(indiranagar?.streets[0]?.name).toBe('100 Feet Road');
}, 60_000);
