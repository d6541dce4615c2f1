import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { createWalletConfig, isWalletIn } from './wallet-gate.ts';
import { paisePerPoint } from './wallet-accounts.ts';
import { walletCalls } from './wallet-calls.ts';
import { takeFrom, type WalletPart } from './wallet.ts';

const from = (miniApp?: string, headers: object = {}) =>
  ({
    headers: { ...(miniApp !== undefined && { [headerNames.miniApp]: miniApp }), ...headers },
  }) as unknown as FastifyRequest;
const part = (kind: WalletPart['kind'], amount: number, expiresAt: Date | null = null): WalletPart => ({
  account: `wallet:u-1:${kind}:${amount}`,
  kind,
  amount,
  expiresAt,
});
const of = (amount: number, kind: WalletPart['kind'] = 'brand') => ({
  account: `wallet:u-1:${kind}:${amount}`,
});

it.each([
  [
    150,
    [
      { ...of(100), amount: -100 },
      { ...of(200), amount: -50 },
    ],
    150,
  ],
  [100, [{ ...of(100), amount: -100 }], 100],
  [
    300,
    [
      { ...of(100), amount: -100 },
      { ...of(200), amount: -200 },
    ],
    300,
  ],
  // No more than they hold.
  [
    301,
    [
      { ...of(100), amount: -100 },
      { ...of(200), amount: -200 },
    ],
    300,
  ],
  [0, [], 0],
])('%i paise are taken from accounts one after the other', (asked, entries, amount) => {
  expect(takeFrom([part('brand', 100), part('brand', 200)], asked)).toEqual({ entries, amount });
});

it('an account that holds nothing gives nothing', () => {
  expect(takeFrom([part('brand', 0), part('brand', 200)], 50)).toEqual({
    entries: [{ ...of(200), amount: -50 }],
    amount: 50,
  });
});

it('WLT-06 a build has the wallet where the configuration lists it, and keeps it out of no app', async () => {
  const config = {
    walletBuilds: ['WEB', 'PAYTM'],
    vendorConfig: { PAYTM: { blockedFeatures: ['PIGGYBANK'] } },
  } as never;
  expect(isWalletIn(config, from())).toBe(true);
  // An app that nobody knows is the web.
  expect(isWalletIn(config, from('OTHER'))).toBe(true);
  expect([isWalletIn(config, from('PAYTM')), isWalletIn(config, from('GPAY'))]).toEqual([false, false]);
  const live = { find: async () => undefined } as unknown as DocumentsSource;
  const configFor = createWalletConfig(async () => ({ source: live }));
  expect((await configFor(from())).walletBuilds).toEqual(['WEB']);
  await expect(configFor(from('GPAY'))).rejects.toMatchObject({
    status: 404,
    entry: { code: 'NO_WALLET', displayMsg: 'There is no wallet here.' },
  });
});

interface Written {
  readonly parts?: readonly WalletPart[];
  readonly page?: object;
  readonly headers?: object;
  readonly isLoggedIn?: boolean;
  /** There is no customer of the session any more. */
  readonly isGone?: boolean;
  readonly params?: object;
  readonly query?: object;
}

const now = Date.parse('2026-11-20T20:00:00Z');

function calling(written: Written = {}) {
  const configFor = vi.fn(async () => ({
    walletTitles: { brand: 'Points', promo: 'Gifts', refund: 'Refunds' },
    loyaltyPointsPer100: 4,
  }));
  const page = vi.fn(
    async (_userId: string, _wanted: object) => written.page ?? { transactions: [], hasNext: false },
  );
  const balanceBefore = vi.fn(async () => 55);
  const usableFor = vi.fn(async () => 33);
  const { handlers } = walletCalls({
    wallet: { balance: async () => 12_345, parts: async () => [...(written.parts ?? [])] },
    passbook: { page, balanceBefore } as never,
    customers: { find: async () => (written.isGone ? undefined : { mobile: '9876543210' }) } as never,
    configFor: configFor as never,
    usableFor,
    now: () => now,
  });
  const session = { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn: written.isLoggedIn ?? true };
  const call = async (name: keyof typeof handlers) => {
    const asked = {
      request: from(undefined, written.headers),
      session,
      params: { mobile: '9876543210', transactionId: 't-1', ...written.params },
      query: written.query,
    };
    const answer = await (handlers[name] as unknown as (asked: object) => Promise<unknown>)(asked);
    return answer as { body: { data: unknown }; options: { cacheControl: string } };
  };
  const data = async (name: keyof typeof handlers) => (await call(name)).body.data;
  return { call, data, configFor, page, balanceBefore, usableFor, session };
}

const names = [
  'getWalletBalance',
  'getWalletBalanceFor',
  'getTotalBalance',
  'getWalletSummary',
  'getPassbook',
  'getWalletTransactions',
  'getWalletHistory',
  'getLoyaltyUser',
] as const;

