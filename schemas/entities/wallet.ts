import { z } from 'zod';
import { essential } from '../essential.ts';

// The loyalty wallet (spec §3, Wallet and loyalty). Amounts are integer paise; a point is worth one rupee.

const amount = z.int().min(0);

/** Points that were earned, points that were given and expire, points that came back. */
export const pointKinds = ['brand', 'promo', 'refund'] as const;
export type PointKind = (typeof pointKinds)[number];

/** WLT-02. The texts are those of the server. */
const summaryEntry = z.object({
  kind: z.enum(pointKinds).optional().describe('Absent for a kind that the app does not know.'),
  title: essential(z.string().min(1)),
  text: z.string().default(''),
  amount: essential(amount),
  expiring: z
    .object({ amount, at: z.iso.datetime() })
    .optional()
    .describe('What of it expires next, and when.'),
});

export const walletSummary = z.object({
  walletSummary: essential(z.object({ totalBalance: essential(amount) })),
  data: z.array(summaryEntry).default([]),
});
export type WalletSummary = z.output<typeof walletSummary>;

export const passbookTypes = ['CREDIT', 'DEBIT'] as const;
export type PassbookType = (typeof passbookTypes)[number];

/** How a line came about. */
export const passbookMethods = [
  'EARNED',
  'TAKEN_BACK',
  'PROMO',
  'EXPIRED',
  'REFUND',
  'PAYMENT',
  'PAYMENT_RETURNED',
  'ADJUSTMENT',
] as const;
export type PassbookMethod = (typeof passbookMethods)[number];

/** WLT-03. */
export const walletTransaction = z.object({
  id: essential(z.int()).describe('Counts the lines of a wallet, from 1.'),
  transactionDate: essential(z.iso.datetime()),
  type: essential(z.enum(passbookTypes)),
  method: z
    .string()
    .default('')
    .describe('One of EARNED, TAKEN_BACK, PROMO, EXPIRED, REFUND, PAYMENT, PAYMENT_RETURNED, ADJUSTMENT.'),
  title: essential(z.string().min(1)),
  amount: essential(amount),
  balance: essential(amount).describe('What the wallet held after it.'),
  points: z.array(z.enum(pointKinds)).default([]).describe('The kinds of points that it changed.'),
  orderId: z.string().optional().describe('Its order in the history.'),
  expiresAt: z.iso.datetime().optional().describe('When points that were given expire.'),
});
export type WalletTransaction = z.output<typeof walletTransaction>;

/** API-102, API-105. */
export const passbookPage = z.object({
  transactions: essential(z.array(walletTransaction)),
  hasNext: z.boolean().default(false),
  nextPage: z.string().optional(),
});
export type PassbookPage = z.output<typeof passbookPage>;
