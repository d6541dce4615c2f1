import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { describeDatabases } from '../testing/databases.ts';
import { cartIn, cartService, line, refusalIn, setUpCart, textIn } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });

describeDatabases('the cart', (open) => {
  it('API-043 is empty and of version 0 where nothing was put in', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const reply = await shopper.get();
    expect(cartIn(reply)).toMatchObject({
      cartId: shopper.cartId,
      version: 0,
      validItems: [],
      invalidItems: [],
      netPrice: 0,
      bill: { total: 0, packaging: 0, delivery: 0 },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('API-045 CRT-01 CRT-04 CRT-06 API-044 keeps lines and prices them', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const made = cartIn(await shopper.post(0, [{ ...pizza, quantity: 2, price: 1, item_name: 'Cheap' }]));
    expect(made).toMatchObject({
      version: 1,
      storeId: '14052',
      deliveryType: 'D',
      price: 39800,
      bill: { itemTotal: 39800, packaging: 1500, delivery: 3900 },
      validItems: [
        {
          id: 'PIZ1/regular/hand-tossed',
          quantity: 2,
          product: { id: 'PIZ1', name: 'Margherita' },
          size: { id: 'regular' },
          crust: { id: 'hand-tossed' },
          pricePerQty: 19900,
          total: 39800,
          net: 39800,
          productType: 'SINGLE',
        },
      ],
    });
    const { bill } = made;
    expect(bill.total).toBe(
      bill.itemTotal -
        bill.mixSaving -
        bill.discount +
        bill.packaging +
        bill.delivery +
        bill.cgst +
        bill.sgst,
    );
    const changed = cartIn(await shopper.put(1, [{ ...pizza, quantity: 3 }]));
    expect(changed).toMatchObject({ version: 2, bill: { delivery: 0 } });
    expect(cartIn(await shopper.get())).toEqual(changed);
  });

  it('MEN-22 says by which rule everyday-value items cost less together, also before they are enough', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const rules = (reply: Parameters<typeof cartIn>[0]) =>
      Object.fromEntries(cartIn(reply).validItems.map(({ productId, mix }) => [productId, mix]));
    const mix = { minimum: 2, saving: 1_000 };
    expect(rules(await shopper.post(0, [line('BEV1'), pizza]))).toEqual({ BEV1: mix, PIZ1: undefined });
    expect(rules(await shopper.put(1, [line('BEV1', { quantity: 2 })]))).toEqual({ BEV1: mix });
  });

  it('API-047 creates a cart with the lines of a device, once; others than it has are refused', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const create = (items: object[]) =>
      shopper.call('POST', `${cartService}/${shopper.cartId}`, { payload: { items } });
    expect(cartIn(await create([]))).toMatchObject({ version: 0 });
    const made = cartIn(await create([pizza]));
    expect(made).toMatchObject({ version: 1, validItems: [{ productId: 'PIZ1' }] });
    expect(cartIn(await create([pizza])).version).toBe(1);
    expect(cartIn(await create([])).validItems).toHaveLength(1);
    expect(refusalIn(await create([line('SID1')]))).toEqual([409, 'CART_CHANGED']);
  });

  it('API-046 API-048 prices the same lines for another store, order type and use of the wallet', async () => {
    const { guest, db } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.call('PUT', `${cartService}/${shopper.cartId}?source=menu`, {
      payload: { version: 0, items: [pizza] },
    });
    const patch = (headers: Record<string, string>) =>
      shopper.call('PATCH', `${cartService}/${shopper.cartId}`, { payload: {}, headers });
    expect(cartIn(await patch({}))).toMatchObject({ version: 1 });
    expect(cartIn(await patch({ [headerNames.deliveryType]: 'P' }))).toMatchObject({
      version: 2,
      deliveryType: 'P',
      bill: { packaging: 0, delivery: 0 },
    });
    expect(cartIn(await patch({ [headerNames.deliveryType]: 'P', isWalletUsed: 'true' })).version).toBe(3);
    expect(cartIn(await patch({ [headerNames.deliveryType]: 'P', isWalletUsed: 'true' })).version).toBe(3);
    expect(await db.selectFrom('carts').selectAll().execute()).toMatchObject([
      { is_wallet_used: true, order_type: 'P', store_id: '14052' },
    ]);
  });

  it('refuses lines that were made from another version, and changes nothing', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    const before = cartIn(await shopper.get());
    for (const version of [0, 2, 99])
      expect(refusalIn(await shopper.put(version, [line('SID1')]))).toEqual([409, 'CART_CHANGED']);
    expect(cartIn(await shopper.get())).toEqual(before);
    expect(cartIn(await shopper.put(1, [pizza])).version).toBe(1);
  });

  it('CRT-07 CRT-08 merges equal lines and gives them their ids, and never those of an offer', async () => {
    const { guest, offers } = await setUpCart(await open());
    await offers({ code: 'OWN', trigger: 'PRODUCT_IMPLICIT', effect: { kind: 'percentage', percent: 20 } });
    const shopper = await guest();
    const own = { promoPerQty: { promoType: 'PRODUCT_IMPLICIT' as const, promoCode: 'OWN' } };
    const { validItems } = cartIn(
      await shopper.post(0, [
        { ...pizza, id: 'a' },
        { ...pizza, id: 'b', quantity: 2 },
        { ...pizza, ...own, id: 'PIZ1/regular/hand-tossed!7' },
        { ...pizza, ...own, id: 'PIZ1/regular/hand-tossed!7' },
        { ...pizza, ...own, id: 'gift:x' },
        { ...pizza, sizeId: 'large', addonIds: ['top-onion-large', 'extra-cheese-large'], id: 'c' },
        { ...pizza, sizeId: 'large', addonIds: ['extra-cheese-large', 'top-onion-large'], id: 'd' },
      ]),
    );
    expect(validItems.map(({ id, quantity, discount }) => [id, quantity, discount])).toEqual([
      ['PIZ1/regular/hand-tossed', 3, 0],
      ['PIZ1/regular/hand-tossed!7', 1, 3980],
      ['PIZ1/regular/hand-tossed!1', 1, 3980],
      ['PIZ1/regular/hand-tossed!2', 1, 3980],
      ['PIZ1/large/hand-tossed/extra-cheese-large+top-onion-large/', 2, 0],
    ]);
  });
});