it.each(names)('%s is for a customer of a build that has a wallet, and is kept by nobody', async (name) => {
  const test = calling();
  expect((await test.call(name)).options.cacheControl).toBe('private, no-store');
  expect(test.configFor).toHaveBeenCalledOnce();
  await expect(calling({ isLoggedIn: false }).call(name)).rejects.toMatchObject({
    status: 403,
    entry: { code: 'LOGIN_NEEDED', displayMsg: 'Log in to see your wallet.' },
  });
});

it.each(['getWalletBalance', 'getWalletBalanceFor', 'getPassbook', 'getWalletHistory'] as const)(
  '%s shows no wallet of another number, and none to a customer who is gone',
  async (name) => {
    for (const written of [{ params: { mobile: '9000000001' } }, { isGone: true }])
      await expect(calling(written).call(name)).rejects.toMatchObject({ entry: { code: 'NOT_YOURS' } });
  },
);

it('API-099 API-101 API-100 API-106 says the balance: in paise, of it what an order can use, and in points', async () => {
  const test = calling();
  expect(await test.data('getWalletBalance')).toEqual({ balance: 12_345 });
  expect(await test.data('getTotalBalance')).toEqual({ totalBalance: 12_345 });
  expect(await test.data('getWalletBalanceFor')).toEqual({ balance: 12_345, usable: 33 });
  expect(test.usableFor).toHaveBeenCalledExactlyOnceWith(test.session, 't-1', 12_345);
  expect(await test.data('getLoyaltyUser')).toEqual({ points: 123, pointsPer100: 4 });
  expect(paisePerPoint).toBe(100);
});

it('API-104 WLT-02 sums up each kind of points, and says what of it expires next', async () => {
  const [soon, late] = [new Date(now + 1), new Date(now + 2)];
  const parts = [part('promo', 5, late), part('promo', 7, soon), part('promo', 11, soon), part('brand', 100)];
  expect(await calling({ parts }).data('getWalletSummary')).toEqual({
    walletSummary: { totalBalance: 123 },
    data: [
      { kind: 'brand', title: 'Points', text: expect.stringContaining('do not expire'), amount: 100 },
      {
        kind: 'promo',
        title: 'Gifts',
        text: expect.stringContaining('used first'),
        amount: 23,
        expiring: { at: soon.toISOString(), amount: 18 },
      },
      { kind: 'refund', title: 'Refunds', text: expect.stringContaining('Came back'), amount: 0 },
    ],
  });
});

it('API-102 API-105 a page leads on where there is more, with its filter', async () => {
  const transactions = [{ id: 9 }, { id: 8 }];
  const more = calling({ page: { transactions, hasNext: true }, query: { type: 'CREDIT', before: '10' } });
  const next = '/wallet-service/ve1/wallet/transactions?before=8&type=CREDIT';
  expect(await more.data('getPassbook')).toEqual({ transactions, hasNext: true, nextPage: next });
  expect(await more.data('getWalletTransactions')).toEqual({ transactions, hasNext: true, nextPage: next });
  expect(more.page.mock.calls).toEqual([
    ['u-1', { before: undefined, type: 'CREDIT' }],
    ['u-1', { before: 10, type: 'CREDIT' }],
  ]);
  const plain = calling({ page: { transactions, hasNext: true } });
  expect(await plain.data('getWalletTransactions')).toMatchObject({
    nextPage: '/wallet-service/ve1/wallet/transactions?before=8',
  });
  expect(plain.page).toHaveBeenCalledExactlyOnceWith('u-1', { before: undefined, type: undefined });
  const last = { page: { transactions, hasNext: false } };
  expect(await calling(last).data('getPassbook')).not.toHaveProperty('nextPage');
});

it('API-103 WLT-05 a day ends at midnight in India; without one it is today', async () => {
  const on = calling({ headers: { transactiondate: '2026-02-28' } });
  expect(await on.data('getWalletHistory')).toEqual({ transactionDate: '2026-02-28', balance: 55 });
  expect(on.balanceBefore).toHaveBeenCalledExactlyOnceWith('u-1', new Date('2026-02-28T18:30:00Z'));
  // It is past midnight there.
  expect(await calling().data('getWalletHistory')).toEqual({ transactionDate: '2026-11-21', balance: 55 });
  for (const transactiondate of ['2026-02-30', '2026-2-28', 'x2026-02-28', '2026-02-28x', '2026-13-01', ''])
    await expect(calling({ headers: { transactiondate } }).call('getWalletHistory')).rejects.toMatchObject({
      status: 400,
      entry: { code: 'WRONG_DATE', displayMsg: 'Choose a day of the past, or today.' },
    });
});
