import { sql } from 'kysely';
import type { PointKind } from '#schemas/entities/wallet.ts';
import type { Database } from '../database/database.ts';
import type { Ledger, LedgerEntry } from '../ledger/ledger.ts';
import type { PromoPoints } from './promo-points.ts';
import {
  brandAccount,
  isEntryOf,
  isOfWallet,
  kindOf,
  ownerOf,
  promoIdOf,
  refundAccount,
  takeWalletTurn,
  type WalletAccount,
} from './wallet-accounts.ts';

/** Credit of a customer that an order uses. */
export interface WalletUse {
  readonly userId: string;
  readonly transactionId: string;
  /** In paise. */
  readonly amount: number;
}

/** What is left on one account of a wallet. */
export interface WalletPart {
  readonly account: WalletAccount;
  readonly kind: PointKind;
  readonly amount: number;
  /** Of promo points. */
  readonly expiresAt: Date | null;
}

interface Options {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly promos: Pick<PromoPoints, 'expireOf' | 'lookAgain'>;
}

export type Wallet = ReturnType<typeof createWallet>;

/** What expires first is used first; what came back is kept to the last. */
const spendingOrder: readonly PointKind[] = ['promo', 'brand', 'refund'];

/**
 * The loyalty wallet of customers: credit in the ledger. An order that is being paid sets its part aside first, so that two orders never use the
 * same credit; then it takes it, or gives it back.
 */
export function createWallet({ db, ledger, promos }: Options) {
  /** What the ledger says of all accounts of a wallet. */
  async function balance(userId: string, from: Database = db): Promise<number> {
    const row = await from
      .selectFrom('ledger_entries')
      .select(sql<string>`coalesce(sum(amount), 0)::text`.as('balance'))
      .where(isEntryOf(userId))
      .executeTakeFirstOrThrow();
    return Number(row.balance);
  }

  /** The accounts that hold something, in the order in which they are used. */
  async function parts(userId: string, from: Database = db): Promise<WalletPart[]> {
    const rows = await from
      .selectFrom('ledger_entries')
      .select(['account', sql<string>`sum(amount)::text`.as('amount')])
      .where(isEntryOf(userId))
      .groupBy('account')
      .having(sql<boolean>`sum(amount) > 0`)
      .orderBy('account')
      .execute();
    const ids = rows.flatMap(({ account }) => promoIdOf(account) ?? []);
    const gifts =
      ids.length === 0
        ? []
        : await from.selectFrom('promo_points').select(['id', 'expires_at']).where('id', 'in', ids).execute();
    const ends = new Map(gifts.map(({ id, expires_at: at }) => [id, at]));
    return rows
      .map(({ account, amount }) => ({
        account: account as WalletAccount,
        kind: kindOf(account),
        amount: Number(amount),
        expiresAt: ends.get(promoIdOf(account) ?? '') ?? null,
      }))
      .toSorted(
        (one, other) =>
          spendingOrder.indexOf(one.kind) - spendingOrder.indexOf(other.kind) ||
          (one.expiresAt?.getTime() ?? 0) - (other.expiresAt?.getTime() ?? 0),
      );
  }

  return {
    balance,
    parts,

    /** Sets credit aside. False when there is not so much. */
    async hold({ userId, transactionId, amount }: WalletUse, transaction: Database): Promise<boolean> {
      await takeWalletTurn(userId, transaction);
      await promos.expireOf(userId, transaction);
      const all = await parts(userId, transaction);
      const taken = takeFrom(all, amount);
      if (taken.amount < amount) return false;
      await ledger.post(
        {
          posting: `wallet-held:${transactionId}`,
          kind: 'wallet-held',
          transactionId,
          entries: [...taken.entries, { account: `held:${transactionId}`, amount }],
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

    /** There is no order: the credit is the customer's again, as the points that it was. What has expired meanwhile is taken away then. */
    async release({ userId, transactionId, amount }: WalletUse, transaction: Database): Promise<void> {
      await takeWalletTurn(userId, transaction);
      const held = await transaction
        .selectFrom('ledger_entries')
        .select(['account', 'amount'])
        .where('posting', '=', `wallet-held:${transactionId}`)
        .where('amount', '<', 0)
        .orderBy('id')
        .execute();
      await ledger.post(
        {
          posting: `wallet-released:${transactionId}`,
          kind: 'wallet-released',
          transactionId,
          entries: [
            { account: `held:${transactionId}`, amount: -amount },
            ...held.map((entry) => ({ account: entry.account as WalletAccount, amount: -entry.amount })),
          ],
        },
        transaction,
      );
      await promos.lookAgain(
        held.flatMap(({ account }) => promoIdOf(account) ?? []),
        transaction,
      );
    },

    /** What an order that is cancelled used comes back as refund points, which do not expire. */
    async refunded(entries: readonly LedgerEntry[], transaction: Database): Promise<LedgerEntry[]> {
      const owners = new Set(entries.flatMap(({ account }) => (isOfWallet(account) ? ownerOf(account) : [])));
      for (const owner of owners) await takeWalletTurn(owner, transaction);
      return entries.map(({ account, amount }) => ({
        account: isOfWallet(account) ? refundAccount(ownerOf(account)) : account,
        amount,
      }));
    },

    /** Gives points that do not expire. `posting` names the gift for ever. */
    async give({ userId, amount, posting, kind }: Gift, transaction: Database): Promise<void> {
      await takeWalletTurn(userId, transaction);
      await ledger.post(
        {
          posting,
          kind,
          entries: [
            { account: 'issued', amount: -amount },
            { account: brandAccount(userId), amount },
          ],
        },
        transaction,
      );
    },
  };
}

interface Gift {
  readonly userId: string;
  readonly amount: number;
  readonly posting: string;
  readonly kind: string;
}

/** Entries that take an amount from accounts, one after the other; less where they hold less. */
export function takeFrom(parts: readonly WalletPart[], amount: number) {
  const entries: LedgerEntry[] = [];
  let left = amount;
  for (const part of parts) {
    const taken = Math.min(part.amount, left);
    if (taken <= 0) continue;
    entries.push({ account: part.account, amount: -taken });
    left -= taken;
  }
  return { entries, amount: amount - left };
}
