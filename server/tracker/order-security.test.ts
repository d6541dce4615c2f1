import { expect, it, vi } from 'vitest';
import * as orders from '#schemas/api/orders.ts';
import * as tracking from '#schemas/api/tracking.ts';
import type { Call } from '#schemas/call.ts';
import { headerNames } from '#schemas/header-names.ts';
import { routePath } from '../http/call-schema.ts';
import {
  asha,
  home,
  minutes,
  type Person,
  placedOrder,
  refusalIn,
  setUpOrders,
} from '../orders/testing/set-up-orders.ts';
import { describeDatabases } from '../testing/databases.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

/** Calls for one order of the session: each with what names the order. */
const ofOne = [
  [orders.getOrderDetails, undefined],
  [orders.reorder, {}],
  [orders.setFavouriteOrder, { favourite: true }],
  [tracking.getTrackedOrder, undefined],
  [tracking.sendTrackerStatus, { stage: 1 }],
  [tracking.getOrderOnMap, undefined],
  [tracking.acknowledgePopup, { popupId: 'late' }],
  [tracking.getDynamicEta, {}],
] as const satisfies readonly (readonly [Call, object | undefined])[];

/** Calls that list what is the session's own. */
const lists: readonly Call[] = [
  orders.getOrderHistory,
  orders.getRecentOrders,
  orders.getFavouriteOrders,
  orders.getOrderRecommendations,
  tracking.getTrackedOrders,
];

function callFor(call: Call, id: string, who: Person, body?: object) {
  const path = routePath(call).replace(':orderHistoryId', id).replace(':favOrderId', id);
  const url = call.id === 'getOrderOnMap' ? `${path}?storeId=14052&order=${id}&userId=u-asha` : path;
  return call.method === 'POST'
    ? who.post(url, { ...body, ...(!path.includes(id) && { orderId: id }) })
    : who.get(url);
}

describeDatabases('an order is reached by the session of its owner alone', (open) => {
  async function setUp() {
    const test = await setUpOrders(await open());
    const owners = [await test.customer({ userId: 'u-asha' }), await test.guest()];
    const placed = [];
    for (const owner of owners) placed.push((await test.place(owner)).id);
    test.clock.forward(minutes(15));
    const others = [await test.customer({ userId: 'u-imran' }), await test.guest()];
    return { ...test, owners, placed, others };
  }

  it('and no call tells the order of somebody else from one that does not exist', async () => {
    const { owners, placed, others, db } = await setUp();
    const rows = async () => [
      await db.selectFrom('orders').selectAll().orderBy('id').execute(),
      await db.selectFrom('favourite_orders').selectAll().execute(),
      await db.selectFrom('order_popups').selectAll().execute(),
    ];
    const before = await rows();
    for (const [call, body] of ofOne)
      for (const other of [...others, ...owners]) {
        const forged = await callFor(call, 'o-nobody', other, body);
        const isForCustomers =
          call.id === 'setFavouriteOrder' && other.headers[headerNames.isLoggedIn] !== 'true';
        const status = forged.statusCode;
        expect([call.id, status === 404 || (isForCustomers && status === 403)]).toEqual([call.id, true]);
        for (const [at, id] of placed.entries()) {
          if (owners[at] === other) continue;
          const reply = await callFor(call, id, other, body);
          expect([call.id, reply.statusCode, reply.body]).toEqual([call.id, status, forged.body]);
        }
      }
    expect(await rows()).toEqual(before);
  });

  it('while the owner reaches it by each of them', async () => {
    const { owners, placed } = await setUp();
    for (const [call, body] of ofOne) {
      const reply = await callFor(call, String(placed[0]), owners[0] as Person, body);
      expect([call.id, reply.statusCode < 300, reply.body]).toEqual([call.id, true, reply.body]);
    }
  });

  it('and no list shows anything of somebody else', async () => {
    const { others, placed } = await setUp();
    for (const call of lists)
      for (const other of others) {
        const { body, statusCode } = await callFor(call, '', other);
        expect([call.id, [200, 403].includes(statusCode)]).toEqual([call.id, true]);
        for (const secret of [...placed, asha.mobile, asha.name, home.address, placedOrder.storeName])
          expect([call.id, secret, body.includes(secret)]).toEqual([call.id, secret, false]);
      }
  });

  it('and every call asks for a session', async () => {
    const { as, placed } = await setUp();
    for (const [call, body] of [...ofOne, ...lists.map((list) => [list, undefined] as const)]) {
      const reply = await callFor(call, String(placed[0]), as('nobody', {}), body);
      expect([call.id, ...refusalIn(reply)]).toEqual([call.id, 401, 'SESSION_EXPIRED']);
    }
  });
});
