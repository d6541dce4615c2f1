import { sql } from 'kysely';
import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import { spanOf } from '../database/partitions/spans.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { arrivalOf, type KitchenPace, planStages } from './kitchen.ts';
import type { OrderNotices } from './order-notices.ts';
import { pointsDueAt } from './points-due.ts';

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
  readonly pace: KitchenPace;
  readonly notices: Pick<OrderNotices, 'placed'>;
}

/** Writes an order with its plan, in the transaction that confirms it. */
export function createPlaceOrder({ randomBytes, pace, notices }: Options): PlaceOrder {
  return async ({ userId, cartId, transactionId, at, ...placed }, transaction) => {
    const { rows } = await sql<{ number: string }>`select nextval('order_numbers')::text as number`.execute(
      transaction,
    );
    const number = rows[0]?.number;
    if (number === undefined) throw new Error('The sequence of order numbers gave none.');
    const invoiceNumber = await nextInvoiceNumber(placed.storeId, at, transaction);
    const id = `o-${randomBytes(12).toString('base64url')}`;
    const { orderType, scheduledFor } = placed;
    const stages = planStages(
      { orderType, placedAt: at, scheduledFor: scheduledFor === null ? null : Date.parse(scheduledFor) },
      pace,
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
        train_order_id: placed.train?.id ?? null,
        number,
        invoice_number: invoiceNumber,
        mobile: placed.user.mobile,
        summary: JSON.stringify(placed),
        stages: JSON.stringify(stages),
        points_due_at: pointsDueAt(placed, stages),
      })
      .execute();
    const { mobile } = placed.user;
    await notices.placed({ id, number, mobile, orderType, stages, netPrice: placed.netPrice }, transaction);
    return { id, number };
  };
}

/**
 * The next number of a bill: '26-27/1', '26-27/2'. As the law has it, the numbers of a financial year are consecutive for each registration (GSTIN), and
 * have at most sixteen characters. They are counted in a row, and not by a sequence, which would lose the number of an order that is not placed after all.
 */
async function nextInvoiceNumber(storeId: string, at: number, transaction: Database): Promise<string> {
  const year = financialYear(at);
  const { rows } = await sql<{ last: number }>`
    insert into invoice_numbers as kept (series, year, last)
    select coalesce(gstin, ''), ${year}, 1 from stores where id = ${storeId}
    on conflict (series, year) do update set last = kept.last + 1
    returning last
  `.execute(transaction);
  const last = rows[0]?.last;
  if (last === undefined) throw new Error(`There is no store ${storeId} to write a bill.`);
  return `${year}/${last}`;
}

/** The financial year of a moment in India, which begins in April: '26-27'. */
export function financialYear(at: number): string {
  const from = Number(spanOf('financial-year', at).slice(0, 4));
  return `${String(from).slice(2)}-${String(from + 1).slice(2)}`;
}
