// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { trackedAt } from '#src/features/tracking/testing/tracked-fixture.ts';
import { replyWith } from '../testing/order-fixture.ts';
import { placedReply, renderOrders, statusReply } from '../testing/render-orders.tsx';
import { Screen } from './order-status-screen.tsx';

const path = '/orderStatus?transactionId=T1';

describe('the status of an order', () => {
  it('ERR-15 ERR-16 ORD-38 a failed order says why, what becomes of the money, and the way on', async () => {
    await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderStatus: statusReply('FAILED', { amount: 75_555, reason: 'The bank declined the payment.' }),
      },
    });
    expect(
      await screen.findByText('Your order was not confirmed. Please try placing the order again.'),
    ).toBeVisible();
    expect(screen.getByText('The bank declined the payment.')).toBeVisible();
    expect(screen.getByText(/Any amount deducted will be refunded in 8-10 business days/)).toBeVisible();
    expect(screen.getByText('Amount: ₹755.55')).toBeVisible();
    expect(screen.getByText('Payment T1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again from your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: /Anything wrong/ })).toHaveAttribute('href', 'tel:68886888');
  });

  it('ORD-06 a placed order that was cancelled later is shown as cancelled, with its refund', async () => {
    const { container } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderStatus: statusReply('FAILED', { orderId: 'order-1' }),
        getTrackedOrder: replyWith(trackedAt(5)),
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Cancelled' })).toBeVisible();
    expect(container).not.toHaveTextContent(/not placed|not confirmed|still in your cart/);
  });

  it('ORD-08 ORD-38 an unknown one says so, with the time of a refund, and can be asked for again', async () => {
    let orderStatus = 'UNKNOWN';
    const { user, callsOf, pass } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderStatus: () => statusReply(orderStatus, { orderId: 'order-1' }),
      },
    });
    expect(await screen.findByText(/still waiting for your bank.*8-10 business days/)).toBeVisible();
    orderStatus = 'SUCCESS';
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(0);
    expect(callsOf('getOrderStatus')).toHaveLength(2);
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
  });

  it.each([
    ['SUCCESS', 'Order status'],
    ['FAILED', 'Your order was not placed'],
  ])('keeps the focus on the page when asking again has found %s', async (found, name) => {
    let orderStatus = 'UNKNOWN';
    const { user, pass } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderStatus: () =>
          statusReply(orderStatus, orderStatus === 'SUCCESS' ? { orderId: 'order-1' } : {}),
      },
    });
    const again = await screen.findByRole('button', { name: 'Check again' });
    orderStatus = found;
    await user.click(again);
    await pass(0);
    expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus();
  });

  it('NAV-28 ORD-10 asks the kitchen as long as something is to come', async () => {
    for (const [address, answers] of [
      ['/orderStatus?orderHistoryId=order-1', {}],
      [path, { getOrderStatus: placedReply }],
    ] as const) {
      const { callsOf, pass, unmount } = await renderOrders(<Screen />, { path: address, answers });
      expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
      const before = callsOf('getTrackedOrder').length;
      await pass(60_000);
      expect(callsOf('getTrackedOrder')).toHaveLength(before + 2);
      unmount();
      await pass(60_000);
      expect(callsOf('getTrackedOrder')).toHaveLength(before + 2);
    }
  });

  it.each([
    [5, 'Cancelled'],
    [9, 'Delivered'],
  ])('ORD-11 stage %i is shown and asked for no more', async (stage, name) => {
    const { callsOf, pass } = await renderOrders(<Screen />, {
      path: '/orderStatus?orderHistoryId=order-1',
      answers: { getTrackedOrder: replyWith(trackedAt(stage)) },
    });
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    const before = callsOf('getTrackedOrder').length;
    await pass(300_000);
    expect(callsOf('getTrackedOrder')).toHaveLength(before);
  });

  it('says that a link leads to no order', async () => {
    const { unmount } = await renderOrders(<Screen />, { path: '/orderStatus' });
    expect(screen.getByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
    unmount();
    await renderOrders(<Screen />, { path, answers: { getOrderStatus: refused({ status: 404 }) } });
    expect(await screen.findByRole('heading', { name: 'We cannot find this order' })).toBeVisible();
  });

  it('a payment without a transaction is a failed order, and nothing is asked', async () => {
    const { callsOf } = await renderOrders(<Screen />, { path: '/orderStatus?transactionId=NA' });
    expect(screen.getByRole('heading', { name: 'Your order was not placed' })).toBeVisible();
    expect(callsOf('getOrderStatus')).toEqual([]);
  });
});
