import { openExtra } from './paid-twice.ts';
import { isOpen, type TransactionState } from './states.ts';
import type { Transaction } from './transactions-repository.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long an order can be paid. */
export const payableMs = 15 * minute;
/**
 * How long after that a payment that the server learns of still becomes an order. More than a lease of the reconciler and the time between two questions, for who pays at the
 * last moment.
 */
export const learnedLateMs = 5 * minute;
/** How long the server goes on asking for money that may still come. */
const askedForMs = 5 * day;
/** Least time between two questions about one payment, whoever asks. */
export const questionSpacingMs = 4 * second;
/** The server's own questions: soon at first, once an hour in the end. */
const firstMs = 10 * second;
const longestMs = 60 * minute;

export function isPayable({ expires_at }: Pick<Transaction, 'expires_at'>, now: number): boolean {
  return now < expires_at.getTime();
}

/** A payment that the server learns of only now makes no order, such as after it did not run: it would be unknown by now. */
export function isLearnedTooLate(
  { state, expires_at }: Pick<Transaction, 'state' | 'expires_at'>,
  now: number,
): boolean {
  const isWaiting = state === 'AWAITING_PAYMENT' || state === 'PENDING';
  return isWaiting && now >= expires_at.getTime() + learnedLateMs;
}

/** Money is not looked for any longer. */
export function isGivenUp({ created_at }: Pick<Transaction, 'created_at'>, now: number): boolean {
  return now >= created_at.getTime() + askedForMs;
}

/** Whether a gateway may know more of it than we do. */
export function isToBeAsked({ state, gateway, payment }: Transaction): boolean {
  const mayPay =
    state === 'AWAITING_PAYMENT' || state === 'PENDING' || state === 'UNKNOWN' || state === 'FAILED';
  return mayPay && gateway !== null && payment.isAsked === true;
}

/** Paid at a gateway, and settled: what the gateway tells of it now is a payment that was told before, or another one. */
export function isSettled({ state, gateway, payment }: Transaction): boolean {
  return (state === 'CONFIRMED' || state === 'REFUNDED') && gateway !== null && payment.isAsked === true;
}

/** Whether its gateway told of a success and was not asked since. */
function isTold({ told = 0, looked = 0 }: Transaction['payment']): boolean {
  return told > looked;
}

/** When the server looks at a transaction again by itself; null where nothing can change any more. */
export function nextCheck(
  row: Pick<Transaction, 'gateway' | 'payment' | 'expires_at' | 'created_at' | 'checks'> & {
    readonly state: TransactionState;
  },
  now: number,
): Date | null {
  const { state, gateway, payment, expires_at, checks } = row;
  const later = new Date(now + Math.min(firstMs * 2 ** Math.min(checks, 20), longestMs));
  if (state === 'REFUND_DUE' || openExtra(payment)) return checks === 0 ? new Date(now) : later;
  if (state === 'CONFIRMED' || state === 'REFUNDED') {
    if (!isTold(payment) || isGivenUp(row, now)) return null;
    return checks === 0 ? new Date(now + questionSpacingMs) : later;
  }
  const isAtGateway = gateway !== null && payment.isAsked === true;
  if (!isOpen(state)) return isAtGateway && !isGivenUp(row, now) ? later : null;
  return isAtGateway && later < expires_at ? later : isPayable(row, now) ? expires_at : later;
}
