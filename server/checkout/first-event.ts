import type { TransactionEvent } from './states.ts';
import type { Transaction } from './transactions-repository.ts';

/** What comes after the beginning; undefined where the customer has to do something first. */
export function firstEvent({
  payment: { mode, promo, needsCode },
  amount,
  wallet_amount,
}: Pick<Transaction, 'payment' | 'amount' | 'wallet_amount'>): TransactionEvent | undefined {
  if (promo || mode === '') return undefined;
  // What costs nothing is ordered as cash is: nobody pays, so the number has to answer.
  const isFree = amount === 0 && wallet_amount === 0;
  if (isFree && needsCode) return 'code-asked';
  if (mode === 'CASH' && amount > 0) return needsCode ? 'code-asked' : 'cash-agreed';
  if (amount === 0) return 'paid';
  if (mode === 'EVOUCHER' || mode === 'PAYTM_WALLET') return undefined;
  return 'payment-asked';
}
