import { expect, it, vi } from 'vitest';
import type { Transaction } from '../checkout/transactions-repository.ts';
import { transactionOf } from '../checkout/testing/transaction-of.ts';
import { GatewayUnreachable } from '../gateways/gateway.ts';
import type { PaytmWallet } from '../gateways/paytm-wallet.ts';
import { paytmCalls } from './paytm-calls.ts';

const { payment } = transactionOf();
const unpaid = transactionOf({ state: 'AWAITING_MEANS', payment: { ...payment, mode: 'PAYTM_WALLET' } });
const asked: Transaction = { ...unpaid, state: 'AWAITING_PAYMENT' };
const link = { mobile: '9876543219', token: 'the token', balance: null };

/** The calls that pay, with all that they need in memory. The linked wallet holds ₹9,000. */
function paying(row: Transaction = unpaid) {
  const withdraw = vi.fn<PaytmWallet['withdraw']>(async () => ({ state: 'success' }));
  const log = { warn: vi.fn<(what: object) => void>() };
  const payments = {
    own: async () => row,
    asked: vi.fn(async () => ({ row: asked, isFirst: true })),
    told: vi.fn(async () => ({ ...asked, state: 'CONFIRMED' })),
    settle: async () => row,
    stepOf: async ({ state }: Transaction) => state,
  };
  const calls = paytmCalls({
    account: { balanceOf: async () => 900_000 } as never,
    links: { find: async () => link } as never,
    wallet: { withdraw } as unknown as PaytmWallet,
    addsMoney: async () => false,
    payments: payments as never,
    log,
  });
  const call = {
    session: { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn: true },
    request: { ip: '203.0.113.1', headers: {} },
    body: { orderTransactionId: row.id },
  };
  return { withdraw, log, payments, submit: () => calls.submitPaytm(call as never) };
}

it('PAY-26 takes what the order costs from the wallet of its customer', async () => {
  const { withdraw, submit } = paying();
  expect(await submit()).toEqual({ status: 'SUCCESS', data: 'CONFIRMED' });
  const { id: ref, amount } = asked;
  const { mobile, token } = link;
  expect(withdraw.mock.calls).toEqual([
    [{ ref, amount, token, mobile, customerId: 'u-1', ip: '203.0.113.1' }],
  ]);
});

it.each<[string, Partial<Transaction>]>([
  ['paid by an e-voucher', { payment: { ...payment, mode: 'EVOUCHER' } }],
  ['without a way to pay', { payment: { ...payment, mode: '' } }],
  [
    'whose customer is asked whether it goes on without its code',
    { payment: { ...payment, mode: 'PAYTM_WALLET', promo: { code: 'UPIONLY', text: 'Not with Paytm.' } } },
  ],
])('PAY-24 PAY-26 takes nothing from the linked wallet for an order %s', async (_, other) => {
  const { withdraw, payments, submit } = paying({ ...unpaid, ...other });
  expect(await submit()).toEqual({ status: 'SUCCESS', data: 'AWAITING_MEANS' });
  expect(payments.asked).not.toHaveBeenCalled();
  expect(withdraw).not.toHaveBeenCalled();
});

it('PAY-26 a second tap takes nothing while the first one is under way', async () => {
  const { withdraw, payments, submit } = paying();
  payments.asked.mockResolvedValue({ row: asked, isFirst: false });
  expect(await submit()).toEqual({ status: 'SUCCESS', data: 'AWAITING_PAYMENT' });
  expect(withdraw).not.toHaveBeenCalled();
});

it('API-096 PAY-26 a withdrawal that Paytm does not answer goes on, and is logged with its transaction alone', async () => {
  const { withdraw, log, submit } = paying();
  const err = new GatewayUnreachable('It does not answer.');
  withdraw.mockRejectedValue(err);
  expect(await submit()).toEqual({ status: 'SUCCESS', data: 'AWAITING_PAYMENT' });
  expect(log.warn.mock.calls.map(([what]) => what)).toEqual([{ transactionId: 't-1', err }]);
});

it('PAY-26 a mistake of ours while the money is taken is not said to be the silence of Paytm', async () => {
  const { payments, log, submit } = paying();
  payments.told.mockRejectedValue(new TypeError('A mistake of ours.'));
  await expect(submit()).rejects.toThrow('A mistake of ours.');
  expect(log.warn).not.toHaveBeenCalled();
});
