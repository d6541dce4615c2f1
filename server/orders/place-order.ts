import { sql } from 'kysely';
import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { arrivalOf, planStages } from './kitchen.ts';

export interface OrderToPlace extends PlacedOrder {
  readonly userId: string;
  readonly cartId: string;
  readonly transactionId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface OrderIds {
  /** In the history. */
  readonly id: string;
  /** What customers and shops call it by. */
  readonly number: string;
}

export type PlaceOrder = (order: OrderToPlace, transaction: Database) => Promise<OrderIds>;

interface Options {
  readonly randomBytes: RandomBytes;
  /** How many times faster than a real kitchen. */
  readonly speed: number;
}

/** Writes an order with its plan, in the transaction that confirms it. A second order of one cart is refused by the database. */
export function createPlaceOrder({ randomBytes, speed }: Options): PlaceOrder {
  return async ({ userId, cartId, transactionId, at, ...placed }, transaction) => {
    const { rows } = await sql<{ number: string }>`select nextval('order_numbers')::text as number`.execute(
      transaction,
    );
    const number = rows[0]?.number;
    if (number === undefined) throw new Error('The sequence of order numbers gave none.');
    const id = `o-${randomBytes(12).toString('base64url')}`;
    const { orderType, scheduledFor } = placed;
    const stages = planStages(
      { orderType, placedAt: at, scheduledFor: scheduledFor === null ? null : Date.parse(scheduledFor) },
      speed,
    );
    const promised = arrivalOf(stages, orderType);
    await transaction
      .insertInto('orders')
      .values({
        id,
        user_id: userId,
        store_id: placed.storeId,
        order_type: orderType,
        stage: orderStages.CONFIRMED,
        items: JSON.stringify(
          placed.items.map(({ product, quantity }) => ({
            productId: product.id,
            name: product.name,
            quantity,
          })),
        ),
        net_price: placed.netPrice,
        promo_codes: [...placed.promoCodes],
        placed_at: new Date(at),
        expected_at: promised === undefined ? null : new Date(promised),
        cart_id: cartId,
        transaction_id: transactionId,
        number,
        mobile: placed.user.mobile,
        summary: JSON.stringify(placed),
        stages: JSON.stringify(stages),
      })
      .execute();
    return { id, number };
  };
}
