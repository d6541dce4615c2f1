import { type OrderFoodType, orderFoodTypeOf } from '#schemas/rules/food-type.ts';
import type { Database } from '../database/database.ts';

/** Stages of an order and their numbers (spec §9). */
export const orderStages = {
  CONFIRMED: 1,
  BEING_BAKED: 2,
  DISPATCHED: 4,
  CANCELLED: 5,
  DELIVERED: 9,
} as const;
export type OrderStage = keyof typeof orderStages;

const inProgress = [orderStages.CONFIRMED, orderStages.BEING_BAKED, orderStages.DISPATCHED];
/** An order that was never completed stops being active after this time. */
const activeForMs = 6 * 60 * 60 * 1000;

export interface ActiveOrder {
  readonly id: string;
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

/** The orders of a customer that the home page shows. */
export function createOrdersRepository(db: Database, now: () => number) {
  const ofUser = (userId: string) =>
    db
      .selectFrom('orders as order')
      .innerJoin('stores as store', 'store.id', 'order.store_id')
      .selectAll('order')
      .select('store.name as store_name')
      .where('order.user_id', '=', userId)
      .orderBy('order.placed_at', 'desc');

  return {
    /** What offers for a first order, or for some orders of a customer, go by. An order that was cancelled does not count. */
    async promoHistory(userId: string) {
      const rows = await db
        .selectFrom('orders')
        .select(['promo_codes', 'placed_at'])
        .where('user_id', '=', userId)
        .where('stage', '<>', orderStages.CANCELLED)
        .execute();
      return {
        ordersBefore: rows.length,
        uses: rows.flatMap(({ promo_codes, placed_at }) =>
          promo_codes.map((code) => ({ code, at: placed_at.getTime() })),
        ),
      };
    },

    async findActive(userId: string): Promise<ActiveOrder | undefined> {
      const row = await ofUser(userId)
        .where('order.stage', 'in', inProgress)
        .where('order.placed_at', '>', new Date(now() - activeForMs))
        .executeTakeFirst();
      if (!row) return undefined;
      const stage =
        (Object.keys(orderStages) as OrderStage[]).find((name) => orderStages[name] === row.stage) ??
        'CONFIRMED';
      return { id: row.id, stage, storeName: row.store_name, expectedAt: row.expected_at };
    },

    async findDelivered(userId: string, limit: number): Promise<PastOrder[]> {
      const rows = await ofUser(userId)
        .where('order.stage', '=', orderStages.DELIVERED)
        .limit(limit)
        .execute();
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
  };
}
