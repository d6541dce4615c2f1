import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { PaymentDetails } from '#schemas/entities/order.ts';
import type { OptionOf } from '../payment-options/offered-options.ts';
import { type Choice, choiceOf, isSamePayment, splitOf } from './payment-choice.ts';

const offered: Readonly<
  Record<string, { mode: string; gateway: string | null; status?: string; banks?: string[] }>
> = {
  card: { mode: 'CC', gateway: 'PAYU' },
  bank: { mode: 'NB', gateway: 'BILLDESK', banks: ['HDFC', 'SBI'] },
  upi: { mode: 'UPI_WALLET', gateway: 'PAYTM' },
  wallet: { mode: 'PIGGYBANK', gateway: null },
  resting: { mode: 'CC', gateway: 'PAYU', status: 'D' },
};
const request = {} as FastifyRequest;
const optionOf = (async (id: string, asked: unknown) => {
  expect(asked).toBe(request);
  const one = offered[id];
  return one && { status: 'E', ...one, banks: (one.banks ?? []).map((code) => ({ code, name: code })) };
}) as unknown as OptionOf;

const details = (primaryPaymentId: string, more: Partial<PaymentDetails> = {}): PaymentDetails => ({
  primaryPaymentId,
  loyaltyEligible: false,
  ...more,
});
const choose = (...given: Parameters<typeof details>) => choiceOf(details(...given), { optionOf, request });
const collect = { flow: 'COLLECT' } as const;

it.each<[string, Parameters<typeof details>, Partial<Choice>]>([
  ['one way', ['card'], { mode: 'CC', gateway: 'PAYU', banks: [], usesWallet: false }],
  ['a bank', ['bank'], { mode: 'NB', banks: ['HDFC', 'SBI'] }],
  ['the wallet alone', ['wallet'], { mode: 'PIGGYBANK', gateway: null, usesWallet: true }],
  [
    'the wallet first',
    ['wallet', { secondaryPaymentId: 'card' }],
    { mode: 'CC', gateway: 'PAYU', usesWallet: true },
  ],
  [
    'the wallet second',
    ['card', { secondaryPaymentId: 'wallet' }],
    { mode: 'CC', gateway: 'PAYU', usesWallet: true },
  ],
  [
    'PAY-32 one way twice',
    ['card', { secondaryPaymentId: 'card' }],
    { details: details('card'), usesWallet: false },
  ],
  [
    'without what was seen of the wallet',
    ['card', { secondaryPaymentId: 'wallet', walletAmount: 100 }],
    { details: details('card', { secondaryPaymentId: 'wallet' }) },
  ],
  ['PAY-32 an empty second way', ['card', { secondaryPaymentId: '' }], { details: details('card') }],
  ['an address of UPI', ['upi', { instrument: { ...collect, vpa: 'a@upi' } }], { mode: 'UPI_WALLET' }],
  ['an app of UPI', ['upi', { instrument: { flow: 'INTENT' } }], { mode: 'UPI_WALLET' }],
  ['a card, whatever is left of UPI', ['card', { instrument: collect }], { mode: 'CC' }],
])('PAY-13 can be paid with: %s', async (_, given, choice) => {
  expect(await choose(...given)).toMatchObject(choice);
});

it.each<[string, Parameters<typeof details>]>([
  ['OPTION_GONE', ['gone']],
  ['OPTION_GONE', ['resting']],
  ['OPTION_GONE', ['card', { secondaryPaymentId: 'gone' }]],
  ['TWO_WAYS_TO_PAY', ['card', { secondaryPaymentId: 'bank' }]],
  ['VPA_MISSING', ['upi', { instrument: collect }]],
])('is refused as %s: %j', async (code, given) => {
  await expect(choose(...given)).rejects.toMatchObject({ entry: { code } });
});

it.each<[PaymentDetails, PaymentDetails, boolean]>([
  [details('card'), details('card'), true],
  [details('card'), details('bank'), false],
  [details('card'), details('card', { secondaryPaymentId: 'card' }), true],
  [details('card'), details('card', { secondaryPaymentId: 'wallet' }), false],
  [
    details('bank', { instrument: { flow: 'BANK', bankCode: 'HDFC' } }),
    details('bank', { instrument: { flow: 'BANK', bankCode: 'SBI' } }),
    false,
  ],
  [
    details('upi', { instrument: { ...collect, vpa: 'a@upi' } }),
    details('upi', { instrument: { ...collect, vpa: 'b@upi' } }),
    false,
  ],
  [
    details('upi', { instrument: { ...collect, vpa: 'a@upi' } }),
    details('upi', { instrument: { flow: 'INTENT', vpa: 'a@upi' } }),
    false,
  ],
  [
    details('upi', { instrument: { ...collect, vpa: 'a@upi' } }),
    details('upi', { instrument: { ...collect, vpa: 'a@upi' } }),
    true,
  ],
])('%j and %j are the same way to pay: %s', (one, other, is) => {
  expect(isSamePayment(one, other)).toBe(is);
});

const card: Choice = { details: details('card'), mode: 'CC', gateway: 'PAYU', banks: [], usesWallet: false };
const both = { ...card, usesWallet: true };
const wallet: Choice = { ...both, mode: 'PIGGYBANK', gateway: null };

it.each([
  [card, 500, { amount: 300, walletAmount: 0 }],
  [both, 100, { amount: 200, walletAmount: 100 }],
  [both, 300, { amount: 0, walletAmount: 300 }],
  [both, 500, { amount: 0, walletAmount: 300 }],
  [both, 0, { amount: 300, walletAmount: 0 }],
  [both, -50, { amount: 300, walletAmount: 0 }],
  [wallet, 300, { amount: 0, walletAmount: 300 }],
] as const)('PAY-27 PAY-28 300 paise by %j with %i in the wallet: %j', (choice, balance, split) => {
  expect(splitOf(choice, { price: 300, balance, hasOwnPrice: false })).toEqual(split);
});

it.each([
  [both, { amount: 100, walletAmount: 200 }],
  [card, { amount: 300, walletAmount: 0 }],
  [wallet, { amount: 0, walletAmount: 300 }],
] as const)('PAY-27 300 paise by an offer for %j, with 500 in the wallet: %j', (choice, split) => {
  expect(splitOf(choice, { price: 300, balance: 500, hasOwnPrice: true })).toEqual(split);
});

it('PAY-31 the wallet alone has to pay all', () => {
  expect(() => splitOf(wallet, { price: 300, balance: 299, hasOwnPrice: false })).toThrow(
    expect.objectContaining({ entry: expect.objectContaining({ code: 'WALLET_SHORT' }) }),
  );
});
