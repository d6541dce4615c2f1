// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import useSWR from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { displayNetPrice } from '#schemas/compiled/stored/display-net-price.ts';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { cartBindings } from '#src/features/cart/cart-storage.ts';
import { linesReplaced, selectCount } from '#src/features/cart/cart-slice.ts';
import { cartOf, margherita } from '#src/features/cart-page/testing/cart-fixture.ts';
import { landingWith } from '#src/features/documents/testing/landing-port.tsx';
import { sessionCreated } from '#src/features/session/session-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { cancelled, orderOf, replyWith } from '../testing/order-fixture.ts';
import { placedReply, renderOrders, statusReply } from '../testing/render-orders.tsx';
import { Screen as WithTracking } from './thank-you-and-tracking-screen.tsx';
import { Screen } from './thank-you-screen.tsx';

const path = '/thankYou?transactionId=T1';

/** The transaction was begun on this device, and nobody has seen its end. */
function justBegun() {
  const persistence = createPersistence(browserStorages());
  persistence.write(orderId, 'T1');
  return persistence;
}

describe('the thanks for an order', () => {
  it('NAV-26 ORD-01 ORD-02 API-076 waits at first, and asks for the transaction of the address', async () => {
    const { callsOf, pass } = await renderOrders(<Screen />, {
      path,
      persistence: justBegun(),
      answers: { getOrderStatus: statusReply('WAIT') },
    });
    expect(screen.getByRole('heading', { name: 'Confirming your order' })).toBeVisible();
    expect(callsOf('getOrderStatus')).toEqual([]);
    await pass(8_000);
    expect(callsOf('getOrderStatus').map(([, options]) => options)).toEqual([
      { query: { transactionId: 'T1' } },
      { query: { transactionId: 'T1' } },
    ]);
  });

  it('CON-16 ORD-05 waits three seconds after the payment, and not again once it has shown the order', async () => {
    const persistence = justBegun();
    const around = { path, persistence, answers: { getOrderStatus: placedReply } };
    const { pass, callsOf, unmount } = await renderOrders(<Screen />, around);
    await pass(2_999);
    expect(callsOf('getOrderStatus')).toEqual([]);
    await pass(1);
    expect(await screen.findByText('100234')).toBeVisible();
    unmount();
    // As after a reload: nothing is left in memory.
    const again = await renderOrders(<Screen />, around);
    expect(again.callsOf('getOrderStatus')).toHaveLength(1);
    expect(await screen.findByText('100234')).toBeVisible();
  });

  it('ORD-14 ORD-15 ORD-16 ORD-17 ORD-25 thanks, with the number, the times and the bill of the server', async () => {
    const { pass, callsOf } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: placedReply },
    });
    await pass(3_000);
    expect(await screen.findByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    expect(screen.getByText('Your order is getting prepared & will be dispatched soon')).toBeVisible();
    expect(screen.getByText('100234')).toBeVisible();
    const terms = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent}|${term.nextSibling?.textContent}`);
    expect(terms).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Order placed at \|6:25\spm$/),
        expect.stringMatching(/^Estimated time of arrival \|30 minutes$/),
      ]),
    );
    expect(screen.getByText(/^Expected by 6:55\spm$/)).toBeVisible();
    const bill = within(screen.getByRole('region', { name: 'Bill' }));
    for (const text of ['−₹100', '₹755.55', 'GSTIN 29ABCDE1234F1Z5', 'FSSAI licence 10012043000123'])
      expect(bill.getByText(text)).toBeVisible();
    // The result is there: nobody asks any more.
    await pass(100_000);
    expect(callsOf('getOrderStatus')).toHaveLength(1);
    // This page does not poll the kitchen (ORD-10).
    expect(callsOf('getTrackedOrder')).toEqual([]);
  });

  it('ORD-15 an order that is collected says so, CON-04 and one for later its time', async () => {
    const placed = { getOrderStatus: placedReply };
    const collected = await renderOrders(<Screen />, {
      path,
      answers: { ...placed, getOrderDetails: replyWith(orderOf({ deliveryType: 'P' })) },
    });
    await collected.pass(3_000);
    expect(await screen.findByText(/We say here when it is ready/)).toBeVisible();
    expect(screen.getByText(/^Ready by 6:55\spm$/)).toBeVisible();
    expect(screen.queryByText(/will be dispatched soon/)).toBeNull();
    collected.unmount();
    const later = orderOf({ scheduledFor: '2026-11-23T15:30:00.000Z' });
    const { pass } = await renderOrders(<Screen />, {
      path,
      answers: { ...placed, getOrderDetails: replyWith(later) },
    });
    await pass(3_000);
    expect(await screen.findByText(/begins 30 minutes before/)).toBeVisible();
    expect(screen.getByText('Chosen for').nextSibling).toHaveTextContent(/9:00\spm/);
    expect(screen.queryByText(/will be dispatched soon/)).toBeNull();
    expect(screen.queryByText(/Estimated time of arrival/)).toBeNull();
  });

  it('opened again later it says how far the order is, and names no time of an order that has arrived', async () => {
    const { pass } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderStatus: placedReply,
        getOrderDetails: replyWith(orderOf({ tracker: { stage: 9 }, expectedAt: undefined })),
      },
    });
    await pass(3_000);
    expect(await screen.findByText('Enjoy your meal.')).toBeVisible();
    expect(screen.queryByText(/Estimated time|will be dispatched/)).toBeNull();
  });

  it('CON-15 says what is promised of a delivery', async () => {
    const { pass } = await renderOrders(<Screen />, { path, answers: { getOrderStatus: placedReply } });
    await pass(3_000);
    const promise = /30 minutes or free, up to ₹300\. From 11 pm to 3 am it is 45 minutes\..*New Year Eve/;
    expect(await screen.findByText(promise)).toBeVisible();
  });

  it('ORD-07 says that a payment is pending, and goes on asking', async () => {
    const { pass, callsOf } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('PENDING') },
    });
    await pass(3_000);
    expect(screen.getByRole('heading', { name: 'Pending confirmation' })).toBeVisible();
    await pass(10_000);
    expect(callsOf('getOrderStatus')).toHaveLength(3);
  });

  it('ORD-04 goes to the order status page when the time is used up', async () => {
    const { pass, address } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('WAIT') },
    });
    await pass(79_000);
    expect(address()).toBe(path);
    await pass(1_000);
    expect(address()).toBe('/orderStatus?transactionId=T1');
  });

  it('ORD-06 a failed order goes there at once, and so does a payment without a transaction', async () => {
    const { pass, address, unmount } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('FAILED') },
    });
    await pass(3_000);
    expect(address()).toBe('/orderStatus?transactionId=T1');
    unmount();
    const other = await renderOrders(<Screen />, { path: '/thankYou?transactionId=NA' });
    expect(other.address()).toBe('/orderStatus?transactionId=NA');
    expect(other.callsOf('getOrderStatus')).toEqual([]);
  });

  it('ORD-06 a placed order that was cancelled later is shown as what it is, and leaves no stored transaction', async () => {
    const persistence = createPersistence(browserStorages());
    persistence.write(orderId, 'T1');
    const { pass, address, callsOf } = await renderOrders(<Screen />, {
      path,
      persistence,
      answers: {
        getOrderStatus: statusReply('FAILED', { orderId: 'order-c', isCancelled: true }),
        getOrderDetails: replyWith(cancelled),
      },
    });
    await pass(3_000);
    expect(await screen.findByText('100102')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
    expect(screen.getByText('This order was cancelled.')).toBeVisible();
    expect(screen.queryByText(/confirmed|or free/)).toBeNull();
    expect(address()).toBe(path);
    expect(callsOf('getOrderDetails')[0]?.[1]).toEqual({ params: { orderHistoryId: 'order-c' } });
    expect(persistence.read(orderId)).toBeNull();
  });

  it('tells another browser nothing but the result', async () => {
    const { pass, container } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('SUCCESS', { isOwn: false }) },
      events: [],
    });
    await pass(3_000);
    expect(screen.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    expect(container.textContent).not.toContain('100234');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('redirectUrl=');
  });

  it('ORD-06 tells another browser that the order was cancelled', async () => {
    const { pass, container, address } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('FAILED', { isOwn: false, isCancelled: true }) },
    });
    await pass(3_000);
    expect(screen.getByRole('heading', { level: 1, name: 'This order was cancelled.' })).toBeVisible();
    expect(container).not.toHaveTextContent(/has been confirmed/);
    expect(address()).toBe(path);
  });

  it('ORD-23 ORD-33 marks the order as a favourite', async () => {
    const { pass, user, callsOf } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: placedReply },
    });
    await pass(3_000);
    const heart = await screen.findByRole('button', { name: 'Favourite: order 100234' });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(callsOf('setFavouriteOrder').map(([, options]) => options)).toEqual([
      { params: { favOrderId: 'order-1' }, body: { favourite: true } },
    ]);
  });

  it('ORD-23 opens the tracker on the page', async () => {
    const { pass, user, address } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: placedReply },
    });
    await pass(3_000);
    await user.click(await screen.findByRole('button', { name: 'Track your order here' }));
    expect(address()).toBe('/thankYouAndTracking?transactionId=T1');
  });

  it('ORD-23 closes the tracker again', async () => {
    const { user, address } = await renderOrders(<WithTracking />, {
      path: '/thankYouAndTracking?transactionId=T1',
      answers: { getOrderStatus: placedReply },
    });
    await user.click(await screen.findByRole('button', { name: 'Hide tracking' }));
    expect(address()).toBe(path);
  });

  it('NAV-27 ORD-10 thanks and tracks on one page', async () => {
    const { pass, callsOf } = await renderOrders(<WithTracking />, {
      path: '/thankYouAndTracking?transactionId=T1',
      answers: { getOrderStatus: placedReply },
    });
    await pass(3_000);
    expect(await screen.findByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
    const before = callsOf('getTrackedOrder').length;
    await pass(30_000);
    expect(callsOf('getTrackedOrder')).toHaveLength(before + 1);
  });

  it('ORD-06 a transaction that nobody knows goes to the order status page, which says so', async () => {
    const { address } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: refused({ status: 404 }) },
    });
    expect(address()).toBe('/orderStatus?transactionId=T1');
  });

  it('says that the order is placed when its details do not load, and loads them again', async () => {
    const replies: unknown[] = [refused({ status: 500 })];
    const { user } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderStatus: placedReply,
        getOrderDetails: () => replies.shift() ?? replyWith(orderOf()),
      },
    });
    expect(screen.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track?orderHistoryId=order-1',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('100234')).toBeVisible();
  });

  it('CON-15 promises a time for deliveries at once alone, with the way to the terms', async () => {
    const shown = async (fields: Parameters<typeof orderOf>[0]) => {
      const { unmount } = await renderOrders(<Screen />, {
        path,
        answers: { getOrderStatus: placedReply, getOrderDetails: replyWith(orderOf(fields)) },
      });
      expect(await screen.findByText('100234')).toBeVisible();
      const terms = screen.queryByRole('link', { name: 'Terms' })?.getAttribute('href') ?? null;
      unmount();
      return terms;
    };
    expect(await shown({})).toBe('/tnc');
    expect(await shown({ deliveryType: 'P' })).toBeNull();
    expect(await shown({ scheduledFor: '2026-11-23T15:30:00.000Z' })).toBeNull();
  });

  it('shows the message of a campaign', async () => {
    await renderOrders(<Screen />, { path, answers: { getOrderStatus: placedReply } });
    expect(await screen.findByText('Your next lava cake is on us.')).toBeVisible();
  });

  it('shows what the landing has for thank-you.end', async () => {
    await renderOrders(<Screen />, {
      path,
      answers: { getOrderStatus: statusReply('WAIT'), getLanding: landingWith('thank-you.end') },
    });
    expect(await screen.findByText('thank-you.end: in-thank-you.end')).toBeVisible();
  });
});

/** Something of a menu, as a page has read it. */
function MenuPart({ read }: { readonly read: () => Promise<string> }) {
  return <p>{useSWR('menu/14052/dishes', read).data}</p>;
}

describe('what an order leaves behind', () => {
  it('ORD-05 no cart, no coupon, no stored transaction and no menu that was read before; the address keeps its id', async () => {
    const persistence = createPersistence(browserStorages());
    const ordered = cartOf([margherita]);
    persistence.write(orderId, 'T1');
    persistence.write(displayNetPrice, 75_555);
    persistence.write(couponCode, { code: 'FEAST20', cartId: ordered.cartId, waits: false });
    persistence.write(cartLines, [margherita]);
    persistence.write(cartSync, {
      cartId: ordered.cartId,
      version: ordered.version,
      ofCustomer: false,
      lines: [{ key: margherita.key, quantity: margherita.quantity }],
      earlier: [],
    });
    const guest = sessionCreated({
      userId: 'guest-1',
      cartId: ordered.cartId,
      credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
    });
    const menu = vi.fn(async () => 'after').mockResolvedValueOnce('before');
    const ui = (
      <>
        <Screen />
        <MenuPart read={menu} />
      </>
    );
    const { pass, store, address } = await renderOrders(ui, {
      path,
      persistence,
      events: [guest, linesReplaced([margherita])],
      answers: {
        getOrderStatus: placedReply,
        getCart: replyWith({ ...cartOf([], { version: 0, isOrdered: true }) }),
      },
    });
    keepStored({ store, persistence, bindings: cartBindings });
    expect(await screen.findByText('before')).toBeVisible();
    await pass(3_000);
    await waitFor(() => expect(selectCount(store.getState())).toBe(0));
    expect(persistence.read(orderId)).toBeNull();
    expect(persistence.read(couponCode)).toBeNull();
    expect(persistence.read(displayNetPrice)).toBeNull();
    expect(await screen.findByText('after')).toBeVisible();
    expect(address()).toBe(path);
  });

  it('ORD-05 what belongs to a later order stays: its transaction, its coupon', async () => {
    const persistence = createPersistence(browserStorages());
    persistence.write(orderId, 'T2');
    persistence.write(displayNetPrice, 75_555);
    await renderOrders(<Screen />, { path, persistence, answers: { getOrderStatus: placedReply } });
    expect(await screen.findByText('100234')).toBeVisible();
    expect(persistence.read(orderId)).toBe('T2');
    expect(persistence.read(displayNetPrice)).toBe(75_555);
  });

  it('ORD-05 is cleared once: the tracker, which is opened afterwards, clears nothing again', async () => {
    const guest = sessionCreated({
      userId: 'guest-1',
      cartId: 'cart-1',
      credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
    });
    const ui = (
      <Routes>
        <Route path="/thankYou" element={<Screen />} />
        <Route path="/thankYouAndTracking" element={<WithTracking />} />
      </Routes>
    );
    const { user, callsOf } = await renderOrders(ui, {
      path,
      events: [guest, linesReplaced([margherita])],
      answers: { getOrderStatus: placedReply },
    });
    await user.click(await screen.findByRole('button', { name: 'Track your order here' }));
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
    expect(callsOf('getCart')).toHaveLength(1);
  });
});
