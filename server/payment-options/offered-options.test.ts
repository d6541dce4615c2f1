import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { type PaymentOptionsDocument, paymentOptionsDocument } from '#schemas/documents/payment-options.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { createOfferedOptions } from './offered-options.ts';
import { voucherRefusal } from './voucher-refusal.ts';

type WrittenDocument = Partial<Record<keyof PaymentOptionsDocument, unknown>>;

const requestFrom = (miniApp?: string) =>
  ({ headers: miniApp === undefined ? {} : { [headerNames.miniApp]: miniApp } }) as unknown as FastifyRequest;

const cash = { paymentId: 'cash', mode: 'CASH', label: 'Cash' };
const paytm = { paymentId: 'paytm', mode: 'PAYTM_WALLET', label: 'Paytm', gateway: 'PAYTM_WALLET' };
const wallet = { paymentId: 'points' };

/** A shop with this document of ways to pay, and this configuration; without a document nothing is published. */
function shopWith(written: WrittenDocument | undefined, config: object = {}) {
  const body = written && { document: 'payment-options', title: 'Ways to pay', options: [cash], ...written };
  const document = body && paymentOptionsDocument.parse(body);
  const found: Readonly<Record<string, unknown>> = {
    'payment-options/default': document && { document, body },
    'app-config/default': { document: config, body: config },
  };
  const live = {
    find: async (kind: string, slugs: readonly string[]) => found[`${kind}/${slugs[0]}`],
    list: async () => [],
  } as unknown as DocumentsSource;
  return createOfferedOptions({ live, gateways: new Map([['PAYU', {}]]) });
}

it('PAY-03 an option that is open has no reason, its banks, and no gateway where it names none', async () => {
  const banks = [{ code: 'HDF', name: 'HDFC', group: 'Popular Banks' }];
  const { optionOf } = shopWith({ options: [{ ...cash, banks, reason: 'Not said.' }] });
  expect(await optionOf('cash', requestFrom())).toEqual({
    paymentId: 'cash',
    mode: 'CASH',
    gateway: null,
    banks: expect.arrayContaining([expect.objectContaining({ code: 'HDF' })]),
    status: 'E',
  });
});

it.each([
  ['is switched off', { status: 'D' }, undefined, 'Not now.'],
  ['is switched off with a reason', { status: 'D', reason: 'On Monday.' }, undefined, 'On Monday.'],
  ['has a gateway that is not set up', { gateway: 'BILLDESK' }, undefined, 'Not now.'],
  ['has a gateway that is set up', { gateway: 'PAYU' }, undefined, undefined],
  ['is blocked for the app of this partner', { blockedFor: ['PAYTM'] }, 'PAYTM', 'Not now.'],
  ['is blocked for the app of another partner', { blockedFor: ['PAYTM'] }, 'GPAY', undefined],
  ['is blocked for the app of a partner, in the web app', { blockedFor: ['PAYTM'] }, undefined, undefined],
])('PAY-04 an option that %s says whether it can be chosen, and why not', async (...row) => {
  const [, change, app, reason] = row;
  const { optionOf } = shopWith({ options: [{ ...cash, ...change }], unavailableText: 'Not now.' });
  expect(await optionOf('cash', requestFrom(app))).toMatchObject(
    reason === undefined ? { status: 'E' } : { status: 'D', reason },
  );
});

it.each([
  ['in its own build', { onlyIn: ['PAYTM'] }, {}, 'PAYTM', true],
  ['in another build', { onlyIn: ['PAYTM'] }, {}, 'GPAY', false],
  ['of the web alone, in the web app', { onlyIn: ['WEB'] }, {}, undefined, true],
  ['of the web alone, in an app that nobody knows', { onlyIn: ['WEB'] }, {}, 'OTHER', true],
  ['of every build', {}, {}, 'GPAY', true],
  [
    'that the configuration keeps out of this app',
    {},
    { vendorConfig: { GPAY: { blockedFeatures: ['CASH'] } } },
    'GPAY',
    false,
  ],
  [
    'that the configuration keeps out of another app',
    {},
    { vendorConfig: { GPAY: { blockedFeatures: ['CASH'] } } },
    'PAYTM',
    true,
  ],
  [
    'where the configuration keeps another way to pay out',
    {},
    { vendorConfig: { GPAY: { blockedFeatures: ['UPI_WALLET'] } } },
    'GPAY',
    true,
  ],
])('MIN-06 MIN-12 an option %s is there, or not at all', async (_, change, config, app, isThere) => {
  const { optionOf } = shopWith({ options: [{ ...cash, ...change }] }, config);
  expect((await optionOf('cash', requestFrom(app)))?.paymentId).toBe(isThere ? 'cash' : undefined);
});

