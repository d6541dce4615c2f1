import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import {
  type LookedUpTo,
  type Removal,
  removeExpiredRows,
  removeUnneeded,
} from '../database/remove-in-batches.ts';

export const dayMs = 24 * 60 * 60 * 1000;
/** A cart that nobody has opened for so long is removed. A session that is not used ends then too. */
const keptMs = 30 * dayMs;

/**
 * Removes the requests of yesterday, and the carts that nobody has opened for long. One that became an order stays while a session or a customer
 * still has it: its id would begin a new cart, and one id would have two orders.
 */
export async function removeExpiredCarts(db: Database, now: number, removal?: Removal): Promise<void> {
  await removeExpiredRows(
    db,
    {
      table: 'cart_requests',
      key: ['cart_id', 'request_id'],
      expiry: 'at',
      until: new Date(now - dayMs),
    },
    removal,
  );
  const until = new Date(now - keptMs);
  await removeUnneeded(async (after, mostRows) => {
    const { rows } = await sql<LookedUpTo>`
      with looked as materialized (
        select id, used_at from carts
        where used_at <= ${until} and (used_at, id) > (${after.at}::timestamptz, ${after.id})
        order by used_at, id limit ${mostRows}
      ), expired as materialized (
        select id from carts as cart
        where id = any(array(select id from looked)) and used_at <= ${until}
        and (closed_at is null or not exists (
          select 1 from customers where id = cart.owner_id and cart_id = cart.id
          union all
          select 1 from session_families where user_id = cart.owner_id and cart_id = cart.id
        ))
        for update skip locked
      ), removed as (
        delete from carts using expired where carts.id = expired.id
      )
      select id, used_at::text as at from looked order by used_at, looked.id
    `.execute(db);
    return { rows: rows.length, upTo: rows.at(-1) };
  }, removal);
}
