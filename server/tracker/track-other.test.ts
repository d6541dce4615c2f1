import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { trackOtherOrder } from '#schemas/api/tracking.ts';
import { asha, dataIn, home, minutes, refusalIn, setUpOrders } from '../orders/testing/set-up-orders.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const other = (orderId: string, mobile: string) =>
  `/tracker-service/ve2/orders/other?orderId=${orderId}&mobile=${mobile}`;

type Tracked = NonNullable<z.output<typeof trackOtherOrder.reply>['data']>;

describeDatabases("somebody else's order", (open) => {
  it('API-133 ORD-36 is tracked by its number and the mobile number: stage, time and dishes, and no more', async () => {
    const test = await setUpOrders(await open());
    const owner = await test.customer({ userId: 'u-asha' });
    const { id, number } = await test.place(owner, { zeroContactDelivery: true });
    test.clock.forward(minutes(14));
    const friend = await test.guest();
    const reply = await friend.get(other(number, asha.mobile));
    const tracked = dataIn<Tracked>(reply);
    expect(tracked).toMatchObject({
      trackOrder: {
        tracker: {
          stage: 4,
          steps: [{ stage: 'CONFIRMED' }, { stage: 'BEING_BAKED' }, { stage: 'DISPATCHED' }],
        },
        orderSummary: {
          orderId: number,
          deliveryType: 'D',
          items: [{ product: { name: 'Margherita' }, quantity: 2 }],
        },
      },
      dynamicETA: { label: '20 minutes' },
    });
    for (const secret of [
      id,
      owner.userId,
      asha.name,
      asha.mobile,
      home.houseNo,
      home.address,
      'Ring',
      '45360',
      '19900',
      'TEN',
      '14052',
      'popupContent',
      'fareyeUrl',
    ])
      expect([secret, reply.body.includes(secret)]).toEqual([secret, false]);
  });

  it('ORD-36 the answer to two numbers that do not belong together never says which is wrong', async () => {
    const test = await setUpOrders(await open());
    const owner = await test.guest();
    const { id, number } = await test.place(owner);
    const friend = await test.guest();
    const bodies = new Set<string>();
    for (const [order, mobile] of [
      [number, '9876500000'],
      ['999999', asha.mobile],
      ['999999', '9876500000'],
      [id, asha.mobile],
    ] as const) {
      const reply = await friend.get(other(order, mobile));
      expect(refusalIn(reply)).toEqual([404, 'NO_SUCH_ORDER']);
      bodies.add(reply.body);
    }
    expect(bodies.size).toBe(1);
    expect((await friend.get(other(number, '12345'))).statusCode).toBe(400);
  });

  it('ORD-36 guessing is limited for a session, from an address and for a mobile number; right numbers cost nothing', async () => {
    const test = await setUpOrders(await open());
    const owner = await test.guest();
    const { number } = await test.place(owner);
    const friend = await test.guest();
    for (let time = 0; time < 12; time++)
      expect((await friend.get(other(number, asha.mobile))).statusCode).toBe(200);

    const statuses: number[] = [];
    const guesses = Array.from({ length: 12 }, (_, at) =>
      friend.get(other(String(200_000 + at), asha.mobile)),
    );
    for (const reply of await Promise.all(guesses)) statuses.push(reply.statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    // From now on also a right guess is refused.
    expect((await friend.get(other(number, asha.mobile))).statusCode).toBe(429);

    // Another session, another address: the mobile number is the same.
    const second = await test.guest('198.51.100.7');
    for (let time = 0; time < 10; time++) await second.get(other(String(300_000 + time), asha.mobile));
    const third = await test.guest('198.51.100.8');
    expect((await third.get(other(number, asha.mobile))).statusCode).toBe(429);
  });

  it('ORD-36 guesses from one address are limited, however many sessions and mobile numbers it has', async () => {
    const test = await setUpOrders(await open(), { shop: true });
    let refused = 0;
    for (let session = 0; session < 21; session++) {
      const guest = await test.guest('198.51.100.9');
      const tries = Array.from({ length: 10 }, (_, at) =>
        guest.get(other('200000', `98765${String(session * 10 + at).padStart(5, '0')}`)),
      );
      for (const reply of await Promise.all(tries)) if (reply.statusCode === 429) refused += 1;
    }
    expect(refused).toBe(10);
  });

  it('API-133 API-128 its path is not that of an order with the id "other", and it needs a session', async () => {
    const test = await setUpOrders(await open());
    const owner = await test.guest();
    await test.imported(owner, { id: 'other', stage: 2 });
    // Without its two numbers the call is wrong, whoever owns such an order.
    expect((await owner.get('/tracker-service/ve2/orders/other')).statusCode).toBe(400);
    expect(refusalIn(await test.as('nobody', {}).get(other('1', asha.mobile)))).toEqual([
      401,
      'SESSION_EXPIRED',
    ]);
  });

  it('ORD-36 no line of the log holds a mobile number', async () => {
    const logged: string[] = [];
    const test = await setUpOrders(await open(), { logged });
    const { number } = await test.place(await test.guest());
    const friend = await test.guest();
    await friend.get(other(number, asha.mobile));
    await friend.get(other('1', asha.mobile));
    await friend.get(other(`${'x'.repeat(90)}`, asha.mobile));
    for (let time = 0; time < 11; time++) await friend.get(other('1', asha.mobile));
    expect(logged.filter((each) => each.includes('/orders/other')).length).toBeGreaterThan(10);
    expect(logged.filter((each) => each.includes(asha.mobile))).toEqual([]);
  });
});
