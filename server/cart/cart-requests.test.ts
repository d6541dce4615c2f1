import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { headerNames, type HeaderName } from '#schemas/header-names.ts';
import { cartHandlers } from './cart-handlers.ts';
import type { Cart } from './carts-repository.ts';
import { codeOf, couponHandlers } from './coupon-handlers.ts';
import { createFreezeCart } from './freeze-cart.ts';
import type { Shop } from './shop-now.ts';
import { cartOf, line, offer, shopOf } from './testing/sample-shop.ts';
import { writeRequest } from './write-request.ts';

const session = { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn: true };
const fries = line('FRIES', { quantity: 2 });
const ten = { kind: 'percentage', percent: 10 };

function requestOf(headers: Partial<Record<HeaderName, string>> = {}, more: object = {}) {
  const named = Object.entries(headers).map(([name, value]) => [headerNames[name as HeaderName], value]);
  const request = {
    ip: '203.0.113.1',
    method: 'POST',
    routeOptions: { url: '/cart/:cartId' },
    params: { cartId: 'c-1' },
    query: {},
    body: { items: [] },
    ...more,
    headers: { ...Object.fromEntries(named), ...(more as { headers?: object }).headers },
  };
  return request as unknown as FastifyRequest;
}

/** Handlers over one cart. What a write makes of it is in `written`. */
function calling(cart: Cart = cartOf([]), shop: Partial<Shop> = {}) {
  const limit = () => ({ take: vi.fn(async () => {}), check: vi.fn(async () => {}) });
  const written: { beginsAnew: boolean; next: Partial<Cart>; outcome: unknown }[] = [];
  const open = shopOf(shop);
  const options = {
    carts: {
      find: vi.fn(async (_session: object, _cartId: string) => cart),
      async write(asked: object) {
        const { beginsAnew, change, reply } = asked as {
          beginsAnew: boolean;
          change: (cart: Cart) => { next: Partial<Cart>; outcome: unknown };
          reply: (cart: Cart, outcome: unknown) => unknown;
        };
        const { next, outcome } = change(cart);
        written.push({ beginsAnew, next, outcome });
        return reply({ ...cart, ...next } as Cart, outcome);
      },
    },
    openShop: vi.fn(async (_visit: object) => open),
    writes: limit(),
    guesses: { ofSession: limit(), ofCaller: limit() },
  };
  const all = { ...cartHandlers(options as never), ...couponHandlers(options as never) };
  const call = (
    name: keyof typeof all,
    more: { body?: object; code?: string; request?: FastifyRequest } = {},
  ) =>
    (all[name] as (asked: unknown) => Promise<{ data: Record<string, unknown> }>)({
      session,
      request: more.request ?? requestOf(),
      params: { cartId: 'c-1', code: more.code },
      body: more.body,
    });
  return { call, written, options, open };
}

const full = (more: Partial<Cart> = {}) => cartOf([fries], more);
const fault = (code: string) => ({ entry: { code } });

it.each([
  ['createCart', true],
  ['createCartItems', true],
  ['putCartItems', false],
  ['putCartFromMenu', false],
  ['patchCart', false],
] as const)(
  '%s writes once for a session; where the old cart was ordered it begins a new one: %s',
  async (name, anew) => {
    const { call, written, options } = calling(cartOf([], { version: 0 }));
    const reply = await call(name, { body: { version: 0, items: [fries] } });
    expect(written.map(({ beginsAnew }) => beginsAnew)).toEqual([anew]);
    expect(options.writes.take).toHaveBeenCalledExactlyOnceWith('s-1');
    expect(reply.data.cartId).toBe('c-1');
  },
);

it('CRT-02 takes the lines of the app, at the store and for the kind of order of the request', async () => {
  const { call, written } = calling(cartOf([], { version: 0, storeId: null, orderType: null }));
  await call('putCartItems', { body: { version: 0, items: [fries] } });
  expect(written[0]?.next).toMatchObject({ lines: [fries], storeId: '14052', orderType: 'P' });
});

it.each([
  ['true', true],
  ['false', false],
  [undefined, true],
])('the header about the wallet, %s, makes %s of a cart that uses it', async (isWalletUsed, is) => {
  const { call, written } = calling(full({ isWalletUsed: true }));
  const headers = isWalletUsed === undefined ? {} : { iswalletused: isWalletUsed };
  await call('patchCart', { request: requestOf({}, { headers }) });
  expect(written[0]?.next.isWalletUsed).toBe(is);
});

