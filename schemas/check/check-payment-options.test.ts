import { expect, it } from 'vitest';
import { fixtureDocuments } from '#server/testing/documents.ts';
import { validateDocument } from './validate-document.ts';
import { warnDocument } from './warn-document.ts';

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
  const found = (mode: string, gateway: string) => faultsOf({ options: [{ ...cash, mode, gateway }] });
  const by = (mode: string, gateway: string) => found(mode, gateway).length;
  expect(found('CASH', 'PAYU')[0]).toMatch(/^options\[0\]\.gateway /);
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

it('refuses ways to pay of which none is for the web', () => {
  const inPaytm = { ...cash, onlyIn: ['PAYTM'] };
  expect(faultsOf({ options: [inPaytm, { ...cash, paymentId: 'b', status: 'D' }] })).toEqual([
    `options has no way to pay that can be chosen on the web: nobody could order there. Add "WEB" to the 'onlyIn' of one of them, or leave 'onlyIn' out.`,
  ]);
  expect(faultsOf({ options: [{ ...cash, onlyIn: ['WEB', 'GPAY'] }] })).toEqual([]);
});

const warningsOf = (body: object) =>
  warnDocument({
    kind: 'payment-options',
    slug: 'default',
    body: { ...written, zeroContact: { blocks: [] }, ...body },
    file: 'x',
    now: 0,
  }).map(({ message }) => message);

it('warns of ways to pay that nobody can choose, and of reasons that nobody reads', () => {
  expect(warningsOf({})).toEqual([]);
  expect(
    warningsOf({ options: [{ ...cash, onlyIn: ['WEB', 'PAYTM'], blockedFor: ['GPAY', 'PAYTM'] }] }),
  ).toEqual([
    "options[0].blockedFor[1] is 'PAYTM', where 'onlyIn' lists it: it would be shown there and could not be chosen. Remove the app from one of the two.",
  ]);
  expect(warningsOf({ options: [{ ...cash, reason: 'Back on Monday' }] })).toEqual([
    'options[0].reason is not read while the option can be chosen. Write "status": "D" as well, or remove the reason.',
  ]);
  expect(warningsOf({ options: [{ ...cash, reason: 'Back on Monday', status: 'D' }] })).toEqual([]);
  expect(warningsOf({ options: [{ ...cash, reason: 'Not here', blockedFor: ['GPAY'] }] })).toEqual([]);
});

it('warns where nobody can pay for a delivery without contact', () => {
  const upi = { paymentId: 'upi', mode: 'UPI_WALLET', label: 'UPI', gateway: 'PAYU' };
  const blocking = (...blocks: string[]) => warningsOf({ options: [cash, upi], zeroContact: { blocks } });
  expect(blocking('CASH', 'UPI_WALLET')).toEqual([
    expect.stringContaining('zeroContact.blocks lists every way to pay that can be chosen on the web'),
  ]);
  expect([...blocking('CASH'), ...blocking()]).toEqual([]);
});
