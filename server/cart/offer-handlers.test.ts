import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { offerHandlers } from './offer-handlers.ts';
import type { Shop } from './shop-now.ts';
import { cartOf, line, offer, shopOf } from './testing/sample-shop.ts';

const ten = offer({ code: 'TEN', effect: { kind: 'percentage', percent: 10 } }, { heading: 'Save now' });
const session = { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn: true };
const requestOf = (headers: object = {}) => ({ ip: '203.0.113.1', headers }) as unknown as FastifyRequest;

function calling(shop: Partial<Shop> = {}) {
  const find = vi.fn(async (_session: object, _cartId: string) => cartOf([line('FRIES', { quantity: 2 })]));
  const openShop = vi.fn(async (_visit: object) => shopOf({ offers: [ten], ...shop }));
  const guesses = { check: vi.fn(async () => {}), take: vi.fn(async () => {}) };
  const productsOf = vi.fn(async () => [{ productId: 'MEAL' }, { productId: 'PIZZA' }]);
  const handlers = offerHandlers({
    carts: { find },
    openShop,
    catalog: { productsOf },
    guesses,
    defaultStoreId: '14052',
  } as never);
  const call = async (
    name: keyof typeof handlers,
    params: object = {},
    { request = requestOf(), who = session as object | undefined } = {},
  ) =>
    (
      (await (handlers[name] as unknown as (asked: object) => Promise<unknown>)({
        session: who,
        request,
        params,
      })) as { data: Record<string, unknown> }
    ).data;
  return { call, find, openShop, guesses, productsOf };
}

it.each(['getPromoTerms', 'getOfferTerms'] as const)(
  'API-056 %s are those of the code, in whatever case, at the store of the header',
  async (name) => {
    const { call, openShop, guesses } = calling();
    const { code, tnc } = await call(name, { code: ' ten ' });
    expect([code, tnc]).toEqual(['TEN', expect.arrayContaining([expect.stringContaining('10%')])]);
    expect(openShop).toHaveBeenLastCalledWith(expect.objectContaining({ session, storeId: '14052' }));
    await call(name, { code: 'TEN' }, { request: requestOf({ [headerNames.storeId]: '9' }) });
    expect(openShop).toHaveBeenLastCalledWith(expect.objectContaining({ storeId: '9' }));
    expect(guesses.check).toHaveBeenCalledWith('203.0.113.1');
    expect(guesses.take).not.toHaveBeenCalled();
  },
);

it('a code that does not exist has no terms, and is counted', async () => {
  const { call, guesses } = calling();
  await expect(call('getPromoTerms', { code: 'NONE' })).rejects.toMatchObject({
    entry: { code: 'NO_SUCH_OFFER' },
  });
  expect(guesses.take).toHaveBeenCalledExactlyOnceWith('203.0.113.1');
  const tooOften = new Error('Too often.');
  guesses.check.mockRejectedValue(tooOften);
  await expect(call('getPromoTerms', { code: 'TEN' })).rejects.toBe(tooOften);
});

it('what goes well with a cart is shown by the cards of the store, in the order of the suggestions', async () => {
  const { call, productsOf, find } = calling();
  expect(await call('getUpsellItems', { cartId: 'c-1' })).toEqual({
    items: [{ productId: 'PIZZA' }, { productId: 'MEAL' }],
  });
  // With the rule of the mix that this cart is priced by: in a preview that of the draft.
  expect(productsOf).toHaveBeenCalledExactlyOnceWith(
    '14052',
    'recommended',
    expect.objectContaining({ store: expect.objectContaining({ id: '14052' }) }),
  );
  expect(find).toHaveBeenCalledExactlyOnceWith(session, 'c-1');
});

it('what a cart costs is said of the cart of the header', async () => {
  const { call, find } = calling();
  expect(await call('calculateDiscount', {}, { request: requestOf({ cartid: 'c-9' }) })).toEqual({
    totalAmountBeforeDiscount: 18_900,
    netPrice: 18_900,
    discount: 0,
  });
  expect(find).toHaveBeenCalledExactlyOnceWith(session, 'c-9');
});

it('API-055 API-057 API-058 offers are listed as they stand to a cart, or to a store', async () => {
  const { call, find, openShop } = calling();
  const usable = { offers: [expect.objectContaining({ code: 'TEN', state: 'usable' })] };
  expect(await call('getCartOffers', { cartId: 'c-1' })).toEqual(usable);
  expect(await call('getLeftnavCartOffers')).toEqual(usable);
  await call('getLeftnavCartOffers', {}, { who: { ...session, cartId: 'c-2' } });
  expect(find.mock.calls.map(([, id]) => id)).toEqual(['c-1', 'c-1', 'c-2']);
  const locked = {
    offers: [expect.objectContaining({ code: 'TEN', state: 'locked', reason: 'EMPTY_CART' })],
  };
  expect(await call('getLeftnavStoreOffers', { storeId: '7' })).toEqual(locked);
  expect(openShop).toHaveBeenLastCalledWith(expect.objectContaining({ storeId: '7' }));
});
