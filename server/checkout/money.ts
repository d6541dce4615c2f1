import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import type { Account } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OtherPayment } from '../gateways/gateway.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Transaction } from './transactions-repository.ts';

export interface MoneyParts {
  readonly ledger: Ledger;
  readonly wallet: Pick<Wallet, 'balance' | 'hold' | 'capture' | 'release' | 'refunded'>;
  /** Money is on a voucher again, which may be over by now: it can be paid with for a while. */
  readonly keepVoucherValid: (code: string, transaction: Database) => Promise<void>;
}

export type Money = ReturnType<typeof createMoney>;

const voucherAccount = 'voucher:';

/**
 * What the ledger says of each change of a transaction. What a customer pays stands on their own account until there is an order (`sell`) or it is
 * owed back, so that account is at nothing once everything is settled.
 */
export function createMoney({ ledger, wallet, keepVoucherValid }: MoneyParts) {
  const gatewayOf = ({ gateway, id }: Transaction): GatewayKind => {
    if (gateway === null) throw new Error(`Transaction ${id} was paid at no gateway.`);
    return gateway as GatewayKind;
  };
  const walletUse = ({ user_id, id, wallet_amount }: Transaction) => ({
    userId: user_id,
    transactionId: id,
    amount: wallet_amount,
  });

  /** What the gateway collected. */
  async function receive(row: Transaction, transaction: Database) {
    if (row.amount === 0) return;
    await ledger.post(
      {
        posting: `paid:${row.id}`,
        kind: 'paid',
        transactionId: row.id,
        entries: [
          { account: `gateway:${gatewayOf(row)}`, amount: -row.amount },
          { account: `customer:${row.user_id}`, amount: row.amount },
        ],
      },
      transaction,
    );
  }

  return {
    receive,

    /** Not held when the wallet has less by now; `balance` is what it has. */
    async holdWallet(
      row: Transaction,
      transaction: Database,
    ): Promise<{ readonly isHeld: true } | { readonly isHeld: false; readonly balance: number }> {
      if (row.wallet_amount === 0 || (await wallet.hold(walletUse(row), transaction)))
        return { isHeld: true };
      return { isHeld: false, balance: await wallet.balance(row.user_id, transaction) };
    },

    async releaseWallet(row: Transaction, transaction: Database): Promise<void> {
      if (row.wallet_amount > 0) await wallet.release(walletUse(row), transaction);
    },

    /** The rider, or the till, collects it. */
    async agreeCash(row: Transaction, transaction: Database): Promise<void> {
      await ledger.post(
        {
          posting: `cash:${row.id}`,
          kind: 'cash',
          transactionId: row.id,
          entries: [
            { account: 'cash', amount: -row.amount },
            { account: `customer:${row.user_id}`, amount: row.amount },
          ],
        },
        transaction,
      );
    },

    /** The order is what the customer paid for, with what was set aside in the wallet. */
    async sell(row: Transaction, transaction: Database): Promise<void> {
      if (row.wallet_amount > 0) await wallet.capture(walletUse(row), transaction);
      const total = row.amount + row.wallet_amount;
      await ledger.post(
        {
          posting: `sold:${row.id}`,
          kind: 'sold',
          transactionId: row.id,
          entries: [
            { account: `customer:${row.user_id}`, amount: -total },
            { account: 'sales', amount: total },
          ],
        },
        transaction,
      );
    },

    /** Money came, and no order of it. */
    async oweBack(row: Transaction, transaction: Database): Promise<void> {
      await receive(row, transaction);
      await ledger.post(
        {
          posting: `due:${row.id}`,
          kind: 'refund-due',
          transactionId: row.id,
          entries: [
            { account: `customer:${row.user_id}`, amount: -row.amount },
            { account: 'refund-due', amount: row.amount },
          ],
        },
        transaction,
      );
    },

    /** The order was cancelled: everything goes back to where it came from, and what a wallet paid is refund points. What a gateway took is due until it gives it back. */
    async unsell(row: Transaction, transaction: Database): Promise<void> {
      const sums = new Map<Account, number>();
      const changed = await wallet.refunded(await ledger.balancesOf(row.id, transaction), transaction);
      for (const { account, amount } of changed) {
        const to = account.startsWith('gateway:') ? 'refund-due' : account;
        sums.set(to, (sums.get(to) ?? 0) - amount);
      }
      await ledger.post(
        {
          posting: `cancelled:${row.id}`,
          kind: 'cancelled',
          transactionId: row.id,
          entries: [...sums].map(([account, amount]) => ({ account, amount })),
        },
        transaction,
      );
      for (const account of sums.keys()) {
        if (account.startsWith(voucherAccount))
          await keepVoucherValid(account.slice(voucherAccount.length), transaction);
      }
    },

    /** The gateway took money besides, which nobody owes the shop. */
    async oweExtra(row: Transaction, { gatewayId, amount }: OtherPayment, transaction: Database) {
      await ledger.post(
        {
          posting: `paid-again:${row.id}:${gatewayId}`,
          kind: 'paid-again',
          transactionId: row.id,
          entries: [
            { account: `gateway:${gatewayOf(row)}`, amount: -amount },
            { account: 'refund-due', amount },
          ],
        },
        transaction,
      );
    },

    async giveExtraBack(row: Transaction, { gatewayId, amount }: OtherPayment, transaction: Database) {
      await ledger.post(
        {
          posting: `refunded-again:${row.id}:${gatewayId}`,
          kind: 'refunded-again',
          transactionId: row.id,
          entries: [
            { account: 'refund-due', amount: -amount },
            { account: `gateway:${gatewayOf(row)}`, amount },
          ],
        },
        transaction,
      );
    },

    /** The gateway gave it back. */
    async giveBack(row: Transaction, transaction: Database): Promise<void> {
      await ledger.post(
        {
          posting: `refunded:${row.id}`,
          kind: 'refunded',
          transactionId: row.id,
          entries: [
            { account: 'refund-due', amount: -row.amount },
            { account: `gateway:${gatewayOf(row)}`, amount: row.amount },
          ],
        },
        transaction,
      );
    },
  };
}
