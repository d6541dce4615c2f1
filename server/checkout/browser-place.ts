import { isPayable } from './when-to-ask.ts';
import type { Payment, Transaction } from './transactions-repository.ts';

/** UPI and a linked wallet are asked for by the server: there is no page. */
export function isOnPage({ mode }: Payment): boolean {
  return mode !== 'UPI_WALLET' && mode !== 'PAYTM_WALLET';
}

export function hasLeft({ browser }: Payment): boolean {
  return browser === 'back' || browser === 'failed';
}

/**
 * Whether the customer may still pay on the page, though the gateway says that it failed: pages let people try several cards, so what is said between
 * two tries is not the end before the browser has left. `asked` is the row as it was when the gateway was asked.
 */
export function mayTryAgain(row: Transaction, asked: Transaction, now: number): boolean {
  const isWaiting = row.state === 'AWAITING_PAYMENT' || row.state === 'PENDING';
  const isGone = hasLeft(row.payment) && hasLeft(asked.payment);
  return isWaiting && isOnPage(row.payment) && !isGone && isPayable(row, now);
}

/** The payment after a page was handed out: money may come from here on. */
export function sentAway(payment: Payment): Payment {
  return { ...payment, isAsked: true, browser: 'away' };
}

interface Came {
  /** Names a genuine result that says it failed; absent where nothing certain was brought back. */
  readonly failure?: string | undefined;
}

/**
 * The payment after the browser came back; the same one where that is known. A result that says it failed counts once: who pays anew by the same
 * reference may bring the old one again.
 */
export function cameBack(payment: Payment, { failure }: Came): Payment {
  const { failures = [] } = payment;
  if (failure !== undefined)
    return failures.includes(failure)
      ? payment
      : { ...payment, browser: 'failed', failures: [...failures, failure] };
  return hasLeft(payment) ? payment : { ...payment, browser: 'back' };
}
