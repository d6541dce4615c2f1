import type { ColumnType, Generated } from 'kysely';
import type { CartLineInput } from '#schemas/entities/cart.ts';
import type { PlacedOrder } from '../../placed-order.ts';
import type { Json, NullableTimestamp, Timestamp } from './columns.ts';

export interface OrderTable {
  id: string;
  user_id: string;
  store_id: string;
  order_type: string;
  stage: number;
  items: Json<{ productId: string; name: string; quantity: number }[]>;
  net_price: number;
  /** Codes of the offers that made it cheaper. */
  promo_codes: Generated<string[]>;
  placed_at: Timestamp;
  expected_at: NullableTimestamp;
  /** The cart that it was made from: one order at most. Absent for orders of an import. */
  cart_id: Generated<string | null>;
  transaction_id: Generated<string | null>;
  /** Of an order to a train: where it goes (`train_orders`). */
  train_order_id: Generated<string | null>;
  /** What customers and shops call it by. */
  number: Generated<string | null>;
  /** Of its bill. */
  invoice_number: Generated<string | null>;
  /** Of the customer: ten digits. */
  mobile: Generated<string | null>;
  /** The order as it was placed. It never changes. */
  summary: ColumnType<PlacedOrder | null, string | undefined, string>;
  /** When each stage is reached: what is planned, moved or ended by the kitchen. */
  stages: ColumnType<PlannedStage[] | null, string | undefined, string>;
  /** When the points that it earns are posted: when it is delivered. Null where none are, or no more. */
  points_due_at: NullableTimestamp;
}

export interface PlannedStage {
  readonly stage: number;
  /** ISO. */
  readonly at: string;
}

/** The cart of a guest or a customer. Its lines are as they were asked for: each reply prices them anew. */
export interface CartTable {
  id: string;
  /** The user whose cart it is. A guest's becomes that of a new customer. */
  owner_id: string;
  version: number;
  store_id: string | null;
  order_type: string | null;
  lines: Json<CartLineInput[]>;
  /** Code that the customer entered. */
  entered_code: string | null;
  is_wallet_used: boolean;
  /** The menu that it was put together from had no prices for the options of combos. */
  sees_no_option_prices: Generated<boolean>;
  /** When it became an order; null before. */
  closed_at: NullableTimestamp;
  updated_at: Timestamp;
  /** When it was changed last, or read, to the day. */
  used_at: Timestamp;
}

/** Writes of carts that were done, so that a repeated one changes nothing. */
export interface CartRequestTable {
  cart_id: string;
  request_id: string;
  /** Hash of what was asked for. */
  fingerprint: string;
  /** What its reply says besides the cart, as JSON text. */
  outcome: string;
  at: Timestamp;
}
