import { expect, it, vi } from 'vitest';
import { cartIn, line, refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { address, pizza, setUpCheckout, stepIn } from './testing/set-up-checkout.ts';
import { headerNames } from '#schemas/header-names.ts';
import { createAddressesRepository } from '../customer/addresses-repository.ts';
import { randomBytes } from 'node:crypto';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const hour = 60 * 60_000;

describeDatabases('a cart that cannot be ordered as it stands', (open) => {
  it('PAY-39 API-060 is refused with what has to be done first, and nothing is begun', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const empty = await asha.initiate('cash', 0);
    expect(refusalIn(empty)).toEqual([409, 'EMPTY_CART']);
    const price = await asha.fill();
    const refused = async (code: string, more: Parameters<typeof asha.initiate>[2], pay = 'cash') => {
      const checked = (await asha.validate(price, more, pay)).json().data.problems;
      expect(checked.map((problem: { code: string }) => problem.code)).toContain(code);
      const reply = await asha.initiate(pay, price, more);
      expect(refusalIn(reply)).toEqual([409, code]);
      return textIn(reply);
    };
    await refused('ADDRESS_MISSING', { address: undefined });
    await refused('ADDRESS_MISSING', { address: { ...address, houseNo: ' ' } });
    await refused('ADDRESS_NOT_SERVED', { address: { ...address, latitude: 13.5 } });
    await refused('MOBILE_MISSING', { userDetails: { name: 'Asha', mobile: '123' } });
    await refused('ORDER_TYPE_CHANGED', { deliveryType: 'P' });
    const at = (ms: number) => new Date(test.clock.now() + ms).toISOString();
    await refused('SCHEDULE', { scheduledFor: at(29 * 60_000) });
    await refused('SCHEDULE', { scheduledFor: at(8 * 24 * hour) });
    await test.db
      .updateTable('stores')
      .set({ opens: '11:00', closes: '23:00' })
      .where('id', '=', '14052')
      .execute();
    // It is half past three in the afternoon in India.
    expect(await refused('SCHEDULE', { scheduledFor: at(10 * hour) })).toContain('11 am to 11 pm');
    expect(await test.db.selectFrom('order_transactions').select('id').execute()).toEqual([]);
    const reply = await asha.initiate('cash', price, { scheduledFor: at(2 * hour) });
    expect(stepIn(reply).action).toBe('THANKYOU');
    const [order] = await test.orders();
    expect(order?.summary?.scheduledFor).toBe(at(2 * hour));
    expect(order?.expected_at?.toISOString()).toBe(at(2 * hour));
  });

  it('CON-04 is for a time for which the kitchen has as long as it is set to', async () => {
    const test = await setUpCheckout(await open(), { env: { SCHEDULED_LEAD_MINUTES: '45' } });
    const asha = await test.customer();
    const price = await asha.fill();
    const after = (minutes: number) => new Date(test.clock.now() + minutes * 60_000).toISOString();
    const tooSoon = await asha.initiate('cash', price, { scheduledFor: after(44) });
    expect([refusalIn(tooSoon), textIn(tooSoon)]).toEqual([
      [409, 'SCHEDULE'],
      'Choose a time that is at least 45 minutes from now.',
    ]);
    const { orderId = '' } = stepIn(await asha.initiate('cash', price, { scheduledFor: after(120) }));
    const details = (await asha.call('GET', `/order-service/ve3/orders/history/${orderId}`)).json().data;
    expect([details.beginsAt, details.scheduledFor]).toEqual([after(75), after(120)]);
  });

  it('CON-04 of a closed restaurant are for a time at which it is open', async () => {
    const test = await setUpCheckout(await open());
    await test.db
      .updateTable('stores')
      .set({ opens: '11:00', closes: '23:00' })
      .where('id', '=', '14052')
      .execute();
    const asha = await test.customer();
    const price = await asha.fill();
    test.clock.forward(12 * hour);
    // It is half past three in the night in India.
    const now = await asha.initiate('cash', price);
    expect(refusalIn(now)).toEqual([409, 'STORE_CLOSED']);
    expect(textIn(now)).toContain('open from 11 am to 11 pm. Choose another store.');
    expect(await test.orders()).toEqual([]);
    const scheduledFor = new Date(test.clock.now() + 9 * hour).toISOString();
    expect(stepIn(await asha.initiate('cash', price, { scheduledFor })).action).toBe('THANKYOU');
  });

  it('CRT-20 CON-06 CON-07 names what cannot be had, and the limits that it passes', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    await asha.post(0, [pizza, line('NONE', { item_name: 'Old Favourite' })]);
    const gone = await asha.initiate('cash', await asha.price());
    expect(refusalIn(gone)).toEqual([409, 'ITEMS_NOT_AVAILABLE']);
    expect(textIn(gone)).toContain('Old Favourite');
    const cart = cartIn(await asha.put(1, [{ ...line('SID1'), quantity: 30 }]));
    const many = (await asha.validate(cart.netPrice)).json().data.problems;
    expect(many[0].code).toBe('LIMIT_TOO_MANY_ITEMS');
  });

  it('CRT-02 costs what the server says: another price is refused, with both amounts', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const reply = await asha.initiate('cash', price - 100);
    expect(refusalIn(reply)).toEqual([409, 'PRICE_CHANGED']);
    const text = textIn(reply);
    expect(text).toContain(`₹${((price - 100) / 100).toLocaleString('en-IN')}`);
    expect(text).toContain(`₹${(price / 100).toLocaleString('en-IN')}`);
    expect(text).toContain('cart');
    expect(await test.orders()).toEqual([]);
  });

  it('CON-06 costs no more than the configuration says, which the refusal names', async () => {
    const test = await setUpCheckout(await open(), { settings: { maxCartPrice: 100 } });
    const asha = await test.customer();
    const reply = await asha.initiate('cash', await asha.fill());
    expect(textIn(reply)).toBe('An order can cost ₹100 at most. Remove something to go on.');
  });

  it('is one of a store that is offline, or of another session', async () => {
    const test = await setUpCheckout(await open());
    const [asha, ravi] = [await test.customer('u-1'), await test.customer('u-2')];
    const price = await asha.fill();
    await ravi.fill();
    const stolen = await ravi.initiate('cash', price, { cartId: asha.cartId });
    expect(refusalIn(stolen)).toEqual([404, 'NO_SUCH_CART']);
    await test.db.updateTable('stores').set({ online: false }).where('id', '=', '14052').execute();
    expect(refusalIn(await asha.initiate('cash', price))).toEqual([409, '2.STOREOFF']);
    expect(await test.orders()).toEqual([]);
  });

  it('goes to a saved address of the customer as it is kept, and to none of anybody else', async () => {
    const test = await setUpCheckout(await open());
    const [asha, ravi] = [await test.customer('u-1'), await test.customer('u-2')];
    const addresses = createAddressesRepository({ db: test.db, now: test.clock.now, randomBytes });
    const saved = await addresses.save('u-1', {
      ...address,
      city_region: '',
      area_level0: '',
      area_level1: '',
    });
    const changed = { ...address, houseNo: '99', address_id: saved?.address_id };
    const [price, hers] = [await ravi.fill(), await asha.fill()];
    const reply = await ravi.initiate('cash', price, { address: changed });
    expect(refusalIn(reply)).toEqual([404, 'NO_SUCH_ADDRESS']);
    expect(stepIn(await asha.initiate('cash', hers, { address: changed })).action).toBe('THANKYOU');
    expect((await test.orders())[0]?.summary?.address).toMatchObject({ houseNo: '12' });
  });

  it('needs no address where it is collected', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    await asha.fill();
    const takeaway = { [headerNames.deliveryType]: 'P' };
    const { netPrice } = cartIn(await asha.get(takeaway));
    const reply = await asha.call('POST', '/order-service/ve3/orders/initiate', {
      payload: {
        orderDetails: { ...asha.details(netPrice), deliveryType: 'P', address: undefined },
        paymentDetails: { primaryPaymentId: 'cash' },
      },
      headers: takeaway,
    });
    expect(stepIn(reply).action).toBe('THANKYOU');
    expect((await test.orders())[0]).toMatchObject({ order_type: 'P', summary: { address: null } });
  });
});
