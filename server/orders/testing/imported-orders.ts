import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../../database/database.ts';

export interface ImportedOrder {
  readonly id: string;
  readonly user: string;
  readonly stage?: number;
  /** Minutes since it was placed. */
  readonly ago?: number;
  readonly more?: object;
}

/** Writes orders of an import, which have a stage and no plan unless `more` says so. */
export function importOrders(db: Database, now: number, orders: readonly ImportedOrder[]) {
  return db
    .insertInto('orders')
    .values(
      orders.map(({ id, user, stage = orderStages.DELIVERED, ago = 0, more = {} }) => ({
        id,
        user_id: user,
        store_id: '14052',
        order_type: 'D',
        stage,
        items: JSON.stringify([{ productId: 'PIZ7', name: 'Chicken Tikka', quantity: 2 }]),
        net_price: 69_800,
        placed_at: new Date(now - ago * 60_000),
        expected_at: null,
        ...more,
      })),
    )
    .execute();
}
