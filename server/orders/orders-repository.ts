import { sql } from 'kysely';
import type { OrderStage } from '#schemas/payment-actions.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import { type OrderFoodType, orderFoodTypeOf } from '#schemas/rules/food-type.ts';
import type { Database } from '../database/database.ts';
import { isOver, stageName, stageOf } from './kitchen.ts';
import { etaOf } from './eta.ts';

/** An order that was never completed stops being active so long after its time. */
const activeForMs = 6 * 60 * 60 * 1000;
/** Orders that are read at once. */
const batch = 20;

export interface ActiveOrder {
  readonly id: string;
  readonly orderType: string;
  readonly stage: OrderStage;
  readonly storeName: string;
  readonly expectedAt: Date | null;
}

export interface OrderedItem {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** Absent for products that are no longer in the catalogue. */
  readonly foodType?: OrderFoodType;
}

export interface PastOrder {
  readonly id: string;
  readonly orderType: string;
  readonly placedAt: Date;
  readonly items: readonly OrderedItem[];
  readonly total: number;
  readonly pictures: readonly string[];
  readonly storeName: string;
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

/** The orders of a customer for the home page, and what offers go by. The stage of an order is that of the moment: see kitchen.ts. */
export function createOrdersRepository(db: Database, now: () => number) {
  const ofUser = (userId: string) =>
    db
      .selectFrom('orders as placed')
      .innerJoin('stores as store', 'store.id', 'placed.store_id')
      .selectAll('placed')
      .select('store.name as store_name')
      .where('placed.user_id', '=', userId)
      .orderBy('placed.placed_at', 'desc')
      .orderBy('placed.id', 'desc');

  /** The newest orders that were delivered. Which ones are follows from their plans, so they are read until there are enough. */
  async function delivered(userId: string, limit: number) {
    const found: Awaited<ReturnType<ReturnType<typeof ofUser>['execute']>> = [];
    let last: string | undefined;
    for (;;) {
      const rows = await ofUser(userId)
        .$if(last !== undefined, (query) => query.where(isBefore(String(last))))
        .limit(batch)
        .execute();
      found.push(...rows.filter((row) => stageOf(row, now()) === orderStages.DELIVERED));
      if (found.length >= limit || rows.length < batch) return found.slice(0, limit);
      last = rows.at(-1)?.id;
    }
  }

  return {
    /** What offers for a first order, or for some orders of a customer, go by. An order that was cancelled does not count. */
    async promoHistory(userId: string) {
      const { rows } = await sql<{ code: string | null; at: Date; orders: number }>`
        with kept as materialized (
          select promo_codes, placed_at from orders
          where user_id = ${userId} and not ${wasCancelled}
        )
        select code, placed_at as at, (select count(*)::int from kept) as orders
        from (select 1) as always
        left join (select unnest(promo_codes) as code, placed_at from kept) as used on true
      `.execute(db);
      return {
        ordersBefore: rows[0]?.orders ?? 0,
        uses: rows.flatMap(({ code, at }) => (code === null ? [] : [{ code, at: at.getTime() }])),
      };
    },

    /** PAY-40. The newest order since a moment that was not cancelled. */
    async latestSince(userId: string, since: number) {
      const rows = await db
        .selectFrom('orders')
        .select(['id', 'number', 'placed_at', 'stage', 'stages'])
        .where('user_id', '=', userId)
        .where('placed_at', '>', new Date(since))
        .orderBy('placed_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.find((row) => stageOf(row, now()) !== orderStages.CANCELLED);
    },

    async findActive(userId: string): Promise<ActiveOrder | undefined> {
      const rows = await ofUser(userId)
        .where(isRecent(new Date(now() - activeForMs)))
        .limit(batch)
        .execute();
      const row = rows.find((each) => !isOver(stageOf(each, now())));
      if (!row) return undefined;
      const { expectedAt } = etaOf(row, now());
      return {
        id: row.id,
        orderType: row.order_type,
        stage: stageName(stageOf(row, now())),
        storeName: row.store_name,
        // A time that has passed says nothing.
        expectedAt: expectedAt === undefined || expectedAt <= now() ? null : new Date(expectedAt),
      };
    },

    async findDelivered(userId: string, limit: number): Promise<PastOrder[]> {
      const rows = await delivered(userId, limit);
      const productIds = [...new Set(rows.flatMap(({ items }) => items.map(({ productId }) => productId)))];
      const products =
        productIds.length === 0
          ? []
          : await db
              .selectFrom('products')
              .select(['id', 'picture', 'food_type'])
              .where('id', 'in', productIds)
              .execute();
      const byId = new Map(products.map((product) => [product.id, product]));
      return rows.map((row) => ({
        id: row.id,
        orderType: row.order_type,
        placedAt: row.placed_at,
        items: row.items.map((item) => {
          const product = byId.get(item.productId);
          return product ? { ...item, foodType: orderFoodTypeOf(product.food_type) } : item;
        }),
        total: row.net_price,
        pictures: row.items.flatMap(({ productId }) => byId.get(productId)?.picture ?? []).slice(0, 3),
        storeName: row.store_name,
      }));
    },

    /**
     * The orders of a guest become those of the customer that the guest logged in as, in the transaction of the login, also those that are still being
     * paid for: who watches an order goes on watching it, and finds it in the history. A login from the session of another customer moves nothing.
     */
    async adopt(guestId: string, userId: string, transaction: Database): Promise<void> {
      // First those that are being paid for: one that becomes an order meanwhile is one of the orders then.
      await transaction
        .updateTable('order_transactions')
        .set({ user_id: userId })
        .where('user_id', '=', guestId)
        .execute();
      // A request of the guest that is sent once more, as the customer, is the same one.
      await transaction
        .updateTable('order_requests as request')
        .set({ user_id: userId })
        .where('request.user_id', '=', guestId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('order_requests as own')
                .select('own.request_id')
                .whereRef('own.request_id', '=', 'request.request_id')
                .where('own.user_id', '=', userId),
            ),
          ),
        )
        .execute();
      await transaction
        .updateTable('orders')
        .set({ user_id: userId })
        .where('user_id', '=', guestId)
        .execute();
    },
  };
}

/** Whether an order was cancelled, in SQL: its plan ends so, or an import said so. */
export const wasCancelled = sql<boolean>`case when stages is null then stage = ${sql.lit(orderStages.CANCELLED)}
  else stages @> ${sql.lit(JSON.stringify([{ stage: orderStages.CANCELLED }]))}::jsonb end`;

/** Orders before one, in a query of `orders as placed` that begins with the newest. */
export function isBefore(id: string) {
  return sql<boolean>`(placed.placed_at, placed.id) < (
    select placed_at, id from orders where id = ${id} and user_id = placed.user_id
  )`;
}

/** Orders that may still be under way, in a query of `orders as placed`: they were promised for later than `since`, or their plan, which may be late, ends later. */
export function isRecent(since: Date) {
  return sql<boolean>`greatest(
    coalesce(placed.expected_at, placed.placed_at), (placed.stages -> -1 ->> 'at')::timestamptz
  ) > ${since}`;
}