describeDatabases('what a cart cannot hold', (open) => {
  it('CRT-20 ERR-11 ERR-13 lists what is not sold now apart, with its reason, and loses nothing', async () => {
    const { guest, db } = await setUpCart(await open());
    await db
      .insertInto('store_products')
      .values({ store_id: '14052', product_id: 'SID3', available: false, available_text: null })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'product_id']).doUpdateSet({ available: false }),
      )
      .execute();
    const shopper = await guest();
    const cart = cartIn(
      await shopper.post(0, [
        pizza,
        line('NONE', { item_name: 'Old favourite' }),
        line('SID3', { quantity: 2 }),
        line('PIZ1', { sizeId: 'giant' }),
        { ...pizza, addonIds: ['nothing'] },
      ]),
    );
    expect(cart.invalidItems).toMatchObject([
      { reason: 'gone', product: { name: 'Old favourite' }, text: 'Item not available at this time' },
      { reason: 'out-of-stock', quantity: 2, text: 'Temporarily out of stock' },
      { reason: 'size' },
      { reason: 'addon' },
    ]);
    expect(cart.validItems).toHaveLength(1);
    expect(cart.price).toBe(19900);
    await db.deleteFrom('store_products').where('product_id', '=', 'SID3').execute();
    expect(cartIn(await shopper.get()).validItems.map(({ productId }) => productId)).toEqual([
      'PIZ1',
      'SID3',
    ]);
  });

  it('refuses more lines or units than are priced', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    const tooMany = await shopper.post(0, [line('SID1', { quantity: 250 }), line('SID3')]);
    expect(refusalIn(tooMany)).toEqual([422, 'CART_TOO_LARGE']);
    expect(textIn(tooMany)).toBe('A cart cannot hold more than 250 items. Remove something and try again.');
    const lines = Array.from({ length: 101 }, (_, at) => line(`X${at}`));
    expect(refusalIn(await shopper.post(0, lines))).toEqual([422, 'CART_TOO_LARGE']);
    expect(cartIn(await shopper.get()).version).toBe(0);
  });

  it('CON-06 CON-07 ERR-12 names the limits that are passed, and drops nothing', async () => {
    const { guest, db } = await setUpCart(await open());
    await db.updateTable('products').set({ max_quantity: 2 }).where('id', '=', 'SID1').execute();
    const shopper = await guest();
    const limits = async (version: number, quantity: number) => {
      const cart = cartIn(await shopper.put(version, [line('SID1', { quantity })]));
      expect(cart.validItems).toMatchObject([{ quantity }]);
      return cart.limits;
    };
    expect(await limits(0, 2)).toEqual([]);
    expect(await limits(1, 3)).toEqual(['too-many-of-product']);
    expect(await limits(2, 26)).toEqual(['too-many-items', 'too-many-of-product']);
    expect(await limits(3, 100)).toEqual(['too-many-items', 'too-dear', 'too-many-of-product']);
  });

  it('CRT-16 CRT-18 a store that is offline takes no cart, and no line is lost', async () => {
    const { guest, db } = await setUpCart(await open());
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    await db.updateTable('stores').set({ online: false }).where('id', '=', '14052').execute();
    const create = await shopper.post(1, [pizza, line('SID1')]);
    expect(refusalIn(create)).toEqual([409, '2.ADVANCEORDER']);
    expect(textIn(create)).toBe(
      'Indiranagar, Bengaluru: This store is closed right now. You can place the order for later.',
    );
    for (const reply of [
      await shopper.get(),
      await shopper.put(1, []),
      await shopper.call('PATCH', `${cartService}/${shopper.cartId}`, { payload: {} }),
    ]) {
      expect(refusalIn(reply)).toEqual([409, '2.STOREOFF']);
      expect(textIn(reply)).toContain('offline');
    }
    await db.updateTable('stores').set({ online: true }).where('id', '=', '14052').execute();
    expect(cartIn(await shopper.get())).toMatchObject({ version: 1, validItems: [{ productId: 'PIZ1' }] });
  });

  it('answers an unknown store, and none, as other calls do', async () => {
    const { guest } = await setUpCart(await open());
    const shopper = await guest();
    expect(refusalIn(await shopper.get({ [headerNames.storeId]: '1' }))).toEqual([403, 'STORE_UNKNOWN']);
    expect(refusalIn(await shopper.get({ [headerNames.storeId]: 'null' }))).toEqual([404, 'NO_STORE']);
  });
});
