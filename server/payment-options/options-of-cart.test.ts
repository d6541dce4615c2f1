import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { PaymentOptionsDocument } from '#schemas/documents/payment-options.ts';
import { cartReply } from '../cart/cart-reply.ts';
import { codeForOthers } from '../cart/code-for-others.ts';
import type { FrozenCart } from '../cart/freeze-cart.ts';
import { cartOf, line, offer, shopOf } from '../cart/testing/sample-shop.ts';
import type { OfferedOption } from './offered-options.ts';
import { optionsOfCart } from './options-of-cart.ts';
import { paymentOptionsCalls } from './payment-options-calls.ts';

const ten = { kind: 'percentage', percent: 10 };
const upiOnly = offer({ code: 'UPI', effect: ten, paymentModes: ['UPI_WALLET', 'CC'] });

/** A cart with its price, before a way to pay is chosen. */
function frozenOf({ enteredCode = null as string | null, offers = [upiOnly] } = {}): FrozenCart {
  const cart = cartOf([line('FRIES', { quantity: 2 })], { enteredCode });
  const shop = shopOf({ offers }, { walletBuilds: ['WEB'], vendorConfig: {} });
  const priced = cartReply(cart, shop);
  return { cart, shop, priced, codeForOthers: codeForOthers(cart, shop, priced) };
}

const written = (paymentId: string, more: object = {}) => ({
  paymentId,
  label: `By ${paymentId}`,
  text: 'Text.',
  banks: [],
  ...more,
});
const open = (paymentId: string, mode: string, more: object = {}) =>
  ({ paymentId, mode, gateway: null, banks: [], status: 'E', ...more }) as unknown as OfferedOption;
const documentOf = (options: readonly object[]) =>
  ({
    options,
    zeroContact: { blocks: ['CASH'], reason: 'Not without contact.' },
  }) as unknown as PaymentOptionsDocument;

interface Of {
  readonly frozen?: FrozenCart;
  readonly isZeroContact?: boolean;
  readonly more?: object;
}

/** One way to pay for a cart. */
const one = (
  option: OfferedOption | undefined,
  { frozen = frozenOf(), isZeroContact = false, more = {} }: Of = {},
) =>
  optionsOfCart({ frozen, document: documentOf([written('it', more)]), offered: [option], isZeroContact })[0];

it('API-086 says of a way to pay what its document says', () => {
  const more = { img_url: '/cash.webp', paymentUrl: 'https://pay.example', banks: [{ code: 'HDF' }] };
  expect(one(open('it', 'CASH'), { more })).toEqual({
    paymentId: 'it',
    paymentMode: 'CASH',
    label: 'By it',
    text: 'Text.',
    banks: [{ code: 'HDF' }],
    asksCard: true,
    status: 'E',
    img_url: '/cash.webp',
    paymentUrl: 'https://pay.example',
  });
  expect(one(undefined)).toBeUndefined();
});

it('PAY-25 the card is asked for on our page for PayU alone, which gets it from the browser', () => {
  const asks = (gateway: string | null) => one(open('it', 'CC', { gateway }))?.asksCard;
  expect([asks(null), asks('PAYU'), asks('GLOBALPAY')]).toEqual([true, true, false]);
});

it('PAY-04 PAY-38 PAY-62 what cannot be chosen says why', () => {
  const off = open('it', 'CASH', { status: 'D', reason: 'On Monday.' });
  expect(one(off, { isZeroContact: true })).toMatchObject({ status: 'D', reason: 'On Monday.' });
  expect(one(open('it', 'CASH'), { isZeroContact: true })).toMatchObject({
    status: 'D',
    reason: 'Not without contact.',
  });
  expect(one(open('it', 'CC', { status: 'D' }))?.status).toBe('D');
  expect(one(open('it', 'CC'), { isZeroContact: true })?.status).toBe('E');
  const coupon = frozenOf({ enteredCode: 'TEN', offers: [offer({ code: 'TEN', effect: ten })] });
  const refused = one(open('it', 'EVOUCHER'), { frozen: coupon });
  expect(refused).toMatchObject({ status: 'D', reason: expect.stringContaining('eVouchers') });
  expect(one(open('it', 'CC'), { frozen: coupon })?.status).toBe('E');
  expect(one(open('it', 'EVOUCHER'))?.status).toBe('E');
});

it('PAY-02 says what the cart costs by a way to pay that an offer asks for', () => {
  const frozen = frozenOf({ enteredCode: 'UPI' });
  const price = (mode: string) => one(open('it', mode), { frozen })?.netPrice;
  expect([price('UPI_WALLET'), price('CC'), price('CASH')]).toEqual([17_010, 17_010, undefined]);
  // The same price is not said twice.
  expect(one(open('it', 'UPI_WALLET'))).not.toHaveProperty('netPrice');
});

interface Calling {
  readonly isLoggedIn?: boolean;
  readonly document?: object | undefined;
  readonly headers?: object;
  readonly query?: object;
  readonly balance?: number;
  readonly rows?: readonly object[];
}

