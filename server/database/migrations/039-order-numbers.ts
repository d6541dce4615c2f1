import type { Migration } from './migration.ts';

/**
 * Orders are found by their number too: who is not logged in follows an order by it. The index that there was says that a number is unique, so it can be
 * no part of one of all partitions. Whoever has many orders builds that of the table that there was before the step 038 (docs/operations.md).
 */
export const orderNumbers: Migration = {
  id: '039-order-numbers',
  isAdditive: true,
  statements: [
    // With a table whose orders are all too old it is gone already.
    'drop index if exists orders_number',
    'create index orders_number on orders (number) where number is not null',
  ],
};
