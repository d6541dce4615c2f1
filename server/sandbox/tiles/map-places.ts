import type { Database } from '../../database/database.ts';
import type { MapPlaces } from './settlements.ts';

/** The cities and localities that the address search knows: the map shows the same. */
export async function readMapPlaces(db: Database): Promise<MapPlaces> {
  const places = await db
    .selectFrom('places')
    .select(['kind', 'name', 'region', 'latitude', 'longitude', 'population'])
    .where('kind', 'in', ['city', 'locality'])
    .orderBy('id')
    .execute();
  const counts = await db
    .selectFrom('stores')
    .select(({ fn }) => ['city', fn.countAll<number | string>().as('stores')])
    .groupBy('city')
    .execute();
  const storesIn = new Map(counts.map(({ city, stores }) => [city, Number(stores)]));
  return {
    cities: places
      .filter(({ kind }) => kind === 'city')
      .map((city) => ({ ...city, storeCount: storesIn.get(city.name) ?? 0 })),
    localities: places.filter(({ kind }) => kind === 'locality'),
  };
}
