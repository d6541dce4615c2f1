import type { OrderResult } from '#schemas/payment-actions.ts';

/**
 * The states of a transaction, one try to order and pay, and the events that change them. Every change of a state is in this table; an event
 * that a state does not list changes nothing.
 *
 * CONFIRMED is the only state with an order. Money that comes for a transaction without one is given back: a transaction that ended does not
 * come to life again, because the customer may have ordered anew.
 */
const table = {
  /** The code of an order for cash is to be entered (COD_OTP). */
  AWAITING_CODE: {
    'code-right': 'CONFIRMED',
    'code-refused': 'FAILED',
    expired: 'FAILED',
    superseded: 'FAILED',
    cancelled: 'FAILED',
  },
  /** It has begun, or an e-voucher or a linked wallet is to be given. Nothing was asked of a gateway. */
  AWAITING_MEANS: {
    'cash-agreed': 'CONFIRMED',
    'code-asked': 'AWAITING_CODE',
    paid: 'CONFIRMED',
    'payment-asked': 'AWAITING_PAYMENT',
    expired: 'FAILED',
    superseded: 'FAILED',
    cancelled: 'FAILED',
  },
  /** The customer is at the gateway, or in a UPI app. */
  AWAITING_PAYMENT: {
    paid: 'CONFIRMED',
    'paid-in-vain': 'REFUND_DUE',
    pending: 'PENDING',
    declined: 'FAILED',
    unanswered: 'UNKNOWN',
    'paid-otherwise': 'UNKNOWN',
    expired: 'FAILED',
    superseded: 'FAILED',
    cancelled: 'FAILED',
  },
  /** The gateway has it, and does not know yet. */
  PENDING: {
    paid: 'CONFIRMED',
    'paid-in-vain': 'REFUND_DUE',
    declined: 'FAILED',
    unanswered: 'UNKNOWN',
    'paid-otherwise': 'UNKNOWN',
    superseded: 'FAILED',
    cancelled: 'FAILED',
  },
  /** The gateway has not said how it ended in the time that a customer waits. The server goes on asking. */
  UNKNOWN: {
    paid: 'REFUND_DUE',
    'paid-in-vain': 'REFUND_DUE',
    declined: 'FAILED',
    superseded: 'FAILED',
    'given-up': 'FAILED',
    'paid-otherwise': 'FAILED',
  },
  /** There is an order. The restaurant may cancel it: then what a gateway took is given back, and nothing else is left. */
  CONFIRMED: { 'order-cancelled': 'REFUND_DUE', cancelled: 'FAILED' },
  /** There is none, and no money is known of. */
  FAILED: { paid: 'REFUND_DUE', 'paid-in-vain': 'REFUND_DUE' },
  /** Money came, and no order of it. */
  REFUND_DUE: { refunded: 'REFUNDED' },
  REFUNDED: {},
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type TransactionState = keyof typeof table;
type EventsOf<S> = S extends unknown ? keyof S : never;
export type TransactionEvent = EventsOf<(typeof table)[TransactionState]>;

/** The state after an event; undefined where the event changes nothing. */
export function nextState(state: TransactionState, event: TransactionEvent): TransactionState | undefined {
  const row: Readonly<Record<string, TransactionState>> = table[state];
  return Object.hasOwn(row, event) ? row[event] : undefined;
}

export const transactionStates = Object.keys(table) as TransactionState[];

/** ORD-01: what the app is told of each state. */
export const resultOf: Readonly<Record<TransactionState, OrderResult>> = {
  AWAITING_CODE: 'WAIT',
  AWAITING_MEANS: 'WAIT',
  AWAITING_PAYMENT: 'WAIT',
  PENDING: 'PENDING',
  UNKNOWN: 'UNKNOWN',
  CONFIRMED: 'SUCCESS',
  FAILED: 'FAILED',
  REFUND_DUE: 'FAILED',
  REFUNDED: 'FAILED',
};

/** A transaction that may still become an order. */
export function isOpen(state: TransactionState): boolean {
  return (
    state === 'AWAITING_CODE' ||
    state === 'AWAITING_MEANS' ||
    state === 'AWAITING_PAYMENT' ||
    state === 'PENDING'
  );
}
