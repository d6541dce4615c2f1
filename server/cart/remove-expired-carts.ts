import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Removal, removeInBatches } from '../database/remove-in-batches.ts';

export const dayMs = 24 * 60 * 60 * 1000;
/** A cart that nobody has opened for so long is removed. A session that is not used ends then too. */
const keptMs = 30 * dayMs;

/**
 * Removes the requests of yesterday, and the carts that nobody has opened for long. One that became an order stays while a session or a customer
 * still has it: its id would begin a new cart, and one id would have two orders.
 */
export async function removeExpiredCarts(db: Database, now: number, removal?: Removal): Promise<void> {
  await removeInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      with expired as materialized (
        select cart_id, request_id from cart_requests where at <= ${new Date(now - dayMs)}
        order by at limit ${rows} for update skip locked
      )
      delete from cart_requests as request using expired
      where request.cart_id = expired.cart_id and request.request_id = expired.request_id
    `.execute(db);
    return Number(numAffectedRows);
  }, removal);
  await removeInBatches(async (rows) => {
    const { numAffectedRows } = await sql`
      with expired as materialized (
        select id from carts as cart where used_at <= ${new Date(now - keptMs)}
        and (closed_at is null or not exists (
          select 1 from customers where id = cart.owner_id and cart_id = cart.id
          union all
          select 1 from session_families where user_id = cart.owner_id and cart_id = cart.id
        ))
        order by used_at limit ${rows} for update skip locked
      )
      delete from carts using expired where carts.id = expired.id
    `.execute(db);
    return Number(numAffectedRows);
  }, removal);
}
