import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { getOrderOnMap, getTrackedOrder } from '#schemas/api/tracking.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import {
  dataIn,
  home,
  minutes,
  paid,
  type Person,
  refusalIn,
  setUpOrders,
} from '../orders/testing/set-up-orders.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const tracker = '/tracker-service/ve2';

type DataOf<C extends { reply: z.ZodType }> = NonNullable<
  (z.output<C['reply']> & { data?: unknown })['data']
>;
type Tracked = DataOf<typeof getTrackedOrder> & {
  readonly trackOrder: { readonly tracker: { stage: number; steps: { stage: string }[] } };
  readonly popupContent?: { readonly id: string; readonly text: string };
};
type OnMap = z.output<typeof getOrderOnMap.reply>['data'];

const tracked = async (who: Person, id: string) => dataIn<Tracked>(await who.get(`${tracker}/orders/${id}`));
const popupIn = async (who: Person, id: string) => (await tracked(who, id)).popupContent?.id;

describeDatabases('an order is tracked', (open) => {
  it('API-127 API-128 ORD-22 by its owner, from stage to stage', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id, number } = await test.place(who);
    const list = async () =>
      dataIn<{ orders: { id: string }[] }>(await who.get(`${tracker}/orders`)).orders.map(
        (order) => order.id,
      );
    expect(await list()).toEqual([id]);
    expect(await tracked(who, id)).toMatchObject({
      trackOrder: {
        tracker: { stage: 1, steps: [{ stage: 'CONFIRMED' }] },
        orderSummary: { id, orderId: number, deliveryType: 'D' },
      },
      dynamicETA: { label: '30 minutes', isLate: false },
    });
    const seen: [number, number][] = [];
    for (const wait of [2, 12, 16]) {
      test.clock.forward(minutes(wait));
      const { stage, steps } = (await tracked(who, id)).trackOrder.tracker;
      seen.push([stage, steps.length]);
    }
    expect(seen).toEqual([
      [2, 2],
      [4, 3],
      [9, 4],
    ]);
    expect(await list()).toEqual([]);
  });

  it('API-129 the page tells which stage it shows', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id } = await test.place(who);
    const reply = await who.post(`${tracker}/sendtrackerstatus`, { orderId: id, stage: 2 });
    expect(reply.json()).toMatchObject({ status: 'SUCCESS' });
    // Nothing depends on it.
    expect((await tracked(who, id)).trackOrder.tracker.stage).toBe(1);
  });

  it('API-130 ORD-20 on the map, with a rider who comes nearer', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id } = await test.place(who);
    const map = async () =>
      dataIn<OnMap & object>(await who.get(`${tracker}/map?storeId=14052&order=${id}&userId=somebody`));
    const before = await map();
    expect(before.destination).toEqual({ latitude: home.latitude, longitude: home.longitude });
    expect([before.rider, before.route]).toEqual([undefined, undefined]);
    expect((await tracked(who, id)).fareyeUrl).toBeUndefined();
    test.clock.forward(minutes(14));
    expect((await tracked(who, id)).fareyeUrl).toContain(id);
    const left: number[] = [];
    for (let minute = 0; minute < 16; minute += 4) {
      const { rider, route, destination } = await map();
      if (!rider) throw new Error('The rider is not on the map.');
      expect(route?.[0]).toEqual({ latitude: rider.latitude, longitude: rider.longitude });
      expect(route?.at(-1)).toEqual(destination);
      expect(rider.heading).toEqual(expect.any(Number));
      left.push(
        (route ?? []).slice(1).reduce((sum, to, at) => sum + distanceBetween(route[at] ?? to, to), 0),
      );
      test.clock.forward(minutes(4));
    }
    expect(left).toEqual(left.toSorted((one, other) => other - one));
    expect(new Set(left).size).toBe(4);
    // It has arrived.
    expect((await map()).rider).toBeUndefined();
    expect((await tracked(who, id)).fareyeUrl).toBeUndefined();
  });

  it('ORD-20 has no map when it is collected, and none of another store', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id } = await test.place(who, { orderType: 'P', address: null });
    expect(refusalIn(await who.get(`${tracker}/map?storeId=14052&order=${id}`))).toEqual([404, 'NO_MAP']);
    const { id: brought } = await test.place(who);
    expect(refusalIn(await who.get(`${tracker}/map?storeId=14053&order=${brought}`))).toEqual([
      404,
      'NO_SUCH_ORDER',
    ]);
  });

  it('ORD-20 no rider is invented outside the sandbox', async () => {
    const test = await setUpOrders(await open(), {
      env: {
        SANDBOX: 'off',
        SESSION_SECRET: 'the secret of the tests, long enough',
        AUTHOR_TOKEN: 'the-author-token-of-the-tests',
      },
    });
    const who = await test.guest();
    const { id } = await test.place(who);
    test.clock.forward(minutes(20));
    const map = dataIn<OnMap & object>(await who.get(`${tracker}/map?storeId=14052&order=${id}`));
    expect(map.rider).toBeUndefined();
    expect((await tracked(who, id)).fareyeUrl).toBeUndefined();
    expect((await who.get('/sandbox/kitchen', { host: 'localhost:3000' })).statusCode).toBe(404);
  });

  it('API-132 ORD-21 with the time that is left, and a late one says so', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id } = await test.place(who);
    const eta = async () => dataIn<object>(await who.post(`${tracker}/dynamic-eta`, { orderId: id }));
    expect(await eta()).toMatchObject({ label: '30 minutes', minutes: 30, isLate: false });
    test.clock.forward(minutes(12));
    expect(await eta()).toMatchObject({ label: '20 minutes', minutes: 20 });
    await test.kitchen.change(id, 'delay');
    expect(await eta()).toMatchObject({ label: '45 minutes', minutes: 45, isLate: true });
    await test.kitchen.change(id, 'cancel');
    expect(await eta()).toEqual({ label: 'NA', isLate: false });
  });

  it('API-131 ORD-37 with a notice, until it was read', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id } = await test.place(who, { zeroContactDelivery: true });
    const read = (popupId: string) => who.post(`${tracker}/ok-got-it`, { orderId: id, popupId });
    expect(await popupIn(who, id)).toBeUndefined();
    test.clock.forward(minutes(14));
    expect(await popupIn(who, id)).toBe('contactless');
    await test.kitchen.change(id, 'delay');
    // The more urgent one first.
    const { popupContent } = await tracked(who, id);
    expect(popupContent).toMatchObject({ id: 'late', text: expect.stringContaining('4:15 pm') });
    for (let time = 0; time < 2; time++) expect((await read('late')).statusCode).toBe(200);
    expect(await popupIn(who, id)).toBe('contactless');
    await read('contactless');
    expect(await popupIn(who, id)).toBeUndefined();
    expect(refusalIn(await read('made-up'))).toEqual([400, 'NO_SUCH_NOTICE']);
    await test.kitchen.change(id, 'cancel');
    expect(await popupIn(who, id)).toBe('cancelled');
  });

  const online = 'What you paid online comes back within 8-10 business days.';
  const wallet = 'What your wallet paid is back in it as refund points.';
  it.each<[string, object, string]>([
    ['online', { state: 'REFUND_DUE', wallet_amount: 0 }, online],
    ['online, and it was paid back', { state: 'REFUNDED', wallet_amount: 0 }, online],
    ['online and by the wallet', { state: 'REFUND_DUE' }, `${online} ${wallet}`],
    ['by the wallet alone', { state: 'FAILED', payment: { mode: 'PIGGYBANK' }, amount: 0 }, wallet],
    ['in cash and by the wallet', { state: 'FAILED', payment: { mode: 'CASH' } }, wallet],
    [
      'in cash',
      { state: 'FAILED', payment: { mode: 'CASH' }, wallet_amount: 0 },
      'Nothing was charged for this order.',
    ],
    [
      'by a voucher',
      { state: 'FAILED', payment: { mode: 'EVOUCHER' }, wallet_amount: 0 },
      'What your voucher paid is on it again.',
    ],
  ])(
    'ORD-37 ORD-38 says of one that was cancelled where the money is: paid %s',
    async (_, payment, money) => {
      const test = await setUpOrders(await open());
      const who = await test.guest();
      const { id } = await test.place(who);
      await test.kitchen.change(id, 'cancel');
      await paid(test, id, payment);
      expect((await tracked(who, id)).popupContent?.text).toBe(`We are sorry. ${money}`);
    },
  );

  it('ORD-12 ORD-37 says when it is ready to be collected', async () => {
    const test = await setUpOrders(await open());
    const who = await test.guest();
    const { id } = await test.place(who, { orderType: 'CURB', address: null });
    test.clock.forward(minutes(15));
    expect((await tracked(who, id)).popupContent).toMatchObject({
      id: 'ready',
      text: expect.stringContaining('car'),
    });
  });
});
