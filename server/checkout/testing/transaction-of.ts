import type { Transaction } from '../transactions-repository.ts';

/** When the transactions of `transactionOf` began. */
export const begunAt = Date.parse('2026-11-20T10:00:00Z');

/** A transaction that waits at the page of a gateway, unless `more` says otherwise. For tests of rules, which need no database. */
export function transactionOf(more: Partial<Transaction> = {}): Transaction {
  return {
    id: 't-1',
    user_id: 'u-1',
    cart_id: 'c-1',
    state: 'AWAITING_PAYMENT',
    snapshot: { netPrice: 30_000, user: { name: 'Asha', mobile: '9876543210' } },
    payment: { primaryPaymentId: 'credit-card', loyaltyEligible: false, mode: 'CC', isAsked: true },
    gateway: 'PAYU',
    gateway_id: null,
    amount: 25_000,
    wallet_amount: 5_000,
    reason: null,
    order_id: null,
    checks: 0,
    created_at: new Date(begunAt),
    expires_at: new Date(begunAt + 15 * 60_000),
    ...more,
  } as Transaction;
}
