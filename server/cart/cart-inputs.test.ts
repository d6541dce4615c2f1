import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { cartIn, type CartTest, line, setUpCart } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });
const withChicken = { ...pizza, addonIds: ['top-chicken-tikka-regular'] };
const off = { kind: 'percentage', percent: 10 } as const;
const delivered = 9;
const cancelled = 5;

/** An order of the customer u-1. */
function order({ db, clock }: CartTest, stage: number, promoCodes: string[] = []) {
  return db
    .insertInto('orders')
    .values({
      id: `o-${stage}`,
      user_id: 'u-1',
      store_id: '14052',
      order_type: 'D',
      stage,
      items: '[]',
      net_price: 10_000,
      promo_codes: promoCodes,
      placed_at: new Date(clock.now() - 60_000),
      expected_at: null,
    })
    .execute();
}

/** A combo with a pizza that costs extra. */
const dearer = line('CMB7', {
  options: [
    { orderSeq: 1, productId: 'MAN11' },
    { orderSeq: 2, productId: 'SID3' },
    { orderSeq: 3, productId: 'BEV1' },
  ],
});
const feature = { feature: 'COMBO_WITHOUT_PRICE' };

describeDatabases('what a cart is priced by', (open) => {
  it('MEN-26 the header for combos without prices counts while its experiment runs, and not without it', async () => {
    const { guest, content } = await setUpCart(await open());
    const shopper = await guest();
    const priceOf = async (headers: Record<string, string>) =>
      cartIn(await shopper.get(headers)).validItems[0]?.pricePerQty;
    await shopper.post(0, [dearer]);
    expect([await priceOf({}), await priceOf(feature)]).toEqual([22_900, 22_900]);
    const body = { document: 'app-config', experiments: { menuHeader: { A: 'A' } } };
    await content.publish([{ kind: 'app-config', slug: 'default', body }], 'author');
    expect([await priceOf({}), await priceOf(feature)]).toEqual([22_900, 19_900]);
  });

  it('MEN-26 a combo without prices costs the same when the cart is changed, read and paid for, which do not all say so', async () => {
    const { guest } = await setUpCart(await open(), {
      settings: { experiments: { menuHeader: { A: 'A' } } },
    });
    const shopper = await guest();
    const toPay = async (url: string, method: 'GET' | 'POST' = 'GET') => {
      const headers = { cartId: shopper.cartId };
      const reply = await shopper.call(method, url, { headers, ...(method === 'POST' && { payload: {} }) });
      return reply.json().data.netPrice;
    };
    const everywhere = async () => [
      cartIn(await shopper.get()).netPrice,
      await toPay('/cart-service/ve1/cart/calculate/discount', 'POST'),
      await toPay('/payment-service/ve1/options/default'),
    ];
    const { version, netPrice } = cartIn(await shopper.post(0, [dearer], feature));
    expect(await everywhere()).toEqual([netPrice, netPrice, netPrice]);
    // Another device, whose menu has the prices, changes it.
    const plain = cartIn(await shopper.put(version, [{ ...dearer, quantity: 2 }]));
    expect(plain.validItems[0]?.pricePerQty).toBe(22_900);
    expect(await everywhere()).toEqual([plain.netPrice, plain.netPrice, plain.netPrice]);
  });

  it('MEN-22 everyday-value items in a mix cost less together', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const one = cartIn(await shopper.post(0, [line('BEV1')]));
    const two = cartIn(await shopper.put(1, [line('BEV1', { quantity: 2 })]));
    expect([one.bill.mixSaving, two.bill.mixSaving]).toEqual([0, 2_000]);
    expect(two.validItems).toMatchObject([{ mixSaving: 2_000, net: two.bill.itemTotal - 2_000 }]);
  });

  it('OFR-05 offers for a first order, and for so many of one customer, look at the orders of the customer', async () => {
    const test = await setUpCart(await open());
    await test.offers(
      { code: 'FIRST', trigger: 'by-itself', effect: off, firstOrder: true },
      {
        code: 'ONCE',
        trigger: 'by-itself',
        effect: off,
        stacks: true,
        perCustomer: { uses: 1, per: 'ever' },
      },
    );
    const [shopper, guest] = [await test.customer({ userId: 'u-1' }), await test.guest()];
    const reasons = (reply: Parameters<typeof cartIn>[0]) =>
      Object.fromEntries(cartIn(reply).cartOffers.map(({ code, state, reason }) => [code, reason ?? state]));
    expect(reasons(await guest.post(0, [pizza]))).toEqual({ FIRST: 'LOG_IN', ONCE: 'LOG_IN' });
    expect(reasons(await shopper.post(0, [pizza]))).toEqual({ FIRST: 'applied', ONCE: 'OTHERS_SAVE_MORE' });
    // One that was cancelled is none.
    await order(test, cancelled, ['ONCE']);
    expect(reasons(await shopper.get())).toEqual({ FIRST: 'applied', ONCE: 'OTHERS_SAVE_MORE' });
    await order(test, delivered, ['ONCE']);
    expect(reasons(await shopper.get())).toEqual({ FIRST: 'NOT_FIRST_ORDER', ONCE: 'USED_UP' });
  });

  it('CRT-08 CRT-20 a line that was added from an offer cannot be ordered once the offer is over or gone', async () => {
    const { guest, offers } = await setUpCart(await open());
    const own = { code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect: off } as const;
    await offers(own);
    const shopper = await guest();
    const ofOffer = { ...pizza, promoPerQty: { promoType: 'PRODUCT_IMPLICIT' as const, promoCode: 'OWN' } };
    expect(cartIn(await shopper.post(0, [ofOffer])).validItems).toMatchObject([{ discount: 1_990 }]);
    await offers({ ...own, until: '2020-01-01T00:00:00+05:30' });
    expect(cartIn(await shopper.get())).toMatchObject({
      validItems: [],
      invalidItems: [{ productId: 'PIZ1', reason: 'offer', text: expect.stringMatching(/^OWN ended on /) }],
    });
    await offers();
    expect(cartIn(await shopper.get())).toMatchObject({
      validItems: [],
      invalidItems: [{ productId: 'PIZ1', reason: 'offer', text: 'The offer of this item is over.' }],
    });
  });

  it('CRT-06 CRT-11 meat on a vegetarian pizza makes it non-veg; a vegetarian cart gets no meat suggested', async () => {
    const { guest, db } = await setUpCart(await open());
    const [veg, other] = [await guest(), await guest()];
    const vegCart = cartIn(await veg.post(0, [pizza]));
    const meatCart = cartIn(await other.post(0, [withChicken]));
    expect([vegCart, meatCart].map(({ validItems }) => validItems[0]?.foodType)).toEqual([0, 1]);
    const meat = await db.selectFrom('products').select('id').where('food_type', '=', 1).execute();
    const meatIn = (ids: readonly string[]) => ids.filter((id) => meat.some((one) => one.id === id));
    expect(meatIn(meatCart.upsellData).length).toBeGreaterThan(0);
    expect(vegCart.upsellData.length).toBeGreaterThan(0);
    expect(meatIn(vegCart.upsellData)).toEqual([]);
  });

  it('CRT-08 an offer for lines names what can be added from it: what it is for, and what is there', async () => {
    const { guest, offers, db } = await setUpCart(await open());
    const on = { products: ['DES1', 'DES2', 'BEV1'], exceptProducts: ['BEV1'] };
    await offers({ code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect: { ...off, on } });
    const shopper = await guest();
    const added = async () => cartIn(await shopper.get()).cartOffers[0]?.addProducts?.toSorted();
    expect(await added()).toEqual(['DES1', 'DES2']);
    await db
      .insertInto('store_products')
      .values({ store_id: '14052', product_id: 'DES2', available: false, available_text: null })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'product_id']).doUpdateSet({ available: false }),
      )
      .execute();
    expect(await added()).toEqual(['DES1']);
  });
});
