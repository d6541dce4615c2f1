import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { describeDatabases } from '../testing/databases.ts';
import { cartIn, cartService, line, refusalIn, setUpCart, textIn } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const pizza = line('PIZ1', { sizeId: 'regular', crustId: 'hand-tossed' });

/** What only the configuration says: none of it is the default. */
const settings = {
  maxCartItems: 2,
  maxCartPrice: 100,
  advanceOrderCode: '9.LATER',
  advanceOrderText: 'Order for tomorrow.',
  invalidCartCode: '9.CLOSED',
  couponInvalidText: 'We do not know this code.',
  storeErrorText: 'We do not know this restaurant.',
};

describeDatabases('a cart by the configuration', (open) => {
  it('CON-06 CON-07 has its limits', async () => {
    const { guest } = await setUpCart(await open(), { settings });
    const shopper = await guest();
    expect(cartIn(await shopper.put(0, [{ ...pizza, quantity: 3 }])).limits).toEqual([
      'too-many-items',
      'too-dear',
    ]);
  });

  it('CRT-16 CRT-19 has its code and text at a store that takes no orders', async () => {
    const { guest, db } = await setUpCart(await open(), { settings });
    await db.updateTable('stores').set({ online: false }).where('id', '=', '14052').execute();
    const refused = await (await guest()).post(0, [pizza]);
    expect(refusalIn(refused)).toEqual([409, '9.LATER']);
    expect(textIn(refused)).toBe('Indiranagar, Bengaluru: Order for tomorrow.');
  });

  it('CRT-17 CRT-19 has its code once it was ordered', async () => {
    const { guest, carts } = await setUpCart(await open(), { settings });
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    await carts.close(shopper.cartId);
    expect(refusalIn(await shopper.put(1, [pizza]))).toEqual([409, '9.CLOSED']);
  });

  it('OFR-09 OFR-14 has its text for a code that there is not, and for one that there is no more', async () => {
    const { guest, offers } = await setUpCart(await open(), { settings });
    const shopper = await guest();
    await shopper.post(0, [pizza]);
    const unknown = await shopper.apply('NOTHING');
    expect(unknown.json().data).toMatchObject({ result: 'FAILED', text: 'We do not know this code.' });
    await offers({ code: 'TEN', effect: { kind: 'percentage', percent: 10 } });
    await shopper.apply('TEN');
    await offers();
    expect(cartIn(await shopper.get()).explicitPromo).toMatchObject({
      promoCode: 'TEN',
      text: 'We do not know this code.',
    });
  });

  it('OFR-14 has its text for a store that there is not', async () => {
    const { guest } = await setUpCart(await open(), { settings });
    const shopper = await guest();
    const refused = await shopper.call('POST', `${cartService}/${shopper.cartId}/items`, {
      payload: { version: 0, items: [pizza] },
      headers: { [headerNames.storeId]: '99999' },
    });
    expect(textIn(refused)).toBe('We do not know this restaurant.');
  });
});