function calling({ isLoggedIn = true, headers = {}, query, balance = 500, ...more }: Calling = {}) {
  const document =
    'document' in more
      ? more.document
      : {
          ...documentOf([written('cash'), written('gone')]),
          wallet: { paymentId: 'points' },
          upiIntentConfig: { android: ['collect'] },
          careText: 'Call us.',
        };
  const optionOf = vi.fn(async (id: string) =>
    id === 'gone'
      ? undefined
      : open(id, id === 'amazon' ? 'AMZPAY_WALLET' : 'CASH', id === 'off' ? { status: 'D' } : {}),
  );
  const heldFor = vi.fn(async () => 70);
  const freezeCart = vi.fn(async () => frozenOf());
  const { handlers } = paymentOptionsCalls(
    { db: dbOf(more.rows ?? []) as never },
    {
      options: {
        documentIn: async () => document,
        offered: ({ paymentId }: { paymentId: string }) =>
          paymentId === 'gone' ? undefined : open(paymentId, 'CASH'),
        optionOf,
      } as never,
      documentsFor: async () => ({ source: {} }) as never,
      freezeCart,
      balanceOf: async () => balance,
      heldFor,
    },
  );
  const asked = {
    session: { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn },
    request: { headers } as unknown as FastifyRequest,
    query,
  };
  const call = async (name: keyof typeof handlers) => {
    const reply = await (handlers[name] as (asked: object) => Promise<unknown>)(asked);
    const { status, data } = reply as { readonly status: string; readonly data: Record<string, unknown> };
    expect(status).toBe('SUCCESS');
    return data;
  };
  return { call, heldFor, freezeCart, optionOf };
}

/** A database whose queries all have these rows. */
function dbOf(rows: readonly object[]) {
  const query: object = new Proxy(
    {},
    { get: (_target, name) => (name === 'executeTakeFirst' ? async () => rows[0] : () => query) },
  );
  return query;
}

it('API-086 lists the ways to pay with the price, and what the wallet of a customer holds for this cart', async () => {
  const { call, heldFor, freezeCart } = calling();
  const { options, ...rest } = await call('getPaymentOptions');
  expect((options as { paymentId: string }[]).map(({ paymentId }) => paymentId)).toEqual(['cash']);
  expect(rest).toEqual({
    netPrice: 18_900,
    wallet: { paymentId: 'points', balance: 570 },
    upiIntentConfig: { android: ['collect'] },
    careText: 'Call us.',
  });
  expect(heldFor).toHaveBeenCalledExactlyOnceWith('c-1', 'u-1');
  expect(freezeCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cartId: 'c-1' }));
  expect((await calling({ balance: -100 }).call('getPaymentOptions')).wallet).toMatchObject({ balance: 0 });
});

it('WLT-06 a guest has no wallet, and neither has a shop without one', async () => {
  expect(await calling({ isLoggedIn: false }).call('getPaymentOptions')).not.toHaveProperty('wallet');
  expect(await calling({ document: documentOf([]) }).call('getPaymentOptions')).not.toHaveProperty('wallet');
  await expect(calling({ document: undefined }).call('getPaymentOptions')).rejects.toMatchObject({
    entry: { code: 'NOT_PUBLISHED', displayMsg: expect.stringContaining('payment-options/default') },
  });
});

it('PAY-38 a delivery without contact is one where the app says so', async () => {
  const statuses = async (zeroContactDelivery: string) =>
    (await calling({ query: { zeroContactDelivery } }).call('getPaymentOptions')).options;
  expect(await statuses('true')).toMatchObject([{ status: 'D' }]);
  expect(await statuses('false')).toMatchObject([{ status: 'E' }]);
});

const paidBy = (primaryPaymentId: string, more: object = {}) => [
  { payment: { primaryPaymentId, mode: 'CASH', ...more } },
];

it.each<[string, Calling, string | undefined]>([
  ['that of the last order', { rows: paidBy('cash') }, 'cash'],
  ['none that is not offered any more', { rows: paidBy('gone') }, undefined],
  ['none that cannot be chosen', { rows: paidBy('off') }, undefined],
  ['PAY-37 no wallet of Amazon', { rows: paidBy('amazon', { mode: 'AMZPAY_WALLET' }) }, undefined],
  ['in whichever place it stands', { rows: paidBy('points', { secondaryPaymentId: 'cash' }) }, 'points'],
  ['none by another mode than then', { rows: paidBy('cash', { mode: 'CC' }) }, undefined],
  ['what the device remembers, without an order', { headers: { lastsavedpaymentid: 'cash' } }, 'cash'],
  ['nothing else that the device says', { headers: { lastsavedpaymentid: ['cash'] } }, undefined],
  [
    'not what the device remembers, with an order',
    { rows: paidBy('gone'), headers: { lastsavedpaymentid: 'cash' } },
    undefined,
  ],
  ['nothing, where nothing is known', {}, undefined],
])('API-087 the last way to pay is %s', async (_title, given, paymentId) => {
  const last = await calling(given).call('getLastPayment');
  expect(last).toEqual(paymentId === undefined ? {} : { paymentId, paymentMode: 'CASH' });
});
