// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lastOrder } from '#schemas/compiled/stored/last-order.ts';
import { forgetCustomer } from '#src/features/session/forget-customer.ts';
import { loggedOut } from '#src/features/session/session-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { delivered, orderOf, replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { Screen } from './order-history-screen.tsx';

const path = '/orderHistory';
const notice = () => screen.queryByText('This is your last order, as this device knew it.');
const unreached = { getOrderHistory: offline, getOrderDetails: offline };

/** A device whose customer has seen the list of orders. */
async function deviceThatKnows() {
  const persistence = createPersistence();
  const { unmount } = await renderOrders(<Screen />, { path, persistence });
  unmount();
  return persistence;
}

it('PWA-09 the newest order of the list is there without a connection, alone, and the list after a retry', async () => {
  const persistence = await deviceThatKnows();
  let isOffline = true;
  const { user } = await renderOrders(<Screen />, {
    path,
    persistence,
    answers: {
      getOrderHistory: () => (isOffline ? offline : replyWith({ orders: [orderOf(), delivered] })),
    },
  });
  expect(notice()).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Order 100234',
  ]);
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(notice()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Order 100101' })).toBeVisible();
});

it('PWA-09 a list without an order takes nothing from the device', async () => {
  const persistence = await deviceThatKnows();
  const { unmount } = await renderOrders(<Screen />, {
    path,
    persistence,
    answers: { getOrderHistory: replyWith({ orders: [] }) },
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading', { level: 2, name: /Order/ })).toBeNull();
  unmount();
  await renderOrders(<Screen />, { path, persistence, answers: unreached });
  expect(notice()).toBeVisible();
});

it('PWA-09 its dishes and its bill are there too, and those of no other order', async () => {
  const persistence = await deviceThatKnows();
  const { unmount } = await renderOrders(<Screen />, {
    path: '/orderHistory?orderId=order-1',
    persistence,
    answers: unreached,
  });
  expect(notice()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Order 100234' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What you ordered' })).toBeVisible();
  unmount();
  await renderOrders(<Screen />, {
    path: `/orderHistory?orderId=${delivered.id}`,
    persistence,
    answers: unreached,
  });
  expect(notice()).toBeNull();
});

it('PWA-09 an order that was opened from its link alone is there too, also while the server is in trouble', async () => {
  const persistence = createPersistence();
  const { unmount } = await renderOrders(<Screen />, { path: '/orderHistory?orderId=order-1', persistence });
  expect(screen.getByRole('heading', { level: 1, name: 'Order 100234' })).toBeVisible();
  unmount();
  await renderOrders(<Screen />, {
    path,
    persistence,
    answers: { getOrderHistory: refused({ kind: 'service', status: 503 }) },
  });
  expect(notice()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Order 100234' })).toBeVisible();
});

it('SES-20 the last order is shown to its owner alone, leaves with them, and takes the place of no refusal', async () => {
  const persistence = await deviceThatKnows();
  const known = persistence.read(lastOrder);
  if (!known) throw new Error('Nothing was kept.');
  const refusal = await renderOrders(<Screen />, {
    path,
    persistence,
    answers: { getOrderHistory: refused() },
  });
  expect(notice()).toBeNull();
  refusal.unmount();
  persistence.write(lastOrder, { ...known, owner: `not-${known.owner}` });
  await renderOrders(<Screen />, { path, persistence, answers: unreached });
  expect(notice()).toBeNull();
  forgetCustomer(persistence);
  expect(persistence.read(lastOrder)).toBeNull();
});

it('an order that was seen earlier takes the place of a newer one of the same owner not', async () => {
  const persistence = await deviceThatKnows();
  await renderOrders(<Screen />, {
    path: `/orderHistory?orderId=${delivered.id}`,
    persistence,
    answers: { getOrderDetails: replyWith({ ...delivered, placedAt: '2020-01-01T10:00:00.000Z' }) },
  });
  expect(persistence.read(lastOrder)?.order.id).toBe('order-1');
});

it.each([
  ['the list', path, 'getOrderHistory', { orders: [orderOf(), delivered] }],
  ['an order', `${path}?orderId=order-1`, 'getOrderDetails', orderOf()],
])(
  'SES-20 a late reply about %s writes nothing of a customer who has left meanwhile',
  async (_, at, id, data) => {
    const persistence = createPersistence();
    let answer: (reply: unknown) => void = () => {};
    const late = new Promise((resolve) => (answer = resolve));
    const { store } = await renderOrders(<Screen />, {
      path: at,
      persistence,
      answers: { [id]: () => late },
    });
    await act(async () => void store.dispatch(loggedOut()));
    forgetCustomer(persistence);
    await act(async () => answer(replyWith(data)));
    expect(persistence.read(lastOrder)).toBeNull();
  },
);
