import type { Migration } from './migration.ts';

/**
 * What happened to payments, in a partition for each month. The table that there was becomes the only partition of a new one with its name, as it
 * is: no row is read or moved, and an older build writes as before. `close-before.ts` ends it at a month.
 */
export const orderEventPartitions: Migration = {
  id: '033-order-event-partitions',
  isAdditive: true,
  statements: [
    'alter table order_transaction_events rename to order_transaction_events_before',
    'alter index order_transaction_events_of rename to order_transaction_events_of_before',
    'alter table order_transaction_events_before alter column id drop identity',
    `create table order_transaction_events (
      id bigint generated always as identity,
      transaction_id text not null,
      event text not null,
      from_state text,
      to_state text not null,
      detail jsonb not null default '{}',
      at timestamptz not null
    ) partition by range (at)`,
    // The numbers go on.
    `select setval(pg_get_serial_sequence('order_transaction_events', 'id'), coalesce(max(id), 0) + 1, false)
      from order_transaction_events_before`,
    'alter table order_transaction_events attach partition order_transaction_events_before default',
    // The index that the old table has becomes a part of it: none is built.
    'create index order_transaction_events_of on order_transaction_events (transaction_id, id)',
  ],
};
