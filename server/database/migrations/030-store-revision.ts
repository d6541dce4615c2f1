import type { Migration } from './migration.ts';

/** The list of all stores is kept by their revision, which is a part of that of pages too (028-page-revisions). */
export const storeRevision: Migration = {
  id: '030-store-revision',
  isAdditive: true,
  statements: [
    `create trigger stores_page_change after insert or update or delete or truncate on stores
      for each statement execute function revise_pages()`,
  ],
};
