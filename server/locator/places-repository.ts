import { type Selectable, sql } from 'kysely';
import type { City, Locality } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Database } from '../database/database.ts';
import type { PlaceTable } from '../database/tables/place-tables.ts';
import { aliasesOf } from './canonical-city.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import { distanceTo, isInSquare } from './position.ts';
import { searchWords } from './search-words.ts';

export type PlaceRow = Selectable<PlaceTable>;
export type NearPlace = PlaceRow & { readonly distance: number };

const placeColumns = [
  'id',
  'kind',
  'name',
  'aliases',
  'locality',
  'city',
  'region',
  'state',
  'pincode',
  'latitude',
  'longitude',
  'population',
  'search_words',
] as const satisfies readonly (keyof PlaceTable)[];

/** A position farther from the middle of a locality than this is not in it. */
const localityMetres = 4000;

export type PlacesRepository = ReturnType<typeof createPlacesRepository>;

export function createPlacesRepository(db: Database) {
  const nearestOf = (kind: PlaceRow['kind'], position: Position) =>
    db
      .selectFrom('places')
      .select(placeColumns)
      .select(distanceTo(position).as('distance'))
      .where('kind', '=', kind)
      .orderBy('distance')
      .limit(1);

  return {
    async find(id: string): Promise<PlaceRow | undefined> {
      return db.selectFrom('places').select(placeColumns).where('id', '=', id).executeTakeFirst();
    },

    async all(): Promise<PlaceRow[]> {
      return db.selectFrom('places').select(placeColumns).orderBy('id').execute();
    },

    /** The locality that a position is in, or else the nearest city. */
    async nearest(position: Position): Promise<NearPlace | undefined> {
      const locality = await nearestOf('locality', position)
        .where(isInSquare(position, localityMetres))
        .where(distanceTo(position), '<=', localityMetres)
        .executeTakeFirst();
      return locality ?? nearestOf('city', position).executeTakeFirst();
    },

    /** Cities with stores, by name, with their position in the gazetteer, or else that of their stores. */
    async citiesWithStores(orderType: OrderTypeCode | undefined): Promise<City[]> {
      const { rows } = await sql<City & { readonly storeCount: number }>`
        select store.city as name, max(store.state) as state, max(store.region) as region,
          coalesce(max(place.latitude), avg(store.latitude)) as latitude,
          coalesce(max(place.longitude), avg(store.longitude)) as longitude,
          count(*)::int as "storeCount"
        from stores as store
        left join places as place on place.kind = 'city' and lower(place.city) = lower(store.city)
        where ${orderType ?? null}::text is null or ${orderType ?? null}::text = any(store.order_types)
        group by store.city
        order by store.city
      `.execute(db);
      return rows.map((city) => ({ ...city, aliases: [...aliasesOf(city.name)] }));
    },

    async localitiesOf(city: string): Promise<Locality[]> {
      const rows = await db
        .selectFrom('places')
        .select(placeColumns)
        .where('kind', '=', 'locality')
        .where(sql<boolean>`lower(city) = lower(${city})`)
        .orderBy('name')
        .execute();
      return rows.map(localityOf);
    },

    /** Localities whose middle is within so many metres, the nearest first. */
    async localitiesAround(position: Position, metres: number): Promise<Locality[]> {
      const rows = await db
        .selectFrom('places')
        .select(placeColumns)
        .where('kind', '=', 'locality')
        .where(isInSquare(position, metres))
        .where(distanceTo(position), '<=', metres)
        .orderBy(distanceTo(position))
        .orderBy('id')
        .execute();
      return rows.map(localityOf);
    },

    /** Localities of a PIN code's sorting district (its first three digits), those with the closest codes first. */
    async localitiesNumberedLike(pinCode: string, limit: number): Promise<PlaceRow[]> {
      return db
        .selectFrom('places')
        .select(placeColumns)
        .where('kind', '=', 'locality')
        .where('pincode', 'like', `${pinCode.slice(0, 3)}%`)
        .orderBy(sql`abs(pincode::int - ${Number(pinCode)}::int)`)
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** Places that share trigrams with the typed text, the most similar first; `rank` decides which of them match. */
    async resembling(typed: string, limit: number): Promise<PlaceRow[]> {
      const { rows } = await sql<PlaceRow>`
        select ${sql.join(placeColumns.map((column) => sql.ref(column)))}
        from places
        join (
          select id, count(*) as common from places_trigrams
          where trigram = any(trigrams_of(${searchWords(typed)}))
          group by id
        ) as found using (id)
        order by common desc, kind = 'city' desc, population desc, length(search_words), id
        limit ${limit}
      `.execute(db);
      return rows;
    },
  };
}

function localityOf({ name, city, pincode, latitude, longitude }: PlaceRow): Locality {
  return { name, city, pincode: pincode ?? '', latitude, longitude };
}
