import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { isOver, stageOf } from './kitchen.ts';
import { isBefore, isRecent } from './orders-repository.ts';

export const pageSize = 10;
/** Prevents a faulty client from filling the table. */
export const mostFavouriteOrders = 100;
/** An order is not looked for among those on their way so long after its time. */
const trackedForMs = 6 * 60 * 60 * 1000;

export type OwnOrders = ReturnType<typeof createOwnOrders>;
export type OrderRecord = NonNullable<Awaited<ReturnType<OwnOrders['find']>>>;

/**
 * The orders of guests and customers. An order belongs to the user that placed it, whatever is known of it: every query contains the user, so that an
 * id gives no access to the order of another. The exceptions: `findByNumber`, for who has the number of an order and the mobile number, and
 * `findByMobile`, for who has logged in by the mobile number of an order.
 */
export function createOwnOrders(db: Database, now: () => number) {
  const records = () =>
    db
      .selectFrom('orders as placed')
      .innerJoin('stores as store', 'store.id', 'placed.store_id')
      .leftJoin('order_transactions as payment', 'payment.id', 'placed.transaction_id')
      .leftJoin('train_orders as trip', 'trip.id', 'placed.train_order_id')
      .leftJoin('favourite_orders as favourite', (join) =>
        join.onRef('favourite.order_id', '=', 'placed.id').onRef('favourite.user_id', '=', 'placed.user_id'),
      )
      .selectAll('placed')
      .select([
        'store.name as store_name',
        'store.phone as store_phone',
        'store.gstin as store_gstin',
        'store.fssai as store_fssai',
        'store.latitude as store_latitude',
        'store.longitude as store_longitude',
        'payment.payment as payment',
        'payment.state as payment_state',
        'payment.amount as paid',
        'payment.wallet_amount as paid_by_wallet',
        'payment.gateway_id as payment_reference',
        'favourite.marked_at',
        'trip.planned_at as train_planned_at',
        'trip.arrives_at as train_arrives_at',
        'trip.platform as train_platform',
      ])
      // Delivered, and given back: only the ledger knows.
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .where('ledger_entries.posting', '=', sql<string>`'points-refunded:' || placed.id`),
        ).as('is_given_back'),
      );
  const ofUser = (userId: string) =>
    records()
      .where('placed.user_id', '=', userId)
      .orderBy('placed.placed_at', 'desc')
      .orderBy('placed.id', 'desc');

  return {
    async find(userId: string, id: string) {
      return records().where('placed.user_id', '=', userId).where('placed.id', '=', id).executeTakeFirst();
    },

    /** ORD-36. Only where both belong together. */
    async findByNumber(number: string, mobile: string) {
      return records()
        .where('placed.number', '=', number)
        .where('placed.mobile', '=', mobile)
        .executeTakeFirst();
    },

    /** FBK-11. An order that was placed with this mobile number, which the caller has to have proved. */
    async findByMobile(id: string, mobile: string) {
      return records().where('placed.id', '=', id).where('placed.mobile', '=', mobile).executeTakeFirst();
    },

    /** ORD-28. The newest orders, or those after one. Orders that are placed meanwhile shift nothing. */
    async page(userId: string, after?: string) {
      const rows = await ofUser(userId)
        .$if(after !== undefined, (query) => query.where(isBefore(String(after))))
        .limit(pageSize + 1)
        .execute();
      return { orders: rows.slice(0, pageSize), hasNext: rows.length > pageSize };
    },

    async latest(userId: string, limit: number) {
      return ofUser(userId).limit(limit).execute();
    },

    /** API-127. Those that are on their way. */
    async active(userId: string) {
      const rows = await ofUser(userId)
        .where(isRecent(new Date(now() - trackedForMs)))
        .limit(50)
        .execute();
      return rows.filter((row) => !isOver(stageOf(row, now())));
    },

    /** Ids, the latest first. */
    async favouriteIds(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('favourite_orders')
        .select('order_id')
        .where('user_id', '=', userId)
        .orderBy('marked_at', 'desc')
        .orderBy('order_id')
        .execute();
      return rows.map(({ order_id }) => order_id);
    },

    async favourites(userId: string) {
      return records()
        .where('placed.user_id', '=', userId)
        .where('favourite.marked_at', 'is not', null)
        .orderBy('favourite.marked_at', 'desc')
        .orderBy('placed.id')
        .execute();
    },

    /** Marking again changes nothing. Returns the reason when it cannot be marked. */
    mark(userId: string, orderId: string): Promise<'marked' | 'too-many' | 'no-such-order'> {
      return inTurn(db, userId, async (transaction) => {
        const { rows } = await sql<{ known: boolean; others: number }>`
          select exists (select from orders where id = ${orderId} and user_id = ${userId}) as known,
            (select count(*)::int from favourite_orders
              where user_id = ${userId} and order_id <> ${orderId}) as others
        `.execute(transaction);
        const [found] = rows;
        if (!found?.known) return 'no-such-order';
        if (found.others >= mostFavouriteOrders) return 'too-many';
        await transaction
          .insertInto('favourite_orders')
          .values({ user_id: userId, order_id: orderId, marked_at: new Date(now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return 'marked';
      });
    },

    async unmark(userId: string, orderId: string): Promise<void> {
      await db
        .deleteFrom('favourite_orders')
        .where('user_id', '=', userId)
        .where('order_id', '=', orderId)
        .execute();
    },
  };
}
