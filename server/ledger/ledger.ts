import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Account } from './accounts.ts';

export interface LedgerEntry {
  readonly account: Account;
  /** In paise. More than 0: the shop owes the account so much more. Less than 0: so much less. */
  readonly amount: number;
}

export interface Posting {
  /** Names what happened, once for ever: 'paid:<transaction>'. A second posting of the same name is refused. */
  readonly posting: string;
  /** What happened, for reports. */
  readonly kind: string;
  readonly transactionId?: string | undefined;
  /** Their amounts add up to zero. An entry of nothing is left out. */
  readonly entries: readonly LedgerEntry[];
}

interface Options {
  readonly db: Database;
  readonly now: () => number;
}

export type Ledger = ReturnType<typeof createLedger>;

/** Where money is. Entries are written once and never change; the database refuses postings that do not add up to zero. */
export function createLedger({ db, now }: Options) {
  return {
    /** Writes a posting in the transaction of what it stands for. */
    async post({ posting, kind, transactionId, entries }: Posting, transaction: Database): Promise<void> {
      const rows = entries.filter(({ amount }) => amount !== 0);
      if (rows.length === 0) return;
      await transaction
        .insertInto('ledger_entries')
        .values(
          rows.map(({ account, amount }) => ({
            posting,
            account,
            amount,
            transaction_id: transactionId ?? null,
            kind,
            at: new Date(now()),
          })),
        )
        .execute();
    },

    /** What a transaction has changed so far, by account. */
    async balancesOf(transactionId: string, from: Database = db): Promise<LedgerEntry[]> {
      const rows = await from
        .selectFrom('ledger_entries')
        .select(['account', sql<string>`sum(amount)::text`.as('amount')])
        .where('transaction_id', '=', transactionId)
        .groupBy('account')
        .having(sql<boolean>`sum(amount) <> 0`)
        .execute();
      return rows.map(({ account, amount }) => ({ account: account as Account, amount: Number(amount) }));
    },

    /** What the shop owes an account: the sum of its entries. */
    async balanceOf(account: Account, from: Database = db): Promise<number> {
      // As text: the sum of integers is a bigint.
      const row = await from
        .selectFrom('ledger_entries')
        .select(sql<string>`coalesce(sum(amount), 0)::text`.as('balance'))
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      return Number(row.balance);
    },
  };
}
