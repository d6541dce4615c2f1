import { expect, it } from 'vitest';
import { fixtureDocuments } from '#server/testing/documents.ts';
import { validateDocument } from './validate-document.ts';

const written = fixtureDocuments.find(({ kind }) => kind === 'payment-options')?.body as object;
const faultsOf = (body: object) =>
  validateDocument({ kind: 'payment-options', body: { ...written, ...body }, file: 'x' }).map(
    ({ message }) => message,
  );
const cash = { paymentId: 'cash', mode: 'CASH', label: 'Cash' };

it('PAY-03 finds ways to pay that stand there twice, and those that nobody takes money for', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ options: [cash, cash] })).toEqual([
    "options[1].paymentId is 'cash', as is another one. Give each option a name of its own.",
  ]);
  expect(faultsOf({ options: [{ ...cash, paymentId: 'loyalty-wallet' }] })).toHaveLength(1);
  expect(faultsOf({ options: [{ ...cash, mode: 'PIGGYBANK' }] })[0]).toContain('loyalty wallet');
  expect(faultsOf({ options: [{ ...cash, mode: 'UPI_WALLET' }] })).toEqual([
    "options[0] names no 'gateway', so nobody takes the money. Name the provider that takes it.",
  ]);
});

it('PAY-16 finds ways to pay whose provider does not take them', () => {
  const by = (mode: string, gateway: string) => faultsOf({ options: [{ ...cash, mode, gateway }] }).length;
  for (const [mode, gateway] of [
    ['CASH', 'PAYU'],
    ['EVOUCHER', 'PAYU'],
    ['PAYTM_WALLET', 'PAYTM_PG'],
    ['CC', 'PAYTM_WALLET'],
    ['UPI_WALLET', 'BILLDESK'],
  ] as const)
    expect([mode, by(mode, gateway)]).toEqual([mode, 1]);
  for (const [mode, gateway] of [
    ['PAYTM_WALLET', 'PAYTM_WALLET'],
    ['UPI_WALLET', 'PAYU'],
    ['CC', 'PAYTM_PG'],
  ] as const)
    expect([mode, by(mode, gateway)]).toEqual([mode, 0]);
});

it('PAY-08 finds banks that stand there twice', () => {
  const bank = { code: 'HDFC', name: 'HDFC Bank' };
  const banks = [bank, { ...bank, name: 'Another' }];
  expect(faultsOf({ options: [{ ...cash, mode: 'NB', gateway: 'BILLDESK', banks }] })).toEqual([
    "options[0].banks[1].code is 'HDFC', as is another one of this list. Remove one of the two.",
  ]);
});
