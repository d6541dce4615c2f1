import type { Migration } from './migration.ts';

/**
 * The credentials of sessions in a partition for each week in which they end, and orders in one for each financial year. The table that there was becomes
 * the only partition of a new one with its name, as it is: no row is moved, and an older build writes as before. `close-before.ts` ends it.
 *
 * Credentials do not go with their session any more, but with their week: without their session nobody is let in by them.
 */
export const sessionOrderPartitions: Migration = {
  id: '038-session-order-partitions',
  isAdditive: true,
  statements: [
    // Indexes first: while they are built, others read. Whoever has many rows builds them before the step (docs/operations.md), which finds them there.
    'create index if not exists session_generations_access_before on session_generations (access_hash)',
    `create index if not exists session_generations_refresh_before on session_generations (refresh_hash)
      where refresh_hash is not null`,
    'create index if not exists session_generations_family_before on session_generations (family_id, number)',
    'create index if not exists orders_id_before on orders (id)',
    `create index if not exists orders_by_number_before on orders (number)
      where number is not null`,
    // Sessions by their last use, those of the removal.
    'create index if not exists session_families_used on session_families ((coalesce(last_used_at, created_at)), id)',
    // A cart becomes one order at most, in whatever year: its payment says so.
    `create unique index if not exists order_transactions_ordered on order_transactions (cart_id)
      where order_id is not null`,

    'alter table session_generations rename to session_generations_before',
    'alter table session_generations_before drop constraint session_generations_family_id_fkey',
    'create table session_generations (like session_generations_before) partition by range (refresh_expires_at)',
    'alter table session_generations attach partition session_generations_before default',
    // The indexes that the old table has become parts of these. None says that a hash is unique: each is that of a random or derived 32 bytes.
    'create index session_generations_access on session_generations (access_hash)',
    'create index session_generations_refresh on session_generations (refresh_hash) where refresh_hash is not null',
    'create index session_generations_family on session_generations (family_id, number)',

    'alter table orders rename to orders_before',
    'alter index orders_user rename to orders_user_before',
    'alter index orders_number rename to orders_number_before',
    'alter index orders_expiry rename to orders_expiry_before',
    'alter index orders_points_due rename to orders_points_due_before',
    'alter index orders_train_order rename to orders_train_order_before',
    'create table orders (like orders_before including defaults including constraints) partition by range (placed_at)',
    'alter table orders add constraint orders_store_id_fkey foreign key (store_id) references stores (id)',
    'alter table orders attach partition orders_before default',
    // None says that an id or a number is unique: an id is 12 random bytes, a number comes from one sequence.
    'create index orders_id on orders (id)',
    'create index orders_number on orders (number) where number is not null',
    'create index orders_user on orders (user_id, placed_at desc)',
    'create index orders_expiry on orders (placed_at, id)',
    'create index orders_points_due on orders (points_due_at) where points_due_at is not null',
    'create index orders_train_order on orders (train_order_id) where train_order_id is not null',

    // The new tables have no rights, those that became partitions keep theirs: a server whose user does not own the tables could read neither orders
    // nor sessions. So whoever may do something with a partition may do it with the whole. Those of step 033 had lost theirs.
    `do $$
    declare
      had record;
    begin
      for had in
        select distinct parent.oid::regclass as whole, privilege_type as may,
          case when grantee = 0 then 'public' else grantee::regrole::text end as who
        from pg_inherits
        join pg_class as part on part.oid = inhrelid
        join pg_class as parent on parent.oid = inhparent
        cross join aclexplode(part.relacl)
        where inhparent in ('orders'::regclass, 'session_generations'::regclass, 'order_transaction_events'::regclass)
          and grantee <> part.relowner
      loop
        execute format('grant %s on %s to %s', had.may, had.whole, had.who);
      end loop;
    end $$`,
  ],
};
