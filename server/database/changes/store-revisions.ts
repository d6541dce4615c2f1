import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { batchedReads } from '../batched-reads.ts';
import type { Database } from '../database.ts';
import { type Changes, keptUntilChanged } from './changes.ts';

/** What has changed of that which menu and pages of a store are made of. Triggers change each part in the transaction that changes the data. */
export interface StoreRevision {
  readonly isStore: boolean;
  /** Of documents, menu, offers, scores and stores: of all that is the same for all stores. */
  readonly shared: string;
  /** The part of it that is the menu. */
  readonly menu: string;
  /** The part of it that is the documents. No other publish or rollback has the same. */
  readonly documents: string;
  /** Of the availability in the store. */
  readonly own: string;
}

export type StoreRevisions = (storeId: string) => Promise<StoreRevision>;

/**
 * The revisions of stores (migrations 005, 028 and 030). Each request reads them, because other processes change them too; requests at the same time share
 * one query. While changes are heard of they are kept until the next. Pages and menus share one reading: a page that was made of an older menu than its own
 * revision says would stay for as long as that revision.
 */
export function createStoreRevisions(db: Database, changes?: Changes): StoreRevisions {
  const read = keptUntilChanged(
    batchedReads((storeIds) => readRevisions(db, storeIds), setImmediate),
    changes,
    ({ shared }) => shared,
  );
  return async (storeId) =>
    (await read(storeId)) ?? { isStore: false, shared: '', menu: '', documents: '', own: '' };
}

async function readRevisions(db: Database, storeIds: readonly string[]): Promise<Map<string, StoreRevision>> {
  const { rows } = await sql<StoreRevision & { readonly id: string }>`
    select asked.id, stores.id is not null as "isStore",
      concat_ws('/',
        (select coalesce(string_agg(scope || ':' || revision, ',' order by scope), '') from page_revisions),
        (select revision from menu_revisions where scope = 'all')
      ) as shared,
      coalesce((select revision::text from menu_revisions where scope = 'all'), '') as menu,
      coalesce((select revision::text from page_revisions where scope = 'content_live'), '') as documents,
      coalesce((select revision::text from menu_revisions where scope = 'store/' || asked.id), '') as own
    from unnest(${[...storeIds]}::text[]) as asked (id)
    left join stores on stores.id = asked.id
  `.execute(db);
  return new Map(rows.map(({ id, ...revision }) => [id, revision]));
}
