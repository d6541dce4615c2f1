import { expect, it, vi } from 'vitest';
import { cartLineInput, type InvalidItem, type ValidItem } from '#schemas/entities/cart.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { headerNames } from '#schemas/header-names.ts';
import { cartService } from '../cart/testing/set-up-cart.ts';
import { seedPromos } from '../promo/seed/promos.ts';
import {
  dataIn,
  line,
  type Person,
  placedOrder,
  refusalIn,
  setUpOrders,
} from '../orders/testing/set-up-orders.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const again = (id: string) => `/order-service/ve1/orders/onePassReOrder/order/${id}`;
const favourites = '/order-service/ve1/orders/favourites';
const upsell = { upsellVersion: 'v2' };

interface Again {
  readonly cart: { readonly validItems: ValidItem[]; readonly invalidItems: InvalidItem[] };
  readonly items: unknown[];
  readonly deliveryType: string;
  readonly storeId: string;
}

const reordered = async (who: Person, id: string, headers = {}) =>
  dataIn<Again>(await who.post(again(id), {}, { ...upsell, ...headers }));

describeDatabases('the same once more', (open) => {
  it('API-059 ORD-31 ORD-32 has the lines of the order at the prices of today, and the cart takes them', async () => {
    const test = await setUpOrders(await open());
    const who = await test.customer({ userId: 'u-asha', cartId: 'c-asha' });
    const { id } = await test.place(who);
    const { cart, items, deliveryType, storeId } = await reordered(who, id);
    expect(cart.invalidItems).toEqual([]);
    expect(cart.validItems).toMatchObject([
      { productId: 'PIZ1', quantity: 2, sizeId: 'regular', crustId: 'hand-tossed' },
    ]);
    expect([deliveryType, storeId]).toEqual(['D', '14052']);
    const [item] = items.map((each) => cartLineInput.parse(each));
    // The customer saw 100 paise then.
    expect(item?.price).toBe(cart.validItems[0]?.pricePerQty);
    expect(item?.price).toBeGreaterThan(10_000);
    const added = await test.ask({
      method: 'POST',
      url: `${cartService}/c-asha/items`,
      headers: who.headers,
      payload: { version: 0, items },
    });
    expect(dataIn<Again['cart']>(added).validItems).toMatchObject([{ productId: 'PIZ1', quantity: 2 }]);
    // Nothing was written for the order.
    expect((await test.db.selectFrom('orders').select('id').execute()).map((row) => row.id)).toEqual([id]);
  });

  it('ORD-32 names what cannot be had today in this store and for this order type', async () => {
    const test = await setUpOrders(await open());
    const who = await test.customer({ userId: 'u-asha' });
    const { id } = await test.place(who, {
      lines: [...placedOrder.lines, line('GONE', { item_name: 'Old Favourite' }), line('SID1')],
    });
    const plain = await reordered(who, id);
    expect(plain.cart.invalidItems).toMatchObject([
      { productId: 'GONE', product: { name: 'Old Favourite' }, reason: 'gone' },
    ]);
    await test.db
      .insertInto('store_products')
      .values({ store_id: '14053', product_id: 'SID1', available: false, available_text: null })
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'product_id']).doUpdateSet({ available: false }),
      )
      .execute();
    const elsewhere = await reordered(who, id, {
      [headerNames.storeId]: '14053',
      [headerNames.deliveryType]: 'P',
    });
    expect(elsewhere.cart.invalidItems.map(({ productId, reason }) => [productId, reason])).toEqual([
      ['GONE', 'gone'],
      ['SID1', 'out-of-stock'],
    ]);
    expect(elsewhere.items).toHaveLength(1);
    expect([elsewhere.storeId, elsewhere.deliveryType]).toEqual(['14053', 'P']);
  });

  it('ORD-32 CRT-08 has a dish of an offer that is over at the price of the menu, and does not say that it cannot be had', async () => {
    const test = await setUpOrders(await open());
    const who = await test.customer({ userId: 'u-asha' });
    const promoPerQty = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'LAVA20' } as const;
    const cake = line('DES1', { id: 'DES1//!1', promoPerQty });
    const { id } = await test.place(who, { lines: [cake, { ...line('DES1'), id: 'DES1//' }] });
    const units = ({ cart }: Again) =>
      cart.validItems.map(({ quantity, promoPerQty: of }) => [quantity, of?.promoCode]);
    expect(units(await reordered(who, id))).toEqual([
      [1, 'LAVA20'],
      [1, undefined],
    ]);
    const rule = seedPromos.find(({ code }) => code === 'LAVA20');
    await test.db
      .updateTable('promos')
      .set({ rule: JSON.stringify({ ...rule, until: '2026-11-01T00:00:00Z' }) as never })
      .where('code', '=', 'LAVA20')
      .execute();
    const now = await reordered(who, id);
    expect(now.cart.invalidItems).toEqual([]);
    expect(units(now)).toEqual([[2, undefined]]);
    expect(now.items.map((each) => cartLineInput.parse(each))).toMatchObject([
      { productId: 'DES1', quantity: 2 },
    ]);
  });

  it('ORD-32 takes what an order of an import has in the form in which a card adds it', async () => {
    const test = await setUpOrders(await open());
    const who = await test.customer({ userId: 'u-asha' });
    await test.imported(who, { id: 'old-1', stage: 9 });
    const { cart, items } = await reordered(who, 'old-1');
    expect(cart.invalidItems).toEqual([]);
    expect(items).toMatchObject([{ productId: 'PIZ7', quantity: 2, sizeId: expect.any(String) }]);
  });

  it('ORD-32 is refused where the store takes no orders, and without a store', async () => {
    const test = await setUpOrders(await open());
    const who = await test.customer({ userId: 'u-asha' });
    const { id } = await test.place(who);
    await test.db.updateTable('stores').set({ online: false }).where('id', '=', '14052').execute();
    expect(refusalIn(await who.post(again(id), {}, upsell))).toEqual([409, '2.STOREOFF']);
    const nowhere = await who.post(again(id), {}, { ...upsell, [headerNames.storeId]: '' });
    expect(nowhere.statusCode).toBe(404);
  });

  it('API-040 ORD-34 what goes with favourite orders is not in them, and vegetarian where they are', async () => {
    const test = await setUpOrders(await open());
    const who = await test.customer({ userId: 'u-asha' });
    const cards = async () =>
      dataIn<{ items: ProductCard[] }>(await who.get(`${favourites}/recommendations`)).items;
    const { id } = await test.place(who);
    expect(await cards()).toEqual([]);
    await who.post(`${favourites}/${id}`, { favourite: true });
    const vegetarian = await cards();
    expect(vegetarian.length).toBeGreaterThan(0);
    expect(vegetarian.every(({ foodType, vegForm }) => foodType === 0 || vegForm === true)).toBe(true);
    const [first] = vegetarian;
    const { id: other } = await test.place(who, {
      items: placedOrder.items.map((item) => ({
        ...item,
        product: { id: first?.productId ?? '', name: 'With it' },
        foodType: 0 as const,
      })),
    });
    await who.post(`${favourites}/${other}`, { favourite: true });
    expect((await cards()).map(({ productId }) => productId)).not.toContain(first?.productId);
  });
});
