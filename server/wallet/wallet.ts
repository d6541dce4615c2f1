import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/in-turn.ts';
import type { Ledger } from '../ledger/ledger.ts';

/** Credit of a customer that an order uses. */
export interface WalletUse {
  readonly userId: string;
  readonly transactionId: string;
  /** In paise. */
  readonly amount: number;
}

export type Wallet = ReturnType<typeof createWallet>;

/**
 * The loyalty wallet of customers: credit in the ledger. An order that is being paid sets its part aside first, so that two orders never use the
 * same credit; then it takes it, or gives it back.
 */
export function createWallet(ledger: Ledger) {
  const balance = (userId: string, from?: Database) => ledger.balanceOf(`wallet:${userId}`, from);

  return {
    balance,

    /** Sets credit aside. False when there is not so much. */
    async hold({ userId, transactionId, amount }: WalletUse, transaction: Database): Promise<boolean> {
      await takeTurn(transaction, `wallet.${userId}`);
      if ((await balance(userId, transaction)) < amount) return false;
      await ledger.post(
        {
          posting: `wallet-held:${transactionId}`,
          kind: 'wallet-held',
          transactionId,
          entries: [
            { account: `wallet:${userId}`, amount: -amount },
            { account: `held:${transactionId}`, amount },
          ],
        },
        transaction,
      );
      return true;
    },

    /** The credit that was set aside is what the customer pays. */
    capture({ userId, transactionId, amount }: WalletUse, transaction: Database): Promise<void> {
      return ledger.post(
        {
          posting: `wallet-paid:${transactionId}`,
          kind: 'wallet-paid',
          transactionId,
          entries: [
            { account: `held:${transactionId}`, amount: -amount },
            { account: `customer:${userId}`, amount },
          ],
        },
        transaction,
      );
    },

    /** There is no order: the credit is the customer's again. */
    release({ userId, transactionId, amount }: WalletUse, transaction: Database): Promise<void> {
      return ledger.post(
        {
          posting: `wallet-released:${transactionId}`,
          kind: 'wallet-released',
          transactionId,
          entries: [
            { account: `held:${transactionId}`, amount: -amount },
            { account: `wallet:${userId}`, amount },
          ],
        },
        transaction,
      );
    },
  };
}
