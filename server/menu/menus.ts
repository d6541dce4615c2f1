import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Menu } from '#schemas/entities/menu.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { batchedReads } from '../database/batched-reads.ts';
import type { Database } from '../database/database.ts';
import { contentVersion, Serialised } from '../http/serialised.ts';
import { buildMenu } from './build-menu.ts';
import { type MenuCatalogue, readCatalogue } from './menu-catalogue.ts';
import type { MenuRules } from './menu-rules.ts';
import { isWithin, timeInIndia } from '../time-in-india.ts';

export interface MenuQuestion {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly combosWithoutPrices: boolean;
  /** By the previewed drafts; when absent, the live ones are used. */
  readonly rules?: MenuRules | undefined;
}

/** The reply of the menu call, with its text. */
export interface MenuReply {
  readonly body: { readonly status: 'SUCCESS'; readonly data: Menu };
  readonly serialised: Serialised;
}

/** The revision of the menu of a store. Triggers change it in the transaction that changes the menu (migration 005). */
interface Revision {
  /** Of the data that all stores share. */
  readonly all: string;
  /** Of the availability in the store. */
  readonly store: string;
  /** The live versions of the documents that have some of the rules. */
  readonly rules: string;
}

interface MenusOptions {
  readonly db: Database;
  readonly now: () => number;
  /** By the live documents. */
  readonly rules: () => Promise<MenuRules>;
  /** Bytes of text of the menus that the process keeps. */
  readonly keptBytes?: number;
}

/** Parsed and compressed forms come on top: about four times as much in all. */
const usuallyKeptBytes = 24 * 1024 * 1024;

export type Menus = ReturnType<typeof createMenus>;

/**
 * The menus of the stores. Each request reads the revision of the menu from the database, and a menu is built once for each revision: all
 * processes give the same answer, and a change shows at the next request.
 */
export function createMenus({ db, now, rules, keptBytes = usuallyKeptBytes }: MenusOptions) {
  const revisionOf = batchedReads((storeIds) => readRevisions(db, storeIds));
  const kept = new LRUCache<string, MenuReply, () => Promise<MenuReply>>({
    maxSize: keptBytes,
    sizeCalculation: ({ serialised }) => serialised.bytes.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A request gets its menu even if the cache evicts the entry before the menu is built.
    ignoreFetchAbort: true,
  });
  let latest: { readonly revision: string; readonly catalogue: Promise<MenuCatalogue> } | undefined;

  /** Data that is read after its revision is at least as new as the revision, so it may be cached under it. */
  function catalogueAt(revision: string): Promise<MenuCatalogue> {
    if (latest?.revision === revision) return latest.catalogue;
    const reading = { revision, catalogue: readConsistently(db) };
    latest = reading;
    reading.catalogue.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.catalogue;
  }

  return {
    /** Undefined when there is no such store. */
    async find(question: MenuQuestion): Promise<MenuReply | undefined> {
      const { storeId, orderType, combosWithoutPrices, rules: drafted } = question;
      const revision = await revisionOf(storeId);
      if (!revision) return undefined;
      const catalogue = await catalogueAt(revision.all);
      const time = timeInIndia(now());
      const hours = catalogue.saleHours.map((hour) => (isWithin(hour, time) ? 1 : 0)).join('');
      const { all, store, rules: live } = revision;
      const ofRules = drafted ? JSON.stringify(drafted) : live;
      const key = [storeId, orderType, combosWithoutPrices, all, store, ofRules, hours].join('/');
      const make = async () => {
        const menu = buildMenu({
          catalogue,
          outOfStock: await readOutOfStock(db, storeId),
          missingAddons: await readMissingAddons(db, storeId),
          orderType,
          time,
          combosWithoutPrices,
          rules: drafted ?? (await rules()),
        });
        const body = { status: 'SUCCESS' as const, data: { version: contentVersion(menu), ...menu } };
        return { body, serialised: new Serialised(body) };
      };
      return kept.forceFetch(key, { context: make });
    },
  };
}

async function readRevisions(db: Database, storeIds: readonly string[]): Promise<Map<string, Revision>> {
  const { rows } = await sql<{ id: string; shared: string | null; own: string | null; rules: string }>`
    select stores.id, shared.revision as shared, own.revision as own,
      (select coalesce(string_agg(kind || '/' || slug || ':' || version, ',' order by kind, slug), '')
        from content_live where kind in ('app-config', 'search-words')) as rules
    from stores
    left join menu_revisions as shared on shared.scope = 'all'
    left join menu_revisions as own on own.scope = 'store/' || stores.id
    where stores.id = any(${[...storeIds]}::text[])
  `.execute(db);
  return new Map(
    rows.map(({ id, shared, own, rules }) => [id, { all: String(shared), store: String(own), rules }]),
  );
}

/** Reads all tables in one snapshot, so that no menu refers to a row that another table does not have yet. */
function readConsistently(db: Database): Promise<MenuCatalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(readCatalogue);
}

async function readOutOfStock(db: Database, storeId: string): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('store_products')
    .select(['product_id', 'available_text'])
    .where('store_id', '=', storeId)
    .where('available', '=', false)
    .execute();
  return new Map(rows.map(({ product_id, available_text }) => [product_id, available_text]));
}

async function readMissingAddons(db: Database, storeId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('store_addons')
    .select('addon_id')
    .where('store_id', '=', storeId)
    .where('available', '=', false)
    .execute();
  return new Set(rows.map(({ addon_id }) => addon_id));
}
