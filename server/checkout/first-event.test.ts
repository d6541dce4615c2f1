import { expect, it } from 'vitest';
import { firstEvent } from './first-event.ts';
import { transactionOf } from './testing/transaction-of.ts';
import type { Payment } from './transactions-repository.ts';

const promo = { code: 'TEN', text: 'Not with a card.' };
const comesFirst = (more: Partial<Payment>, amount = 25_000, walletAmount = 0) =>
  firstEvent({ payment: { ...transactionOf().payment, ...more }, amount, wallet_amount: walletAmount });

it.each<[string, Parameters<typeof comesFirst>, ReturnType<typeof comesFirst>]>([
  ['no way to pay is chosen', [{ mode: '' }], undefined],
  ['a code does not go with the way to pay', [{ promo }], undefined],
  [
    'a code does not go with it, and the number has to answer',
    [{ mode: 'CASH', promo, needsCode: true }],
    undefined,
  ],
  ['it is paid on a page', [{}], 'payment-asked'],
  ['it is paid by UPI', [{ mode: 'UPI_WALLET' }], 'payment-asked'],
  ['an e-voucher is to be given', [{ mode: 'EVOUCHER' }], undefined],
  ['a wallet is to be linked', [{ mode: 'PAYTM_WALLET' }], undefined],
  ['it is paid in cash', [{ mode: 'CASH', needsCode: false }], 'cash-agreed'],
  [
    'PAY-12 it is paid in cash to a number that nobody has answered',
    [{ mode: 'CASH', needsCode: true }],
    'code-asked',
  ],
  ['the number of a card payment need not answer', [{ needsCode: true }], 'payment-asked'],
  ['the wallet pays all', [{ mode: 'PIGGYBANK' }, 0, 25_000], 'paid'],
  [
    'the wallet pays all, and the number need not answer',
    [{ mode: 'CASH', needsCode: true }, 0, 25_000],
    'paid',
  ],
  ['the wallet pays all in the place of an e-voucher', [{ mode: 'EVOUCHER' }, 0, 25_000], 'paid'],
  ['it costs nothing', [{}, 0], 'paid'],
  ['PAY-12 it costs nothing, and nobody has answered', [{ needsCode: true }, 0], 'code-asked'],
])('where %s, it goes on so', (_title, given, event) => {
  expect(comesFirst(...given)).toBe(event);
});
