import type { LightMyRequestResponse } from 'fastify';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cartOffer } from '#schemas/entities/cart.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { describeDatabases } from '../testing/databases.ts';
import { cartIn, line, refusalIn, setUpCart, textIn, type WrittenPromo } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });
const tenOff = { code: 'TEN', effect: { kind: 'percentage', percent: 10 } } as const;
const fiveOff = { code: 'FIVE', effect: { kind: 'percentage', percent: 5 } } as const;

/** The offers of a reply, read by their contract. */
function offersIn(reply: LightMyRequestResponse) {
  return z.array(cartOffer).parse(reply.json().data.offers);
}

describeDatabases('coupons', (open) => {
  it('OFR-07 OFR-08 OFR-11 API-051 API-052 are applied, stay, and are removed again', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers(tenOff, fiveOff);
    const shopper = await guest();
    const before = cartIn(await shopper.post(0, [pizza]));
    const reply = await shopper.apply(' ten ');
    expect(reply.json().data).toMatchObject({ result: 'SUCCESS', text: 'TEN saves you ₹19.90.' });
    const applied = cartIn(reply);
    expect(applied).toMatchObject({
      version: 2,
      discount: 1990,
      explicitPromo: { promoCode: 'TEN', result: 'SUCCESS' },
      appliedOffers: [{ code: 'TEN', saving: 1990 }],
      validItems: [{ discount: 1990, net: 17910 }],
    });
    expect(applied.tnc).toContain('Takes 10% off.');
    expect(applied.totalAmountBeforeDiscount).toBe(applied.netPrice + 1990);
    expect(cartIn(await shopper.get())).toEqual(applied);
    expect(cartIn(await shopper.apply('TEN')).version).toBe(2);
    const removed = cartIn(await shopper.remove('ten'));
    expect({ ...removed, version: 0 }).toEqual({ ...before, version: 0 });
    expect(removed.version).toBe(3);
    expect(cartIn(await shopper.remove('TEN')).version).toBe(3);
  });

  it('OFR-09 VAL-31 a code that does not exist is not applied, and the cart stays as it was', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const before = cartIn(await shopper.post(0, [pizza]));
    for (const code of ['NOTHING', ' ', '%00', '💥']) {
      const reply = await shopper.apply(code);
      expect(reply.statusCode).toBe(200);
      expect(reply.json().data).toMatchObject({ result: 'FAILED', text: 'Sorry, this coupon is not valid' });
      expect(cartIn(reply)).toEqual(before);
    }
  });

  it('VAL-32 a second code asks to remove the first', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers(tenOff, fiveOff);
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    await shopper.apply('TEN');
    const reply = await shopper.apply('FIVE');
    expect(reply.json().data).toMatchObject({
      result: 'FAILED',
      text: 'Please remove the applied offer to move further.',
      cart: { version: 2, explicitPromo: { promoCode: 'TEN' } },
    });
  });

  it('OFR-05 OFR-09 a code never makes an order dearer: what it saves is the difference to the order without it', async () => {
    const { guest, offers, advertise } = await setUpCart(await open());
    const off = (percent: number) => ({ kind: 'percentage', percent }) as const;
    await advertise('FIVE', 'THIRTY');
    await offers({ code: 'SELF', trigger: 'by-itself', effect: off(20) }, fiveOff, {
      code: 'THIRTY',
      effect: off(30),
    });
    const shopper = await guest();
    const before = cartIn(await shopper.post(0, [pizza]));
    expect(before.cartOffers).toMatchObject([
      { code: 'FIVE', state: 'locked', reason: 'OTHERS_SAVE_MORE', hint: 'Other offers save you more.' },
      { code: 'THIRTY', state: 'usable', saving: 1990 },
      { code: 'SELF', state: 'applied', saving: 3980 },
    ]);
    const refused = await shopper.apply('FIVE');
    expect(refused.json().data).toMatchObject({ result: 'FAILED', text: 'Other offers save you more.' });
    expect(cartIn(refused)).toEqual(before);
    const taken = await shopper.apply('THIRTY');
    expect(taken.json().data).toMatchObject({
      result: 'SUCCESS',
      text: 'THIRTY saves you ₹19.90 more than the other offers.',
    });
    expect(cartIn(taken).bill.discount - before.bill.discount).toBe(1990);
    // A better offer begins: the code stays, and does not make the order dearer.
    await offers(
      { code: 'SELF', trigger: 'by-itself', effect: off(40) },
      { code: 'THIRTY', effect: off(30) },
    );
    expect(cartIn(await shopper.get())).toMatchObject({
      discount: 7960,
      explicitPromo: { promoCode: 'THIRTY', result: 'FAILED', text: 'Other offers save you more.' },
    });
  });

  it('CRT-08 the code of an offer of items says what that offer does, where the cart has items of another one', async () => {
    const { guest, offers } = await setUpCart(await open());
    const ofItems = (code: string, percent: number, product: string): WrittenPromo => ({
      code,
      trigger: 'PRODUCT_IMPLICIT',
      effect: { kind: 'percentage', percent, on: { products: [product] } },
    });
    await offers(ofItems('PIZZAS', 20, 'PIZ1'), ofItems('SWEETS', 10, 'DES2'));
    const shopper = await guest();
    const from = (promoCode: string) => ({
      promoPerQty: { promoType: 'PRODUCT_IMPLICIT' as const, promoCode },
    });
    await shopper.post(0, [{ ...pizza, ...from('PIZZAS') }, line('DES2', from('SWEETS'))]);
    for (const code of ['PIZZAS', 'SWEETS'])
      expect((await shopper.apply(code)).json().data).toMatchObject({
        result: 'SUCCESS',
        text: expect.stringMatching(`^${code} saves you`),
      });
  });

  it('CRT-08 the code of an offer of items says what is missing for that offer, not for another one', async () => {
    const { guest, offers, advertise } = await setUpCart(await open());
    const ofItems = (code: string, from: number): WrittenPromo => ({
      code,
      trigger: 'PRODUCT_IMPLICIT',
      effect: { kind: 'percentage', percent: 10, on: { products: ['PIZ1'] } },
      minimum: { from },
    });
    await offers(ofItems('FIRST', 90_000), ofItems('SECOND', 80_000));
    await advertise('FIRST', 'SECOND');
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    for (const code of ['FIRST', 'SECOND']) {
      const { result, text } = (await shopper.apply(code)).json().data;
      expect([result, text]).toEqual(['FAILED', expect.stringContaining(code)]);
    }
  });

  it('OFR-11 OFR-13 an entered code stays when it does not hold any more, and says why', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers({ ...tenOff, minimum: { from: 30_000 } });
    const shopper = await guest();
    await shopper.post(0, [{ ...pizza, quantity: 2 }]);
    await shopper.apply('TEN');
    const less = cartIn(await shopper.put(2, [pizza]));
    expect(less).toMatchObject({
      discount: 0,
      explicitPromo: { promoCode: 'TEN', result: 'FAILED', text: expect.stringContaining('Add ₹101 more') },
      appliedOffers: [],
    });
    const more = cartIn(await shopper.put(3, [{ ...pizza, quantity: 2 }]));
    expect(more.explicitPromo?.result).toBe('SUCCESS');
    await offers();
    expect(cartIn(await shopper.get()).explicitPromo).toEqual({
      promoCode: 'TEN',
      result: 'FAILED',
      text: 'Sorry, this coupon is not valid',
    });
    expect(cartIn(await shopper.remove('TEN'))).not.toHaveProperty('explicitPromo');
  });

  it('limits the codes that do not exist of one address, across sessions', async () => {
    const { guest, offers, db } = await setUpCart(await open());
    await offers(tenOff);
    const [shopper, elsewhere] = [await guest(), await guest('203.0.113.2')];
    for (const one of [shopper, elsewhere]) await one.post(0, [pizza]);
    const limit = createRateLimit({ db }, { name: 'coupons-from', points: 600, seconds: 3600 });
    await limit.take('203.0.113.1', 599);
    expect((await shopper.apply('GUESS')).statusCode).toBe(200);
    expect(refusalIn(await shopper.apply('TEN'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await elsewhere.apply('TEN')).statusCode).toBe(200);
  });

  it('limits how many codes that do not exist one session may try, and right ones after them', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers(tenOff);
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    for (let guess = 0; guess < 20; guess += 1)
      expect((await shopper.apply(`GUESS${guess}`)).statusCode).toBe(200);
    const refused = await shopper.apply('TEN');
    expect(refusalIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(textIn(refused)).toContain('Too many codes were tried.');
    const other = await guest();
    await other.post(0, [pizza]);
    expect((await other.apply('TEN')).statusCode).toBe(200);
  });
});

