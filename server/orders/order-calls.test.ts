import { expect, it, vi } from 'vitest';
import type { OrderSummary } from '#schemas/entities/order.ts';
import { describeDatabases } from '../testing/databases.ts';
import { pageSize } from './own-orders.ts';
import {
  asha,
  dataIn,
  minutes,
  paid,
  type OrdersTest,
  type Person,
  refusalIn,
  setUpOrders,
} from './testing/set-up-orders.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const history = '/order-service/ve3/orders';
const favourites = '/order-service/ve1/orders/favourites';

interface HistoryData {
  readonly orders: OrderSummary[];
  readonly hasNext: boolean;
  readonly nextPage?: string;
  readonly favOrder: string[];
}

const details = async (who: Person, id: string) =>
  dataIn<OrderSummary>(await who.get(`${history}/history/${id}`));

describeDatabases('the orders of a customer', (open) => {
  const customerOf = (test: OrdersTest, userId = 'u-asha') => test.customer({ userId });

  it('API-077 ORD-24 ORD-28 are a history of pages, each with the link to the next', async () => {
    const test = await setUpOrders(await open());
    const who = await customerOf(test);
    const placed: string[] = [];
    for (let count = 0; count < pageSize + 3; count++) {
      test.clock.forward(minutes(1));
      placed.unshift((await test.place(who)).id);
    }
    const first = dataIn<HistoryData>(await who.get(history));
    expect(first.orders.map(({ id }) => id)).toEqual(placed.slice(0, pageSize));
    expect(first).toMatchObject({ hasNext: true, favOrder: [] });
    await test.place(who);
    const second = dataIn<HistoryData>(await who.get(String(first.nextPage)));
    expect(second.orders.map(({ id }) => id)).toEqual(placed.slice(pageSize));
    expect(second.hasNext).toBe(false);
    expect(second.nextPage).toBeUndefined();
  });

  it('ORD-25 ORD-26 ORD-29 are opened with what was ordered, paid and is on the bill', async () => {
    const test = await setUpOrders(await open());
    const who = await customerOf(test);
    const { id, number } = await test.place(who);
    await paid(test, id);
    const order = await details(who, id);
    expect(order).toMatchObject({
      id,
      orderId: number,
      placedAt: new Date(test.clock.now()).toISOString(),
      expectedAt: new Date(test.clock.now() + minutes(30)).toISOString(),
      items: [
        {
          itemId: 'PIZ1/regular/hand-tossed',
          product: {
            id: 'PIZ1',
            name: 'Margherita',
            sizeName: 'Regular',
            imageUrl: 'pizza-margherita',
            menuCode: 'P1',
          },
          pricePerQty: 19900,
          quantity: 2,
          productType: 'SINGLE',
          foodType: 0,
          totalDiscount: 2000,
        },
      ],
      netPrice: 45360,
      discount: 2000,
      tax: { amount: 2160 },
      deliveryCharges: 3900,
      deliveryType: 'D',
      promoCode: 'TEN',
      store: { id: '14052', name: 'Indiranagar, Bengaluru', phone: expect.stringContaining('+91') },
      userDetail: { id: who.userId, name: asha.name, mobile: asha.mobile },
      address: { text: '12, 100 Feet Road, Opposite the park, Indiranagar, Bengaluru' },
      paymentResponse: { wl: { amount: 5000 } },
      deliveryInstructions: 'Ring twice',
      tracker: { stage: 1, steps: [{ stage: 'CONFIRMED' }] },
    });
    // What the law wants on a bill. The state of the registration is Karnataka.
    expect(order.store?.gstin).toMatch(/^29ZZZCC0000C1Z[\dA-Z]$/);
    expect(order.store?.fssai).toMatch(/^129\d{11}$/);
    expect([order.invoiceNumber, order.sac]).toEqual(['26-27/1', '996331']);
  });

  it('ORD-30 name each way that they were paid by, the wallet first', async () => {
    const test = await setUpOrders(await open());
    const who = await customerOf(test);
    const { id } = await test.place(who);
    expect((await details(who, id)).paymentSummary?.paymentSummaryItem).toEqual([]);
    await paid(test, id);
    expect((await details(who, id)).paymentSummary?.paymentSummaryItem).toEqual([
      { label: 'Loyalty wallet', paymentMode: 'PIGGYBANK', amount: 5000 },
      { label: 'UPI', paymentMode: 'UPI_WALLET', amount: 40360, reference: 'pay-77' },
    ]);
  });

  it('say what comes back of one that was cancelled, and bill nothing', async () => {
    const test = await setUpOrders(await open());
    const who = await customerOf(test);
    const { id } = await test.place(who);
    await test.kitchen.change(id, 'cancel');
    for (const [state, refund] of [
      ['REFUND_DUE', 'due'],
      ['REFUNDED', 'done'],
    ]) {
      await paid(test, id, { state });
      const order = await details(who, id);
      expect(order.refund).toEqual({ amount: 40360, state: refund });
      expect(order.tracker?.stage).toBe(5);
      expect(order.invoiceNumber).toBeUndefined();
    }
  });

  it('ORD-27 of an import have what is known of them', async () => {
    const test = await setUpOrders(await open());
    const who = await customerOf(test);
    await test.imported(who, { id: 'old-1', stage: 9 });
    expect(await details(who, 'old-1')).toMatchObject({
      id: 'old-1',
      orderId: 'old-1',
      items: [{ product: { id: 'PIZ7', name: 'Chicken Tikka' }, quantity: 2 }],
      netPrice: 69800,
      tracker: { stage: 9, steps: [] },
    });
  });

  it('API-078 the latest ones are few, the newest first', async () => {
    const test = await setUpOrders(await open());
    const guest = await test.guest();
    const placed: string[] = [];
    for (let count = 0; count < 8; count++) {
      test.clock.forward(minutes(1));
      placed.unshift((await test.place(guest)).id);
    }
    const { orders } = dataIn<HistoryData>(await guest.get('/order-service/ve1/orders'));
    expect(orders.map(({ id }) => id)).toEqual(placed.slice(0, 6));
  });

  it('API-041 API-042 ORD-33 are marked as favourites, which answers 204 and can be repeated, and listed', async () => {
    const test = await setUpOrders(await open());
    const who = await customerOf(test);
    const [one, other] = [await test.place(who), await test.place(who)];
    for (const { id } of [one, other, one]) {
      const reply = await who.post(`${favourites}/${id}`, { favourite: true });
      expect([reply.statusCode, reply.body]).toEqual([204, '']);
      test.clock.forward(minutes(1));
    }
    expect(dataIn<HistoryData>(await who.get(history)).favOrder).toEqual([other.id, one.id]);
    const listed = dataIn<HistoryData>(await who.get(`${favourites}/easy`));
    expect(listed.favOrder).toEqual([other.id, one.id]);
    expect(listed.orders.map(({ id, isFavourite }) => [id, isFavourite])).toEqual([
      [other.id, true],
      [one.id, true],
    ]);
    for (let time = 0; time < 2; time++)
      expect((await who.post(`${favourites}/${one.id}`, { favourite: false })).statusCode).toBe(204);
    expect((await details(who, one.id)).isFavourite).toBe(false);
    expect((await details(who, other.id)).isFavourite).toBe(true);
  });

  it('API-041 API-042 ORD-33 a guest logs in to keep favourites', async () => {
    const test = await setUpOrders(await open());
    const guest = await test.guest();
    const { id } = await test.place(guest);
    expect(refusalIn(await guest.post(`${favourites}/${id}`, { favourite: true }))).toEqual([
      403,
      'LOGIN_NEEDED',
    ]);
    expect(refusalIn(await guest.get(`${favourites}/easy`))).toEqual([403, 'LOGIN_NEEDED']);
    expect(refusalIn(await guest.get(`${favourites}/recommendations`))).toEqual([403, 'LOGIN_NEEDED']);
  });

  it('ORD-29 have bills that are numbered one after the other, also when one is not placed after all', async () => {
    const test = await setUpOrders(await open());
    let who = await customerOf(test);
    const numbers: (string | undefined)[] = [];
    const place = async (more: Parameters<typeof test.place>[1] = {}) => {
      const { id } = await test.place(who, more);
      numbers.push((await details(who, id)).invoiceNumber);
    };
    await place();
    await expect(test.place(who, { netPrice: -1 })).rejects.toThrow(/net_price_check/);
    await place();
    // The financial year begins in April. A registration of its own has a series of its own.
    test.clock.forward(Date.parse('2027-03-31T18:30:00Z') - test.clock.now());
    who = await customerOf(test);
    await place();
    await test.db.updateTable('stores').set({ gstin: '29AAACC1234F1Z5' }).where('id', '=', '14052').execute();
    await place();
    await place();
    expect(numbers).toEqual(['26-27/1', '26-27/2', '27-28/1', '27-28/1', '27-28/2']);
  });
});
