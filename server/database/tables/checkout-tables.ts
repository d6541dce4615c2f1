import type { ColumnType, Generated } from 'kysely';
import type { PaymentDetails } from '#schemas/entities/order.ts';
import type { PlacedOrder } from '../../placed-order.ts';
import type { Json, NullableTimestamp, Timestamp } from './columns.ts';

/** One try of a customer to order a cart and pay. */
export interface OrderTransactionTable {
  /** Long and random: gateways call the payment by it, and it stands in addresses. */
  id: string;
  user_id: string;
  cart_id: string;
  /** One of server/checkout/states.ts. */
  state: string;
  /** The order as it is placed when the payment comes. */
  snapshot: Json<PlacedOrder>;
  payment: Json<PaymentDetails & { readonly mode: string; readonly [key: string]: unknown }>;
  /** Absent where no gateway takes part. */
  gateway: string | null;
  /** What the primary way to pay takes, in paise. */
  amount: number;
  /** What the loyalty wallet takes. */
  wallet_amount: number;
  /** Why it failed, for customers. */
  reason: string | null;
  order_id: string | null;
  /** The gateway's own id of the payment, which a refund names. */
  gateway_id: Generated<string | null>;
  /** When the gateway was asked last, by anybody. */
  asked_at: NullableTimestamp;
  /** How often the gateway was asked by the server itself. */
  checks: Generated<number>;
  /** When the server asks the gateway again; null where nothing is left to ask. */
  next_check_at: NullableTimestamp;
  expires_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface OrderTransactionEventTable {
  id: Generated<string>;
  transaction_id: string;
  event: string;
  from_state: string | null;
  to_state: string;
  detail: Json<Readonly<Record<string, unknown>>>;
  at: Timestamp;
}

/** Writes of orders and payments that were done, so that a repeated one gets the same reply. */
export interface OrderRequestTable {
  user_id: string;
  request_id: string;
  fingerprint: string;
  reply: string;
  at: Timestamp;
}

export interface FavouriteOrderTable {
  user_id: string;
  order_id: string;
  marked_at: Timestamp;
}

/** Notices of orders that were read. */
export interface OrderPopupTable {
  order_id: string;
  popup_id: string;
  read_at: Timestamp;
}

/** One side of a posting: see server/ledger. */
export interface LedgerEntryTable {
  id: Generated<string>;
  posting: string;
  account: string;
  /** In paise; the amounts of a posting add up to zero. */
  amount: number;
  transaction_id: string | null;
  kind: string;
  at: Timestamp;
}

/** Points that were given and expire. What is left of them is the balance of their account in the ledger. */
export interface PromoPointsTable {
  id: string;
  user_id: string;
  title: string;
  expires_at: Timestamp;
  /** When what is left is taken away; null once that was done. */
  due_at: NullableTimestamp;
  times_expired: Generated<number>;
}

/** The last number of each series of bills in a financial year. */
export interface InvoiceNumberTable {
  series: string;
  year: string;
  last: number;
}

/** E-vouchers and gift cards. What is left of one is the balance of its account in the ledger. */
export interface VoucherTable {
  code: string;
  /** Null: a code that is sent to the number takes its place. */
  pin_hash: string | null;
  kind: string;
  mobile: string;
  valid_until: NullableTimestamp;
  wrong_pins: Generated<number>;
}

export interface PaytmLinkTable {
  user_id: string;
  mobile: string;
  token: string;
  linked_at: Timestamp;
  /** In paise, as it was when it was looked at last; null while that is not known. */
  balance: Generated<number | null>;
  looked_at: NullableTimestamp;
  expires_at: Timestamp;
}

/** What the gateways of the sandbox know of a payment. */
export interface SandboxPaymentTable {
  gateway: string;
  ref: string;
  amount: number;
  state: string;
  scenario: string | null;
  detail: ColumnType<Record<string, unknown>, string, string>;
  due_at: NullableTimestamp;
  updated_at: Timestamp;
}
