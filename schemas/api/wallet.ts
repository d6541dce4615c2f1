import { z } from 'zod';
import { defineCall } from '../call.ts';
import { transactionId } from '../entities/payment.ts';
import { passbookPage, passbookTypes, walletSummary } from '../entities/wallet.ts';
import { replyOf } from './reply.ts';

// The loyalty wallet (spec §7, Wallet). Amounts are integer paise. A number that is not the customer's own is refused.

const amount = z.int().min(0);
const ofMobile = z.object({ mobile: z.string().max(20) });
const filter = z.enum(passbookTypes).optional().describe('Only what was added, or only what was used.');
const day = z.iso.date().describe('A day in India: 2026-11-23.');

/** API-099. */
export const getWalletBalance = defineCall({
  id: 'getWalletBalance',
  method: 'GET',
  path: '/wallet-service/ve1/wallet/available_balance/:mobile',
  summary: 'What the loyalty wallet holds',
  auth: 'session',
  background: true,
  params: ofMobile,
  reply: replyOf(z.object({ balance: amount })),
});

/** API-100. What of it a transaction can use. */
export const getWalletBalanceFor = defineCall({
  id: 'getWalletBalanceFor',
  method: 'GET',
  path: '/wallet-service/ve1/wallet/available_balance/:mobile/:transactionId',
  summary: 'What an order can take from the loyalty wallet',
  auth: 'session',
  background: true,
  params: ofMobile.extend({ transactionId }),
  reply: replyOf(z.object({ balance: amount, usable: amount })),
});

/** API-101. */
export const getTotalBalance = defineCall({
  id: 'getTotalBalance',
  method: 'GET',
  path: '/wallet-service/ve2/wallet/balance',
  summary: 'The total of the wallet',
  auth: 'session',
  background: true,
  reply: replyOf(z.object({ totalBalance: amount })),
});

/** API-104, WLT-01, WLT-02. */
export const getWalletSummary = defineCall({
  id: 'getWalletSummary',
  method: 'GET',
  path: '/wallet-service/ve1/wallet/summary',
  summary: 'The total of the wallet, and its three kinds of points',
  auth: 'session',
  background: true,
  reply: replyOf(walletSummary),
});

/** API-102, WLT-03. The newest lines; the reply has the link to those before them (API-105). */
export const getPassbook = defineCall({
  id: 'getPassbook',
  method: 'GET',
  path: '/wallet-service/ve1/wallet/passbook/:mobile',
  summary: 'Statement of the wallet',
  auth: 'session',
  background: true,
  params: ofMobile,
  query: z.object({ type: filter }).optional(),
  reply: replyOf(passbookPage),
});

/** API-105, WLT-04. What `nextPage` of a statement leads to. */
export const getWalletTransactions = defineCall({
  id: 'getWalletTransactions',
  method: 'GET',
  path: '/wallet-service/ve1/wallet/transactions',
  summary: 'Earlier lines of the statement',
  auth: 'session',
  background: true,
  query: z
    .object({
      before: z
        .string()
        .regex(/^\d{1,9}$/)
        .optional(),
      type: filter,
    })
    .optional(),
  reply: replyOf(passbookPage),
});

/** API-103, WLT-05. What the wallet held at the end of a day. */
export const getWalletHistory = defineCall({
  id: 'getWalletHistory',
  method: 'GET',
  path: '/wallet-service/ve1/wallet/history/:mobile',
  summary: 'What the wallet held on a day',
  auth: 'session',
  background: true,
  params: ofMobile,
  headers: z.object({ transactionDate: day.optional() }),
  reply: replyOf(z.object({ transactionDate: day.optional(), balance: amount })),
});

/** API-106, WLT-07. */
export const getLoyaltyUser = defineCall({
  id: 'getLoyaltyUser',
  method: 'GET',
  path: '/customer-service/ve1/loyalty/user',
  summary: 'Loyalty points of the customer',
  auth: 'session',
  background: true,
  reply: replyOf(
    z.object({
      points: z.int().min(0).describe('Whole points, of all kinds.'),
      pointsPer100: z.int().min(0).default(0).describe('Points of an order for each full ₹100.'),
    }),
  ),
});
