import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { batchedReads } from '../database/batched-reads.ts';
import { type Changes, keptUntilChanged } from '../database/changes/changes.ts';
import type { Database } from '../database/database.ts';

export interface PageRevision {
  readonly isStore: boolean;
  /** Changes with everything in the database that pages of the store are made of, in the transaction that changes it. */
  readonly revision: string;
  /** The part of it that all stores share. */
  readonly shared: string;
}

export type PageRevisions = ReturnType<typeof createPageRevisions>;

/**
 * The revision of the pages of a store: of documents, menu, offers, scores and stores (migrations 005, 028 and 030). Each request reads it, because other
 * processes change them too; requests at the same time share one query. While changes are heard of it is kept until the next.
 */
export function createPageRevisions(db: Database, changes: Changes | undefined) {
  const read = keptUntilChanged(
    batchedReads((storeIds) => readRevisions(db, storeIds), setImmediate),
    changes,
    ({ shared }) => shared,
  );
  return async (storeId: string): Promise<PageRevision> =>
    (await read(storeId)) ?? { isStore: false, shared: '', revision: '' };
}

async function readRevisions(db: Database, storeIds: readonly string[]): Promise<Map<string, PageRevision>> {
  const { rows } = await sql<{ id: string; is_store: boolean; shared: string; own: string }>`
    select asked.id, stores.id is not null as is_store,
      concat_ws('/',
        (select coalesce(string_agg(scope || ':' || revision, ',' order by scope), '') from page_revisions),
        (select revision from menu_revisions where scope = 'all')
      ) as shared,
      coalesce((select '/:' || revision from menu_revisions where scope = 'store/' || asked.id), '') as own
    from unnest(${[...storeIds]}::text[]) as asked (id)
    left join stores on stores.id = asked.id
  `.execute(db);
  return new Map(
    rows.map(({ id, is_store: isStore, shared, own }) => [id, { isStore, shared, revision: shared + own }]),
  );
}
