import { sql } from 'kysely';
import type { Menu } from '#schemas/entities/menu.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { batchedReads } from '../database/batched-reads.ts';
import type { Database } from '../database/database.ts';
import { keptBySize } from '../http/kept-by-size.ts';
import { contentVersion, Serialised } from '../http/serialised.ts';
import { buildMenu } from './build-menu.ts';
import { type MenuCatalogue, readCatalogue } from './menu-catalogue.ts';
import { isWithin, timeInIndia } from '../time-in-india.ts';

export interface MenuQuestion {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly combosWithoutPrices: boolean;
  /** Of a draft of app-config that is previewed; by the live one when absent. */
  readonly edvMinimum?: number | undefined;
}

/** The reply of the menu call, with its text. */
export interface MenuReply {
  readonly body: { readonly status: 'SUCCESS'; readonly data: Menu };
  readonly serialised: Serialised;
}

/** Which state the menu of a store is in. Changes in the transaction of whatever changes the menu (migration 005). */
interface Revision {
  /** Of what all stores share. */
  readonly all: string;
  /** Of what the store can make. */
  readonly store: string;
  /** Which versions of app-config are live: it sets some of the rules. */
  readonly config: string;
}

interface MenusOptions {
  readonly db: Database;
  readonly now: () => number;
  /** How many every-day-value items one has to combine, by the app-config that is live. */
  readonly edvMinimum: () => Promise<number>;
}

/** Text of the menus that a process keeps. Parsed and compressed forms come on top: about four times as much in all. */
const keptBytes = 24 * 1024 * 1024;

export type Menus = ReturnType<typeof createMenus>;

/**
 * The menus of the stores. Each question asks the database which state the menu is in, and the rest is done once for each state: any
 * number of processes answer alike, and a change shows at the next question.
 */
export function createMenus({ db, now, edvMinimum }: MenusOptions) {
  const revisionOf = batchedReads((storeIds) => readRevisions(db, storeIds));
  const keep = keptBySize<MenuReply>({
    limit: keptBytes,
    sizeOf: ({ serialised }) => serialised.bytes.length,
  });
  let latest: { readonly revision: string; readonly catalogue: Promise<MenuCatalogue> } | undefined;

  /** What is read after a revision is as new as the revision or newer, so it may be kept under it. */
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
      const { storeId, orderType, combosWithoutPrices, edvMinimum: drafted } = question;
      const revision = await revisionOf(storeId);
      if (!revision) return undefined;
      const catalogue = await catalogueAt(revision.all);
      const time = timeInIndia(now());
      const hours = catalogue.saleHours.map((hour) => (isWithin(hour, time) ? 1 : 0)).join('');
      const { all, store, config } = revision;
      const key = [storeId, orderType, combosWithoutPrices, all, store, config, hours, drafted].join('/');
      return keep(key, async () => {
        const menu = buildMenu({
          catalogue,
          outOfStock: await readOutOfStock(db, storeId),
          missingAddons: await readMissingAddons(db, storeId),
          orderType,
          time,
          combosWithoutPrices,
          edvMinimum: drafted ?? (await edvMinimum()),
        });
        const body = { status: 'SUCCESS' as const, data: { version: contentVersion(menu), ...menu } };
        return { body, serialised: new Serialised(body) };
      });
    },
  };
}

async function readRevisions(db: Database, storeIds: readonly string[]): Promise<Map<string, Revision>> {
  const { rows } = await sql<{ id: string; shared: string | null; own: string | null; config: string }>`
    select stores.id, shared.revision as shared, own.revision as own,
      (select coalesce(string_agg(slug || ':' || version, ',' order by slug), '')
        from content_live where kind = 'app-config') as config
    from stores
    left join menu_revisions as shared on shared.scope = 'all'
    left join menu_revisions as own on own.scope = 'store/' || stores.id
    where stores.id = any(${[...storeIds]}::text[])
  `.execute(db);
  return new Map(
    rows.map(({ id, shared, own, config }) => [id, { all: String(shared), store: String(own), config }]),
  );
}

/** All tables of one moment, so that no menu names what another table does not have yet. */
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
