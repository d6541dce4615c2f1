import type { Migration } from './migration.ts';

/** Offers can be marked as not vegetarian, as entries of documents are. */
export const nonVeg: Migration = {
  id: '012-non-veg',
  statements: ['alter table promotions add column non_veg boolean not null default false'],
};
