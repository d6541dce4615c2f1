// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { refused } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { trackedAt } from '#src/features/tracking/testing/tracked-fixture.ts';
import { replyWith } from '../testing/order-fixture.ts';
import { placedReply, renderOrders, statusReply } from '../testing/render-orders.tsx';
import { Screen } from './order-status-screen.tsx';
import { Screen as ThankYouScreen } from './thank-you-screen.tsx';

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
        getOrderStatus: statusReply('FAILED', { orderId: 'order-1', isCancelled: true }),
        getTrackedOrder: replyWith(trackedAt(5)),
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Cancelled' })).toBeVisible();
    expect(container).not.toHaveTextContent(/not placed|not confirmed|still in your cart/);
  });

  it('ORD-06 another browser reads that an order was cancelled, not that there was none', async () => {
    const { container } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('FAILED', { isOwn: false, isCancelled: true }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'This order was cancelled.' })).toBeVisible();
    expect(screen.getByText('Anything that was paid for it goes back.')).toBeVisible();
    expect(container).not.toHaveTextContent(/not placed|not confirmed|has been confirmed|still in your cart/);
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

  it('ORD-08 who asks again is answered once: the page does not go on asking', async () => {
    let orderStatus = 'UNKNOWN';
    const { user, callsOf, pass } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: () => statusReply(orderStatus) },
    });
    const again = await screen.findByRole('button', { name: 'Check again' });
    orderStatus = 'WAIT';
    await user.click(again);
    await pass(60_000);
    expect(callsOf('getOrderStatus')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'We do not know yet' })).toBeVisible();
  });

  it('says nothing of how it went before that is known', async () => {
    await renderOrders(<Screen />, { path, answers: { getOrderStatus: () => new Promise(() => {}) } });
    expect(screen.queryByText(/not placed|do not know/)).toBeNull();
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

  it('leaves the focus where it is when a result comes that nobody asked for', async () => {
    await renderOrders(<Screen />, { path, answers: { getOrderStatus: statusReply('FAILED') } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your order was not placed' }),
    ).not.toHaveFocus();
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

  it('ORD-25 the tracker says the number of the order', async () => {
    await renderOrders(<Screen />, { path: '/orderStatus?orderHistoryId=order-1' });
    expect(await screen.findByText('Order 100234')).toBeVisible();
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

  it('ORD-04 who has waited on the page of thanks is told at once, and asked for once more', async () => {
    const ui = (
      <Routes>
        <Route path="/thankYou" element={<ThankYouScreen />} />
        <Route path="/orderStatus" element={<Screen />} />
      </Routes>
    );
    let reply = async (): Promise<unknown> => statusReply('WAIT');
    const { callsOf, pass, address } = await renderOrders(ui, {
      path: '/thankYou?transactionId=T1',
      answers: { getOrderStatus: () => reply() },
    });
    await pass(79_000);
    const before = callsOf('getOrderStatus').length;
    // The last question of the page of thanks is answered; the one of the next page is not yet.
    const replies = [statusReply('WAIT')];
    let answer: (reply: unknown) => void = () => {};
    reply = async () => replies.shift() ?? new Promise((resolve) => (answer = resolve));
    await pass(1_000);
    expect(address()).toBe(path);
    expect(screen.getByRole('heading', { name: 'We do not know yet' })).toBeVisible();
    reply = async () => statusReply('WAIT');
    answer(statusReply('WAIT'));
    await pass(60_000);
    expect(callsOf('getOrderStatus')).toHaveLength(before + 2);
    expect(screen.getByRole('heading', { name: 'We do not know yet' })).toBeVisible();
  });

  it('ORD-05 an order that is learned of here leaves no stored transaction', async () => {
    const persistence = createPersistence(browserStorages());
    persistence.write(orderId, 'T1');
    await renderOrders(<Screen />, { path, persistence, answers: { getOrderStatus: placedReply } });
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
    await waitFor(() => expect(persistence.read(orderId)).toBeNull());
    expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/orderHistory?orderId=order-1',
    );
  });

  it('tells another browser that it is placed, and nothing else', async () => {
    const { callsOf } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('SUCCESS', { isOwn: false }) },
      events: [],
    });
    expect(await screen.findByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(callsOf('getTrackedOrder')).toEqual([]);
  });
});