it('CRT-17 a cart that was ordered is not changed', async () => {
  for (const [name, more] of [
    ['putCartItems', { body: { version: 3, items: [] } }],
    ['removeCoupon', { code: 'TEN' }],
    ['applyCoupon', { code: 'TEN' }],
  ] as const) {
    const { call, written } = calling(full({ isClosed: true }));
    await expect(call(name, more)).rejects.toMatchObject(fault('2.CARTINVALID'));
    expect(written).toEqual([]);
  }
});

it('CRT-16 CRT-18 a store that is offline begins no cart, and keeps one that is begun', async () => {
  const store = { id: '14052', name: 'Indiranagar', online: false };
  const { call } = calling(full(), { store });
  await expect(call('createCart', { body: { items: [] } })).rejects.toMatchObject(fault('2.ADVANCEORDER'));
  for (const name of ['putCartItems', 'getCart', 'applyCoupon', 'removeCoupon'] as const)
    await expect(call(name, { code: 'TEN', body: { version: 3, items: [] } })).rejects.toMatchObject(
      fault('2.STOREOFF'),
    );
});

it('a cart is read as it is', async () => {
  const { call, options } = calling(full());
  expect((await call('getCart')).data).toMatchObject({ cartId: 'c-1', version: 3, netPrice: 18_900 });
  expect(options.writes.take).not.toHaveBeenCalled();
});

const offers = [
  offer({ code: 'TEN', effect: ten }),
  offer({ code: 'UPI', effect: ten, paymentModes: ['UPI_WALLET'] }),
];
const kept = (written: ReturnType<typeof calling>['written']) => written.at(-1)?.next.enteredCode;

it('OFR-08 a code that holds is kept, in whatever case it is entered', async () => {
  const { call, written, options } = calling(full(), { offers });
  const { data } = await call('applyCoupon', { code: ' ten ' });
  expect(data).toMatchObject({ result: 'SUCCESS', text: expect.stringContaining('TEN saves you') });
  expect([kept(written), written[0]?.beginsAnew]).toEqual(['TEN', false]);
  expect((data.cart as { netPrice: number }).netPrice).toBe(17_010);
  expect(options.guesses.ofSession.check).toHaveBeenCalledExactlyOnceWith('u-1');
  expect(options.guesses.ofCaller.check).toHaveBeenCalledExactlyOnceWith('203.0.113.1');
  expect(options.guesses.ofSession.take).not.toHaveBeenCalled();
  expect(options.writes.take).toHaveBeenCalledExactlyOnceWith('s-1');
  expect(codeOf(' aB ')).toBe('AB');
});

it('OFR-09 a code that does not hold is not kept, and one that does not exist is counted', async () => {
  const { call, written, options } = calling(cartOf([]), { offers });
  expect((await call('applyCoupon', { code: 'TEN' })).data).toMatchObject({
    result: 'FAILED',
    text: 'Add something to your cart to use TEN.',
  });
  expect(options.guesses.ofSession.take).not.toHaveBeenCalled();
  expect((await call('applyCoupon', { code: 'NONE' })).data).toMatchObject({
    result: 'FAILED',
    text: 'Sorry, this coupon is not valid',
  });
  expect(written.map(({ next }) => next.enteredCode)).toEqual([null, null]);
  expect(options.guesses.ofSession.take).toHaveBeenCalledExactlyOnceWith('u-1');
  expect(options.guesses.ofCaller.take).toHaveBeenCalledExactlyOnceWith('203.0.113.1');
});

it('VAL-32 one code at a time', async () => {
  const { call, written } = calling(full({ enteredCode: 'OTHER' }), { offers });
  expect((await call('applyCoupon', { code: 'TEN' })).data).toMatchObject({
    result: 'FAILED',
    text: 'Please remove the applied offer to move further.',
  });
  expect(kept(written)).toBe('OTHER');
  const again = calling(full({ enteredCode: 'TEN' }), { offers });
  expect((await again.call('applyCoupon', { code: 'TEN' })).data.result).toBe('SUCCESS');
});

