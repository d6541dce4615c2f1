import { type RawBuilder, sql } from 'kysely';
import type { OrderTypeCode } from '#schemas/node.ts';
import { batchedReads } from '../database/batched-reads.ts';
import type { Database } from '../database/database.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import { distanceTo, isInSquare } from './position.ts';
import { searchWords } from './search-words.ts';
import { type StoreRow, storeColumns } from './store-row.ts';

/** A delivery radius is never larger: the database has it as a constraint. */
const largestRadius = 50_000;

export type NearStore = StoreRow & { readonly distance: number };
export type FoundStore = StoreRow & { readonly population: number };

interface Nearest {
  readonly position: Position;
  readonly orderType?: OrderTypeCode | undefined;
  /** Farther ones are left out. */
  readonly within?: number;
  readonly city?: string;
  readonly limit?: number;
}

interface PageOf {
  readonly position?: Position | undefined;
  readonly offset: number;
  readonly limit: number;
}

export type StoresRepository = ReturnType<typeof createStoresRepository>;

export function createStoresRepository(db: Database) {
  /** Each call of the cart needs its store, so simultaneous ones share one query. */
  const findBrief = batchedReads(async (ids) => {
    const rows = await db
      .selectFrom('stores')
      .select(['id', 'name', 'online'])
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute();
    return new Map(rows.map((store) => [store.id, store]));
  });
  const taking = (orderType: OrderTypeCode | undefined): RawBuilder<boolean> =>
    orderType === undefined ? sql<boolean>`true` : sql<boolean>`${orderType} = any(order_types)`;
  const inCity = (city: string) => sql<boolean>`lower(city) = lower(${city})`;
  const withDistance = (position: Position) =>
    db.selectFrom('stores').select(storeColumns).select(distanceTo(position).as('distance'));

  return {
    /** Name of a store, and whether it takes orders. */
    findBrief,

    async find(id: string): Promise<StoreRow | undefined> {
      return db.selectFrom('stores').select(storeColumns).where('id', '=', id).executeTakeFirst();
    },

    /** All stores, or those of a city, by name. */
    async list({
      orderType,
      city,
    }: {
      readonly orderType?: OrderTypeCode | undefined;
      readonly city?: string;
    }) {
      let query = db.selectFrom('stores').select(storeColumns).where(taking(orderType));
      if (city !== undefined) query = query.where(inCity(city));
      return query.orderBy('name').orderBy('id').execute();
    },

    /** The nearest stores first. Without an order type every store counts. */
    async nearest({ position, orderType, within, city, limit }: Nearest): Promise<NearStore[]> {
      let query = withDistance(position).where(taking(orderType));
      if (city !== undefined) query = query.where(inCity(city));
      if (within !== undefined)
        query = query.where(isInSquare(position, within)).where(distanceTo(position), '<=', within);
      query = query.orderBy('distance').orderBy('id');
      return (limit === undefined ? query : query.limit(limit)).execute();
    },

    /** Stores that deliver to a position, the nearest first. */
    async deliveringTo(position: Position, limit: number): Promise<NearStore[]> {
      return withDistance(position)
        .where(taking('D'))
        .where(isInSquare(position, largestRadius))
        .where(distanceTo(position), '<=', sql.ref<number>('delivery_radius'))
        .orderBy('distance')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    async page({ position, offset, limit }: PageOf): Promise<(StoreRow | NearStore)[]> {
      const query = position
        ? withDistance(position).orderBy('distance')
        : db.selectFrom('stores').select(storeColumns).orderBy('name');
      return query.orderBy('id').offset(offset).limit(limit).execute();
    },

    /** Stores that share trigrams with the typed text, the most similar first; `rank` decides which of them match. */
    async resembling(typed: string, limit: number): Promise<FoundStore[]> {
      const { rows } = await sql<FoundStore>`
        select ${sql.join(storeColumns.map((column) => sql.ref(`store.${column}`)))},
          coalesce((select max(population) from places where kind = 'city' and lower(city) = lower(store.city)), 0) as population
        from stores as store
        join (
          select id, count(*) as common from stores_trigrams
          where trigram = any(trigrams_of(${searchWords(typed)}))
          group by id
        ) as found using (id)
        order by common desc, id
        limit ${limit}
      `.execute(db);
      return rows;
    },

    /** A store of a city, the one with the least id where there are several that are open. */
    async idOfCity(city: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('stores')
        .select('id')
        .where(inCity(city))
        .where('online', '=', true)
        .orderBy('id')
        .executeTakeFirst();
      return row?.id;
    },
  };
}
