import type { Database } from '../../database/database.ts';
import { createPlacesRepository } from '../../locator/places-repository.ts';
import { type StreetRow, streetsOf } from '../../locator/streets/street-rows.ts';
import type { MapPlaces } from './settlements.ts';

/** The cities, localities and streets that the address search of the sandbox knows: the map shows the same. */
export async function readMapPlaces(db: Database): Promise<MapPlaces> {
  const places = (await createPlacesRepository(db).all()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const localities = places.filter(({ kind }) => kind === 'locality');
  const streets = new Map<string, StreetRow[]>();
  for (const street of streetsOf(localities, { invented: true })) {
    const where = `${street.locality}, ${street.city}`;
    streets.set(where, [...(streets.get(where) ?? []), street]);
  }
  const counts = await db
    .selectFrom('stores')
    .select(({ fn }) => ['city', fn.countAll<number | string>().as('stores')])
    .groupBy('city')
    .execute();
  const storesIn = new Map(counts.map(({ city, stores }) => [city, Number(stores)]));
  return {
    cities: places
      .filter(({ kind }) => kind === 'city')
      .map((city) => ({
        ...onMap(city),
        population: city.population,
        storeCount: storesIn.get(city.name) ?? 0,
      })),
    localities: localities.map((locality) => ({
      ...onMap(locality),
      streets: (streets.get(`${locality.name}, ${locality.city}`) ?? []).map(onMap),
    })),
  };
}

function onMap({ name, latitude, longitude }: Omit<StreetRow, 'kind' | 'locality'>) {
  return { name, latitude, longitude };
}