describeDatabases('offers', (open) => {
  it('API-055 OFR-05 OFR-12 stand as applied, usable or locked, with what they save and what to do', async () => {
    const { guest, offers, advertise } = await setUpCart(await open());
    await advertise('LATER');
    await offers(
      { ...tenOff, code: 'FIRST40' },
      { code: 'SELF', trigger: 'by-itself', effect: { kind: 'flat', amount: 1000 } },
      { code: 'LATER', effect: { kind: 'flat', amount: 5000 }, minimum: { from: 50_000 } },
      {
        code: 'OWN',
        trigger: 'PRODUCT_IMPLICIT',
        effect: { kind: 'percentage', percent: 20, on: { products: ['DES2'] } },
      },
    );
    const shopper = await guest();
    const cart = cartIn(await shopper.post(0, [pizza]));
    expect(cart.manualApplyPromo).toBe(true);
    const reply = await shopper.call('GET', `/agg/ve1/cart-service/cart/${shopper.cartId}/offers`);
    const list = offersIn(reply);
    expect(list).toEqual(cart.cartOffers);
    expect(list).toMatchObject([
      {
        code: 'FIRST40',
        heading: '40% off your first order',
        state: 'usable',
        // SELF, which it takes the place of, saves 1000.
        saving: 990,
        manualApplyPromo: true,
      },
      {
        code: 'LATER',
        state: 'locked',
        hint: expect.stringContaining('Add ₹301 more'),
        manualApplyPromo: false,
      },
      {
        code: 'OWN',
        state: 'locked',
        addProducts: ['DES2'],
        hint: expect.stringContaining('Walnut Brownie'),
      },
      { code: 'SELF', state: 'applied', saving: 1000 },
    ]);
    const left = await shopper.call('GET', '/agg/ve1/leftnav/cart/offers');
    expect(offersIn(left)).toEqual(list);
    const ofStore = await shopper.call('GET', '/agg/ve1/leftnav/store/14052/offers');
    expect(ofStore.json().data.offers).toMatchObject([
      { code: 'FIRST40', state: 'locked', hint: 'Add something to your cart to use FIRST40.' },
      {},
      {},
      { code: 'SELF', state: 'locked' },
    ]);
  });
});
