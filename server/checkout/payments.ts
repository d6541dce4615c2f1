import type { Database } from '../database/database.ts';
import type { Session } from '../http/session.ts';
import type { PlaceOrders } from './place-orders.ts';
import { isOpen } from './states.ts';
import type { Transaction } from './transactions-repository.ts';
import type { Transitions } from './transitions.ts';

interface Parts {
  readonly own: PlaceOrders['own'];
  readonly transitions: Pick<Transitions, 'apply' | 'inTime' | 'cancelOrder' | 'lockInTurn'>;
}

/** The transaction that an order was paid by; null for an order of an import. */
interface PaidBy {
  readonly transactionId: string | null;
}

/** What other modules do with a transaction: they pay it by means of their own, or give its money back. */
export function createPayments({ own, transitions }: Parts) {
  return {
    /** What a transaction can take from the wallet: besides the balance, what it has set aside already. */
    async usableFor(owner: Session, id: string, balance: number): Promise<number> {
      const { state, amount, wallet_amount } = await own(owner, id);
      return isOpen(state) ? wallet_amount + Math.min(Math.max(balance, 0), amount) : 0;
    },

    /** Confirms an order whose means are given. `pay` takes the money, in the same database transaction; when it throws, nothing has happened. */
    payWith: (row: Transaction, pay: (row: Transaction, transaction: Database) => Promise<void>) =>
      transitions.inTime(row, async (current, transaction) => {
        const mayPay = current.state === 'AWAITING_MEANS' && !current.payment.promo;
        return mayPay ? transitions.apply(current, { event: 'paid', pay }, transaction) : current;
      }),

    /** A gateway is asked for the money now: from here on it may come. `isFirst` for who has to ask; another request does already. */
    async asked(row: Transaction): Promise<{ readonly row: Transaction; readonly isFirst: boolean }> {
      let isFirst = false;
      const after = await transitions.inTime(row, (current, transaction) => {
        isFirst = current.state === 'AWAITING_MEANS';
        const payment = { ...current.payment, isAsked: true as const };
        return transitions.apply(current, { event: 'payment-asked', payment }, transaction);
      });
      return { row: after, isFirst };
    },

    /** Gives the money of an order back that the restaurant cancels, in the database transaction of that. */
    async cancelOrder({ transactionId }: PaidBy, transaction: Database) {
      if (transactionId !== null) await transitions.cancelOrder(transactionId, transaction);
    },

    /** Goes before the order is locked: the same order of locks everywhere. */
    async lockForCancel({ transactionId }: PaidBy, transaction: Database) {
      if (transactionId !== null) await transitions.lockInTurn(transactionId, transaction);
    },
  };
}
