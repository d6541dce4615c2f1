import { sql } from 'kysely';
import type { PointKind } from '#schemas/entities/wallet.ts';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/in-turn.ts';
import type { Account } from '../ledger/accounts.ts';

// The accounts of a wallet in the ledger: one for each kind of points, and one for each gift of promo points, because each has its end.

export type WalletAccount = Extract<Account, `wallet:${string}`>;

/** A point is worth one rupee. */
export const paisePerPoint = 100;

export const brandAccount = (userId: string): WalletAccount => `wallet:${userId}`;
export const refundAccount = (userId: string): WalletAccount => `wallet:${userId}:refund`;
export const promoAccount = (userId: string, id: string): WalletAccount => `wallet:${userId}:promo:${id}`;

export function isOfWallet(account: string): account is WalletAccount {
  return account.startsWith('wallet:');
}

export function ownerOf(account: WalletAccount): string {
  return account.split(':')[1] ?? '';
}

export function kindOf(account: string): PointKind {
  const kind = account.split(':')[2];
  return kind === 'promo' || kind === 'refund' ? kind : 'brand';
}

/** The gift that an account of promo points is for. */
export function promoIdOf(account: string): string | undefined {
  return kindOf(account) === 'promo' ? account.split(':').slice(3).join(':') : undefined;
}

/** The entries of a wallet, as its index has them. */
export const isEntryOf = (userId: string) =>
  sql<boolean>`account like 'wallet:%' and split_part(account, ':', 2) = ${userId}`;

/** Everything that changes a wallet goes in its turn, so that its entries are numbered in the order in which they count. It is the last lock of all. */
export function takeWalletTurn(userId: string, transaction: Database): Promise<void> {
  return takeTurn(transaction, `wallet.${userId}`);
}
