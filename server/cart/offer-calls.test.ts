import type { LightMyRequestResponse } from 'fastify';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cartOffer } from '#schemas/entities/cart.ts';
import { productCardSchema } from '#schemas/entities/product.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { describeDatabases } from '../testing/databases.ts';
import { cartIn, line, refusalIn, setUpCart } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });
const tenOff = { code: 'TEN', effect: { kind: 'percentage', percent: 10 } } as const;

/** How each offer of a reply stands, by its code. */
function standings(reply: LightMyRequestResponse) {
  const offers = z.array(cartOffer).parse(reply.json().data.offers);
  return Object.fromEntries(offers.map(({ code, state, saving }) => [code, [state, saving]]));
}

describeDatabases('what goes with a cart', (open) => {
  it('API-049 CRT-11 suggests dishes that are not in the cart, as cards', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const url = `/cart-service/ve2/cart/${shopper.cartId}/upsell_items`;
    const { upsellData } = cartIn(await shopper.post(0, [pizza]));
    const items = z.array(productCardSchema).parse((await shopper.call('GET', url)).json().data.items);
    expect(items.map(({ productId }) => productId)).toEqual(upsellData);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ available }) => available)).toBe(true);
    const [first] = items;
    const taken = line(first?.productId ?? '', { sizeId: first?.sizeId, crustId: first?.crustId });
    await shopper.put(1, [pizza, taken]);
    const others = (await shopper.call('GET', url)).json<{ data: { items: { productId: string }[] } }>();
    expect(others.data.items.map(({ productId }) => productId)).not.toContain(first?.productId);
  });

  it('API-050 API-054 CRT-12 CRT-15 says what the cart saves, and nothing once the offer is removed', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers(tenOff);
    const shopper = await guest();
    const before = cartIn(await shopper.post(0, [pizza]));
    const saving = async () => {
      const reply = await shopper.call('POST', '/cart-service/ve1/cart/calculate/discount', {
        payload: {},
        headers: { cartId: shopper.cartId },
      });
      return reply.json<{ data: unknown }>().data;
    };
    const { netPrice } = cartIn(await shopper.apply('TEN'));
    expect(netPrice).toBeLessThan(before.netPrice);
    // The same figure as in the bill.
    const totalAmountBeforeDiscount = netPrice + 1990;
    expect(await saving()).toEqual({ totalAmountBeforeDiscount, netPrice, discount: 1990 });
    const url = `/cart-service/ve1/cart/${shopper.cartId}/promo/TEN`;
    expect(cartIn(await shopper.call('DELETE', url)).netPrice).toBe(before.netPrice);
    expect(await saving()).toEqual({
      totalAmountBeforeDiscount: before.netPrice,
      netPrice: before.netPrice,
      discount: 0,
    });
  });

  it('API-055 API-057 API-058 OFR-05 OFR-06 lists the offers of a store, and how each stands to the cart', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const ofStore = standings(await shopper.call('GET', '/agg/ve1/leftnav/store/14052/offers'));
    expect(ofStore['TWOLARGE']).toEqual(['locked', 0]);
    const large = line('PIZ7', { sizeId: 'large', crustId: 'hand-tossed', quantity: 2 });
    await shopper.post(0, [large]);
    const ofCart = standings(await shopper.call('GET', '/agg/ve1/leftnav/cart/offers'));
    expect(Object.keys(ofCart)).toEqual(Object.keys(ofStore));
    expect(ofCart['TWOLARGE']?.[0]).toBe('usable');
    expect(ofCart['TWOLARGE']?.[1]).toBeGreaterThan(0);
    const url = `/agg/ve1/cart-service/cart/${shopper.cartId}/offers`;
    expect(standings(await shopper.call('GET', url))).toEqual(ofCart);
    await shopper.apply('TWOLARGE');
    expect(standings(await shopper.call('GET', url))['TWOLARGE']?.[0]).toBe('applied');
  });

  it('API-053 API-056 OFR-04 tells the terms of a code in any case, and 404 for one that there is not', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers(tenOff);
    const shopper = await guest();
    for (const path of ['/promo-service/ve1/promo/:code/tnc', '/agg/ve1/cart-service/offers/:code/terms']) {
      const reply = await shopper.call('GET', path.replace(':code', 'ten'));
      expect(reply.json().data).toMatchObject({ code: 'TEN' });
      expect(reply.json().data.tnc).toContain('Takes 10% off.');
      expect((await shopper.call('GET', path.replace(':code', 'NOTHING'))).statusCode).toBe(404);
    }
  });

  it('OFR-05 OFR-06 MEN-19 says why an offer is locked, and which ones are for meat; one that is over is not listed', async () => {
    const { guest, offers, advertise, db } = await setUpCart(await open());
    await advertise('NEWCOMER', 'BIG', 'PICKUP', 'BYGONE');
    const off = { kind: 'percentage', percent: 10 } as const;
    await offers(
      { code: 'NEWCOMER', effect: off, firstOrder: true },
      { code: 'BIG', effect: off, minimum: { from: 99_900 }, nonVeg: true },
      { code: 'PICKUP', effect: off, orderTypes: ['P'] },
      { code: 'CRUNCH100', effect: { kind: 'flat', amount: 1_000 } },
      { code: 'BYGONE', effect: off, until: '2020-01-01T00:00:00+05:30' },
    );
    expect(
      await db.selectFrom('promotions').select('non_veg').where('code', '=', 'CRUNCH100').execute(),
    ).toEqual([{ non_veg: true }]);
    const shopper = await guest();
    const { cartOffers } = cartIn(await shopper.post(0, [pizza]));
    const said = cartOffers.map(({ code, state, reason, nonVeg }) => [code, state, reason, nonVeg]);
    expect(Object.fromEntries(said.map(([code, ...rest]) => [code, rest]))).toEqual({
      NEWCOMER: ['locked', 'LOG_IN', undefined],
      BIG: ['locked', 'BELOW_MINIMUM', true],
      PICKUP: ['locked', 'ORDER_TYPE', undefined],
      CRUNCH100: ['usable', undefined, true],
    });
    const { data } = (await shopper.apply('BYGONE')).json<{ data: { result: string; text: string } }>();
    expect(data.result).toBe('FAILED');
    expect(data.text).toMatch(/^BYGONE ended on /);
  });

  it('API-055 API-058 a code that nothing advertises is in no list until it was entered', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers({ code: 'STAFFONLY', effect: { kind: 'percentage', percent: 50 } });
    const [shopper, other] = [await guest(), await guest()];
    const ofStore = await other.call('GET', '/agg/ve1/leftnav/store/14052/offers');
    expect(ofStore.json().data.offers).toEqual([]);
    expect(cartIn(await shopper.post(0, [pizza]))).toMatchObject({ cartOffers: [], manualApplyPromo: false });
    expect(cartIn(await shopper.apply('STAFFONLY')).cartOffers).toMatchObject([
      { code: 'STAFFONLY', state: 'applied', saving: 9950 },
    ]);
    await shopper.put(2, []);
    expect(cartIn(await shopper.get()).cartOffers).toMatchObject([{ code: 'STAFFONLY', state: 'locked' }]);
    expect(cartIn(await other.post(0, [pizza])).cartOffers).toEqual([]);
  });

  it('API-053 API-056 limits the codes that one address may ask terms for, once they do not exist', async () => {
    const { guest, offers, db } = await setUpCart(await open());
    await offers(tenOff);
    const [shopper, elsewhere] = [await guest(), await guest('203.0.113.2')];
    const url = (code: string) => `/promo-service/ve1/promo/${code}/tnc`;
    const limit = createRateLimit({ db }, { name: 'coupons-from', points: 600, seconds: 3600 });
    await limit.take('203.0.113.1', 599);
    expect((await shopper.call('GET', url('GUESS'))).statusCode).toBe(404);
    expect(refusalIn(await shopper.call('GET', url('TEN')))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await elsewhere.call('GET', url('TEN'))).statusCode).toBe(200);
  });

  it('CRT-08 OFR-09 the code of an offer for lines that is over says so', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers({
      code: 'OLDCAKE',
      trigger: 'PRODUCT_IMPLICIT',
      effect: { kind: 'percentage', percent: 10 },
      until: '2020-01-01T00:00:00+05:30',
    });
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    const { data } = (await shopper.apply('OLDCAKE')).json<{ data: { text: string } }>();
    expect(data.text).toMatch(/^OLDCAKE ended on /);
  });
});
