// What the server says of a wallet, for tests and stories.
import type { PassbookPage, WalletSummary, WalletTransaction } from '#schemas/entities/wallet.ts';

export const summaryOf = (totalBalance = 124_550): { status: 'SUCCESS'; data: WalletSummary } => ({
  status: 'SUCCESS',
  data: {
    walletSummary: { totalBalance },
    data: [
      {
        kind: 'brand',
        title: 'Crust points',
        text: 'Earned with your orders. They do not expire.',
        amount: totalBalance - 30_000,
      },
      {
        kind: 'promo',
        title: 'Promo points',
        text: 'Gifts that expire. The first to expire are used first.',
        amount: 20_000,
        expiring: { amount: 5000, at: '2026-11-30T18:29:00.000Z' },
      },
      {
        kind: 'refund',
        title: 'Refund points',
        text: 'Came back from orders. They do not expire.',
        amount: 10_000,
      },
    ],
  },
});

export const lineOf = (id: number, more: Partial<WalletTransaction> = {}): WalletTransaction => ({
  id,
  transactionDate: '2026-11-20T13:45:00.000Z',
  type: 'CREDIT',
  method: 'EARNED',
  title: `Earned with order ${100_000 + id}`,
  amount: 3800,
  balance: 3800 * id,
  points: ['brand'],
  orderId: `order-${id}`,
  ...more,
});

/** Six lines of two days, the newest first; their balances add up. */
export const lines: readonly WalletTransaction[] = [
  lineOf(6, { amount: 3800, balance: 124_550 }),
  lineOf(5, {
    type: 'DEBIT',
    method: 'PAYMENT',
    title: 'Order 100231',
    amount: 100_000,
    balance: 120_750,
    points: ['promo', 'brand'],
    orderId: 'order-231',
  }),
  lineOf(4, {
    method: 'REFUND',
    title: 'Refund of order 100102',
    amount: 10_000,
    balance: 220_750,
    points: ['refund'],
  }),
  lineOf(3, {
    transactionDate: '2026-11-12T19:00:00.000Z',
    type: 'DEBIT',
    method: 'EXPIRED',
    title: 'Expired: Diwali gift',
    amount: 5000,
    balance: 210_750,
    points: ['promo'],
    orderId: undefined,
  }),
  lineOf(2, {
    transactionDate: '2026-11-12T08:15:00.000Z',
    method: 'PROMO',
    title: 'A gift for the match',
    amount: 25_000,
    balance: 215_750,
    points: ['promo'],
    orderId: undefined,
    expiresAt: '2026-11-30T18:29:00.000Z',
  }),
  lineOf(1, {
    transactionDate: '2026-11-12T08:00:00.000Z',
    amount: 190_750,
    balance: 190_750,
  }),
];

export const nextPage = '/wallet-service/ve1/wallet/transactions?before=1';

export const passbookOf = (
  transactions: readonly WalletTransaction[] = lines,
  next?: string,
): { status: 'SUCCESS'; data: PassbookPage } => ({
  status: 'SUCCESS',
  data: {
    transactions: [...transactions],
    hasNext: next !== undefined,
    ...(next !== undefined && { nextPage: next }),
  },
});
