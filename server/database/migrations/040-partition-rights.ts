import type { Migration } from './migration.ts';

/**
 * A table that becomes a partition keeps its rights, and the new one with its name has none: a server whose user does not own the tables could read neither
 * orders nor sessions. So whoever may do something with a partition may do it with the whole.
 */
export const partitionRights: Migration = {
  id: '040-partition-rights',
  isAdditive: true,
  statements: [
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
