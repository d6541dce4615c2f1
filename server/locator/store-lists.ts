import { sql } from 'kysely';
import type { City, StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { catalogueTag, noteTags } from '../cache-tags.ts';
import { batchedReads } from '../database/batched-reads.ts';
import { type Changes, keptUntilChanged } from '../database/changes/changes.ts';
import type { Database } from '../database/database.ts';
import { contentVersion, Serialised } from '../http/serialised.ts';
import { timeInIndia } from '../time-in-india.ts';
import type { PlacesRepository } from './places-repository.ts';
import { storeDetail, type StoreRow } from './store-row.ts';
import type { StoresRepository } from './stores-repository.ts';

/** The reply of the call for all stores, with its text. */
export interface StoreListReply {
  readonly body: { readonly status: 'SUCCESS'; readonly data: { readonly stores: StoreDetail[] } };
  readonly version: string;
  readonly serialised: Serialised;
}

interface Options {
  readonly db: Database;
  readonly changes?: Changes | undefined;
  readonly stores: Pick<StoresRepository, 'list'>;
  readonly places: Pick<PlacesRepository, 'citiesWithStores'>;
  readonly now: () => number;
}

export type StoreLists = ReturnType<typeof createStoreLists>;

/**
 * All stores, or those of an order type, and the cities that they are in. Each request reads the revision of stores and gazetteer, which triggers
 * (migration 030) and starts of a build change, unless changes are heard of; stores and cities are read once for each revision. A list of stores holds for a minute,
 * because one may open or close then, and is compressed anew where one did.
 */
export function createStoreLists({ db, changes, stores, places, now }: Options) {
  const revisionOf = keptUntilChanged(
    batchedReads(async () => new Map([['', await readRevision(db)]])),
    changes,
  );
  let latest: { readonly revision: string; readonly rows: Promise<StoreRow[]> } | undefined;
  /** The last list of each order type, and what it was made at. */
  const kept = new Map<OrderTypeCode | undefined, { readonly at: string; readonly reply: StoreListReply }>();

  /** Rows that are read after their revision are at least as new as it, so they may be kept under it. */
  function rowsAt(revision: string): Promise<StoreRow[]> {
    if (latest?.revision === revision) return latest.rows;
    const reading = { revision, rows: stores.list({}) };
    latest = reading;
    reading.rows.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.rows;
  }

  /** The cities of each order type, and the revision that they were read after. */
  const cities = new Map<
    OrderTypeCode | undefined,
    { readonly revision: string; readonly read: Promise<City[]> }
  >();

  return {
    async cities(orderType: OrderTypeCode | undefined): Promise<readonly City[]> {
      noteTags(catalogueTag);
      const revision = (await revisionOf('')) ?? '';
      const last = cities.get(orderType);
      if (last?.revision === revision) return last.read;
      const reading = { revision, read: places.citiesWithStores(orderType) };
      cities.set(orderType, reading);
      reading.read.catch(() => {
        if (cities.get(orderType) === reading) cities.delete(orderType);
      });
      return reading.read;
    },

    async find(orderType: OrderTypeCode | undefined): Promise<StoreListReply> {
      noteTags(catalogueTag);
      const revision = (await revisionOf('')) ?? '';
      const rows = await rowsAt(revision);
      const time = now();
      const at = `${revision}/${timeInIndia(time)}`;
      const last = kept.get(orderType);
      if (last?.at === at) return last.reply;
      const found = rows
        .filter(({ order_types: taken }) => orderType === undefined || taken.includes(orderType))
        .map((row) => storeDetail(row, time));
      const body = { status: 'SUCCESS' as const, data: { stores: found } };
      const version = contentVersion(body);
      const reply =
        last?.reply.version === version ? last.reply : { body, version, serialised: new Serialised(body) };
      kept.set(orderType, { at, reply });
      return reply;
    },
  };
}

async function readRevision(db: Database): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    select concat_ws('/',
      (select revision from page_revisions where scope = 'stores'),
      (select version from seeds where name = 'gazetteer')
    ) as revision
  `.execute(db);
  return rows[0]?.revision ?? '';
}