it('PAY-24 a code for one way to pay is kept before that is chosen', async () => {
  const { call, written } = calling(full(), { offers });
  expect((await call('applyCoupon', { code: 'UPI' })).data).toMatchObject({
    result: 'PARTIAL',
    text: expect.stringContaining('Choose'),
  });
  expect(kept(written)).toBe('UPI');
});

it.each(['removeCoupon', 'removeOffer'] as const)(
  '%s takes the code away that is named, and no other',
  async (name) => {
    const { call, written, options } = calling(full({ enteredCode: 'TEN' }), { offers });
    await call(name, { code: 'ten' });
    expect([kept(written), written[0]?.outcome, written[0]?.beginsAnew]).toEqual([null, null, false]);
    await call(name, { code: 'OTHER' });
    expect(kept(written)).toBe('TEN');
    expect(options.writes.take).toHaveBeenCalledTimes(2);
  },
);

const own = (more: object = {}) =>
  offer({
    code: 'OWN',
    trigger: 'PRODUCT_IMPLICIT',
    effect: { ...ten, on: { products: ['FRIES'] } },
    ...more,
  });
const promoPerQty = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'OWN' };

it('CRT-08 the code of an offer of lines is not entered: it says whether it applies', async () => {
  const of = async (cart: Cart, more: object = {}) => {
    const test = calling(cart, { offers: [own(more)] });
    const { data } = await test.call('applyCoupon', { code: 'OWN' });
    expect(kept(test.written)).toBeNull();
    return [data.result, data.text];
  };
  expect(await of(cartOf([line('FRIES', { promoPerQty })]))).toEqual([
    'SUCCESS',
    expect.stringContaining('OWN saves'),
  ]);
  expect(await of(full())).toEqual(['FAILED', expect.stringContaining('Add 1 item to use OWN')]);
  const beside = calling(full(), { offers: [own(), ...offers] });
  expect((await beside.call('applyCoupon', { code: 'TEN' })).data.result).toBe('SUCCESS');
  expect(await of(full(), { until: '2026-11-20T09:00:00Z' })).toEqual([
    'FAILED',
    expect.stringContaining('OWN ended'),
  ]);
});

it('a cart is frozen with the way to pay that was chosen, and as it would be without its code', async () => {
  const { options } = calling(full({ enteredCode: 'UPI' }), { offers });
  const freeze = createFreezeCart(options as never);
  const asked = { request: requestOf(), session, cartId: 'c-1' };
  const before = await freeze(asked);
  expect([before.priced.netPrice, before.codeForOthers?.code]).toEqual([18_900, 'UPI']);
  expect(options.carts.find).toHaveBeenCalledExactlyOnceWith(session, 'c-1');
  const paid = await freeze({ ...asked, paymentMode: 'UPI_WALLET' });
  expect([paid.priced.netPrice, paid.codeForOthers, paid.shop.paymentMode]).toEqual([
    17_010,
    undefined,
    'UPI_WALLET',
  ]);
  const without = await freeze({ ...asked, paymentMode: 'UPI_WALLET', withoutCode: true });
  expect([without.priced.netPrice, without.cart.enteredCode]).toEqual([18_900, null]);
});

it('a request is known by its id, its call and all that it asks for', () => {
  const id = { requestId: 'r-1' };
  expect(writeRequest(requestOf())).toBeUndefined();
  const one = writeRequest(requestOf(id));
  expect(one).toEqual({ id: 'r-1', fingerprint: expect.stringMatching(/^[\w-]{43}$/) });
  expect(writeRequest(requestOf(id))).toEqual(one);
  const others = [
    requestOf(id, { method: 'PUT' }),
    requestOf(id, { routeOptions: { url: '/other' } }),
    requestOf(id, { params: { cartId: 'c-2' } }),
    requestOf(id, { query: { a: '1' } }),
    requestOf(id, { body: undefined }),
    requestOf({ ...id, storeId: '9' }),
    requestOf({ ...id, deliveryType: 'D' }),
    requestOf(id, { headers: { iswalletused: 'true' } }),
    requestOf(id, { headers: { feature: 'COMBO_WITHOUT_PRICE' } }),
  ].map((request) => writeRequest(request)?.fingerprint);
  expect(new Set([one?.fingerprint, ...others]).size).toBe(10);
  expect(writeRequest(requestOf({ requestId: 'r-2' }))?.fingerprint).toBe(one?.fingerprint);
});
