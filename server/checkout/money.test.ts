import { expect, it, vi } from 'vitest';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { createMoney } from './money.ts';
import { transactionOf } from './testing/transaction-of.ts';

const transaction = 'the transaction' as never;
const row = transactionOf();
const use = { userId: 'u-1', transactionId: 't-1', amount: 5_000 };

function books(balances: readonly LedgerEntry[] = []) {
  const post = vi.fn(async () => {});
  const wallet = {
    balance: vi.fn(async () => 1_200),
    hold: vi.fn(async () => true),
    capture: vi.fn(async () => {}),
    release: vi.fn(async () => {}),
    refunded: vi.fn(async (entries: readonly LedgerEntry[]) => [...entries]),
  };
  const keepVoucherValid = vi.fn(async () => {});
  const ledger = { post, balancesOf: async () => balances } as never;
  return { money: createMoney({ ledger, wallet, keepVoucherValid }), wallet, keepVoucherValid, post };
}

const posted = ({ post }: Pick<ReturnType<typeof books>, 'post'>) => post.mock.calls as unknown[];
const of = (posting: string, kind: string, entries: readonly [account: string, amount: number][]) => [
  {
    posting: `${posting}:t-1`,
    kind,
    transactionId: 't-1',
    entries: entries.map(([account, amount]) => ({ account, amount })),
  },
  transaction,
];

it('what a gateway took is the customer’s until there is an order of it', async () => {
  const { money, post } = books();
  await money.receive(row, transaction);
  expect(posted({ post })).toEqual([
    of('paid', 'paid', [
      ['gateway:PAYU', -25_000],
      ['customer:u-1', 25_000],
    ]),
  ]);
  await money.receive(transactionOf({ amount: 0, gateway: null }), transaction);
  expect(post).toHaveBeenCalledOnce();
});

it('money of no gateway is a fault, and posted nowhere', async () => {
  const { money, post } = books();
  await expect(money.receive(transactionOf({ gateway: null }), transaction)).rejects.toThrow(
    'Transaction t-1 was paid at no gateway.',
  );
  expect(post).not.toHaveBeenCalled();
});

it('cash is what the rider collects', async () => {
  const { money, post } = books();
  await money.agreeCash(row, transaction);
  expect(posted({ post })).toEqual([
    of('cash', 'cash', [
      ['cash', -25_000],
      ['customer:u-1', 25_000],
    ]),
  ]);
});

it('an order is sold for what the customer and the wallet paid', async () => {
  const { money, post, wallet } = books();
  await money.sell(row, transaction);
  expect(wallet.capture).toHaveBeenCalledExactlyOnceWith(use, transaction);
  expect(posted({ post })).toEqual([
    of('sold', 'sold', [
      ['customer:u-1', -30_000],
      ['sales', 30_000],
    ]),
  ]);
  await money.sell(transactionOf({ wallet_amount: 0 }), transaction);
  expect(wallet.capture).toHaveBeenCalledOnce();
});

it('money that no order comes of is owed back', async () => {
  const { money, post } = books();
  await money.oweBack(row, transaction);
  expect(posted({ post })).toEqual([
    of('paid', 'paid', [
      ['gateway:PAYU', -25_000],
      ['customer:u-1', 25_000],
    ]),
    of('due', 'refund-due', [
      ['customer:u-1', -25_000],
      ['refund-due', 25_000],
    ]),
  ]);
});

it('what is owed goes back to the gateway that took it', async () => {
  const { money, post } = books();
  await money.giveBack(row, transaction);
  expect(posted({ post })).toEqual([
    of('refunded', 'refunded', [
      ['refund-due', -25_000],
      ['gateway:PAYU', 25_000],
    ]),
  ]);
});

it('what was paid besides is owed and given back by a name of its own', async () => {
  const { money, post } = books();
  const other = { gatewayId: 'g-2', amount: 700 };
  await money.oweExtra(row, other, transaction);
  await money.giveExtraBack(row, other, transaction);
  const [owed] = of('paid-again', 'paid-again', [
    ['gateway:PAYU', -700],
    ['refund-due', 700],
  ]);
  const [back] = of('refunded-again', 'refunded-again', [
    ['refund-due', -700],
    ['gateway:PAYU', 700],
  ]);
  expect(posted({ post })).toEqual([
    [{ ...(owed as object), posting: 'paid-again:t-1:g-2' }, transaction],
    [{ ...(back as object), posting: 'refunded-again:t-1:g-2' }, transaction],
  ]);
});

it('a wallet sets aside what it pays, or says what it has', async () => {
  const { money, wallet } = books();
  expect(await money.holdWallet(transactionOf({ wallet_amount: 0 }), transaction)).toEqual({ isHeld: true });
  expect(wallet.hold).not.toHaveBeenCalled();
  expect(await money.holdWallet(row, transaction)).toEqual({ isHeld: true });
  expect(wallet.hold).toHaveBeenCalledExactlyOnceWith(use, transaction);
  wallet.hold.mockResolvedValue(false);
  expect(await money.holdWallet(row, transaction)).toEqual({ isHeld: false, balance: 1_200 });
  expect(wallet.balance).toHaveBeenCalledExactlyOnceWith('u-1', transaction);
});

it('gives a wallet back what it has set aside, where there is something', async () => {
  const { money, wallet } = books();
  await money.releaseWallet(transactionOf({ wallet_amount: 0 }), transaction);
  expect(wallet.release).not.toHaveBeenCalled();
  await money.releaseWallet(row, transaction);
  expect(wallet.release).toHaveBeenCalledExactlyOnceWith(use, transaction);
});

it('a cancelled order goes back to where it came from, and what gateways took is due', async () => {
  const balances: LedgerEntry[] = [
    { account: 'gateway:PAYU', amount: -25_000 },
    { account: 'refund-due', amount: 700 },
    { account: 'wallet:u-1', amount: -5_000 },
    { account: 'sales', amount: 30_000 },
  ];
  const { money, post, wallet, keepVoucherValid } = books(balances);
  wallet.refunded.mockImplementation(async (entries) =>
    entries.map((entry) =>
      entry.account === 'wallet:u-1' ? { ...entry, account: 'wallet:u-1:refund' } : entry,
    ),
  );
  await money.unsell(row, transaction);
  expect(posted({ post })).toEqual([
    of('cancelled', 'cancelled', [
      ['refund-due', 24_300],
      ['wallet:u-1:refund', 5_000],
      ['sales', -30_000],
    ]),
  ]);
  expect(keepVoucherValid).not.toHaveBeenCalled();
});

it('a voucher that money goes back to is kept valid, in the same database transaction', async () => {
  const { money, post, keepVoucherValid } = books([
    { account: 'voucher:GIFT:1', amount: -25_000 },
    { account: 'sales', amount: 25_000 },
  ]);
  await money.unsell(row, transaction);
  expect(posted({ post })).toEqual([
    of('cancelled', 'cancelled', [
      ['voucher:GIFT:1', 25_000],
      ['sales', -25_000],
    ]),
  ]);
  expect(keepVoucherValid).toHaveBeenCalledExactlyOnceWith('GIFT:1', transaction);
});