it('API-086 pays by the option that is asked for, and by none that the document does not have', async () => {
  const { optionOf } = shopWith({ options: [cash, { ...cash, paymentId: 'card', mode: 'CC' }] });
  expect(await optionOf('card', requestFrom())).toMatchObject({ paymentId: 'card', mode: 'CC' });
  expect(await optionOf('barter', requestFrom())).toBeUndefined();
  expect(await shopWith(undefined).optionOf('cash', requestFrom())).toBeUndefined();
});

it.each([
  ['where its build has it', { walletBuilds: ['WEB'] }, undefined, true],
  ['where another build has it', { walletBuilds: ['PAYTM'] }, undefined, false],
  [
    'where the configuration keeps it out of this app',
    { walletBuilds: ['PAYTM'], vendorConfig: { PAYTM: { blockedFeatures: ['PIGGYBANK'] } } },
    'PAYTM',
    false,
  ],
])('WLT-06 the loyalty wallet pays %s', async (_, config, app, pays) => {
  const shop = shopWith({ wallet }, config);
  expect(await shop.optionOf('points', requestFrom(app))).toEqual(
    pays ? { paymentId: 'points', mode: 'PIGGYBANK', status: 'E', gateway: null, banks: [] } : undefined,
  );
  expect(await shop.optionOf('cash', requestFrom(app))).toMatchObject({ mode: 'CASH' });
  expect(await shopWith({}, config).optionOf('points', requestFrom(app))).toBeUndefined();
});

it('PAY-26 the Paytm wallet takes money on the way where its own option says so', async () => {
  expect(await shopWith({ options: [cash, { ...paytm, addMoney: 'E' }] }).addsMoney()).toBe(true);
  expect(await shopWith({ options: [cash, paytm] }).addsMoney()).toBe(false);
  expect(await shopWith({ options: [{ ...cash, addMoney: 'E' }, paytm] }).addsMoney()).toBe(false);
  expect(await shopWith(undefined).addsMoney()).toBe(false);
});

it('PAY-38 blocks for a delivery without contact what the document says, and nothing without one', async () => {
  const zeroContact = { blocks: ['UPI_WALLET'], reason: 'No.' };
  expect(await shopWith({ zeroContact }).zeroContact()).toEqual(zeroContact);
  expect(await shopWith(undefined).zeroContact()).toEqual({ blocks: [], reason: '' });
});

type Priced = Parameters<typeof voucherRefusal>[0];
const text = 'Payment by eVouchers is not allowed with Every Day Value items OR Coupons in your cart.';

it.each([
  ['without a coupon', undefined, ['PIZZA'], undefined],
  ['with a coupon that holds', 'SUCCESS', ['PIZZA'], text],
  ['with a coupon that does not hold', 'FAILED', ['PIZZA'], undefined],
  ['with one everyday-value item among others', undefined, ['PIZZA', 'EDV'], text],
  ['with a coupon that does not hold and an everyday-value item', 'FAILED', ['EDV'], text],
  ['that is empty', undefined, [], undefined],
])('PAY-62 an e-voucher for a cart %s', (_, result, types, refusal) => {
  const priced = {
    ...(result !== undefined && { explicitPromo: { result } }),
    validItems: types.map((productType) => ({ productType })),
  } as unknown as Priced;
  expect(voucherRefusal(priced)).toBe(refusal);
});
