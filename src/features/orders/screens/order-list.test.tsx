// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { ashaWith } from '#src/features/profile/testing/people.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { bareOrder, cancelled, delivered, orderOf, replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { Screen } from './order-history-screen.tsx';

const path = '/orderHistory';
const ofOrder = '/orderHistory?orderId=order-1';
const link = '/order-service/ve3/orders?page=order-0';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const never = () => new Promise(() => {});

/** The list of orders, with a link to a page and the way back. */
function Pages({ to = path }: { readonly to?: string }) {
  const navigate = useNavigate();
  return (
    <>
      <Screen />
      <button onClick={() => navigate(to)}>Go</button>
      <button onClick={() => navigate(-1)}>Back</button>
    </>
  );
}

describe('the list of orders', () => {
  it('ORD-28 shows all, the favourites, and all again; Back leads to the page before the list', async () => {
    const { user, address } = await renderOrders(<Pages />, { path });
    expect(names()).toEqual(['Order 100234', 'Order 100101']);
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Favourites'));
    await waitFor(() => expect(names()).toEqual(['Order 100101']));
    expect(button('Favourites')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('All'));
    await waitFor(() => expect(names()).toEqual(['Order 100234', 'Order 100101']));
    expect(address()).toBe(path);
    await user.click(button('Back'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it.each(['', '?show=favourites'])(
    'ROL-05 asks for nothing that only a customer has: guest, %s',
    async (query) => {
      const { callsOf, pass } = await renderOrders(<Screen />, { path: path + query, events: [guestCame] });
      await pass(1_000);
      for (const call of ['getOrderHistory', 'getFavouriteOrders', 'getOrderRecommendations'])
        expect(callsOf(call)).toEqual([]);
    },
  );

  it('ORD-28 offers no earlier orders where the reply says that there are none', async () => {
    await renderOrders(<Screen />, {
      path,
      answers: { getOrderHistory: replyWith({ orders: [orderOf()], hasNext: false, nextPage: link }) },
    });
    expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull();
  });

  it('ORD-28 asks for earlier orders once at a time, and forgets a failure when it is tried again', async () => {
    const first = replyWith({ orders: [orderOf()], hasNext: true, nextPage: link });
    let answer: (reply: unknown) => void = () => {};
    const replies: unknown[] = [first, refused({ displayMsg: 'Not now.' })];
    const { user, callsOf } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderHistory: () => replies.shift() ?? new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.click(button('Show earlier orders'));
    expect(await screen.findByText('Not now.')).toBeVisible();
    await user.click(button(/Show earlier orders/));
    await user.click(button(/Show earlier orders/));
    expect(screen.queryByText('Not now.')).toBeNull();
    expect(callsOf('getOrderHistory')).toHaveLength(3);
    await act(async () => answer(replyWith({ orders: [delivered], hasNext: false })));
    expect(names()).toEqual(['Order 100234', 'Order 100101']);
  });

  it('ORD-28 the focus goes on from the first earlier order when there are no more', async () => {
    const replies: unknown[] = [replyWith({ orders: [orderOf()], hasNext: true, nextPage: link })];
    const { user } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderHistory: () =>
          replies.shift() ?? replyWith({ orders: [delivered, cancelled], hasNext: false }),
      },
    });
    act(() => button('Show earlier orders').focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByText('Order 100101').closest('li'));
    await user.tab();
    expect(document.activeElement).toBe(button('Favourite: order 100101'));
  });

  it('ORD-28 shows no customer the earlier orders that another one has asked for', async () => {
    let answer: (reply: unknown) => void = () => {};
    const first = (orders: readonly unknown[]) => replyWith({ orders, hasNext: true, nextPage: link });
    const replies: unknown[] = [first([orderOf()]), new Promise((resolve) => (answer = resolve))];
    const { user, store } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderHistory: () => replies.shift() ?? first([cancelled]) },
    });
    await user.click(button('Show earlier orders'));
    act(() => void store.dispatch(ashaWith({ userId: 'u2' })));
    await waitFor(() => expect(names()).toEqual(['Order 100102']));
    await act(async () => answer(replyWith({ orders: [delivered], hasNext: false })));
    expect(names()).toEqual(['Order 100102']);
    expect(button('Show earlier orders')).toBeVisible();
  });

  it('ORD-33 an order that is a favourite by the list of favourites alone has its heart set', async () => {
    await renderOrders(<Screen />, {
      path,
      answers: { getOrderHistory: replyWith({ orders: [orderOf(), cancelled], favOrder: ['order-1'] }) },
    });
    expect(button('Favourite: order 100234')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Favourite: order 100102')).toHaveAttribute('aria-pressed', 'false');
  });

  it('says what to do without orders or favourites, and tries again where they did not load', async () => {
    const none = replyWith({ orders: [], favOrder: [] });
    const { user, unmount } = await renderOrders(<Screen />, {
      path: '/orderHistory?show=favourites',
      answers: { getFavouriteOrders: none },
    });
    expect(screen.getByText('No favourite orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all orders' })).toHaveAttribute('href', path);
    unmount();
    const replies: unknown[] = [refused({ status: 500 })];
    await renderOrders(<Screen />, {
      path: '/orderHistory?show=favourites',
      answers: { getFavouriteOrders: () => replies.shift() ?? none },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Your orders did not load.*They are safe with us\. Please try again\./,
    );
    await user.click(button('Try again'));
    expect(await screen.findByText('No favourite orders yet')).toBeVisible();
  });
});

describe('the heart of an order and the pages around it', () => {
  it('ORD-33 ORD-34 reads the suggestions and the favourites anew, and not what is known', async () => {
    const { user, callsOf } = await renderOrders(<Pages to="/orderHistory?show=favourites" />, { path });
    const counts = () =>
      ['getOrderHistory', 'getFavouriteOrders', 'getOrderRecommendations'].map((id) => callsOf(id).length);
    await user.click(button('Favourite: order 100234'));
    expect(counts()).toEqual([1, 0, 0]);
    await user.click(button('Go'));
    await waitFor(() => expect(counts()).toEqual([1, 1, 1]));
    await waitFor(() => expect(names()).toEqual(['Order 100101']));
    await user.click(button('Favourite: order 100101'));
    await waitFor(() => expect(counts()).toEqual([1, 2, 2]));
  });

  it('ORD-33 the focus stays in the list when a heart that is taken off takes its order with it', async () => {
    let orders = [delivered, { ...cancelled, isFavourite: true }];
    const { user } = await renderOrders(<Screen />, {
      path: '/orderHistory?show=favourites',
      answers: { getFavouriteOrders: () => replyWith({ orders, favOrder: orders.map(({ id }) => id) }) },
    });
    for (const { orderId } of orders) {
      orders = orders.filter((order) => order.orderId !== orderId);
      act(() => button(`Favourite: order ${orderId}`).focus());
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(`Order ${orderId}`)).toBeNull());
      expect(document.activeElement).not.toBe(document.body);
    }
    expect(screen.getByText('No favourite orders yet')).toBeVisible();
  });

  it('ORD-33 one that was set on the page of the order is set in the list, and the order is not read again', async () => {
    const known = replyWith({ orders: [orderOf()], favOrder: [] });
    const replies: unknown[] = [known];
    const { user, callsOf } = await renderOrders(<Pages to={ofOrder} />, {
      path,
      answers: { getOrderHistory: () => replies.shift() ?? never() },
    });
    await user.click(button('Go'));
    // The list, which has this heart too, may be there until the page of the order is.
    await screen.findByRole('heading', { level: 1, name: 'Order 100234' });
    await user.click(button('Favourite: order 100234'));
    expect(callsOf('getOrderDetails')).toHaveLength(1);
    await user.click(button('Back'));
    await screen.findByRole('heading', { level: 1, name: 'Your orders' });
    await waitFor(() => expect(button('Favourite: order 100234')).toHaveAttribute('aria-pressed', 'true'));
  });
});

describe('an order that goes on while its customer is elsewhere', () => {
  const onItsWay = orderOf({ tracker: { stage: 2 } });
  const over = orderOf({ tracker: { stage: 5 }, refund: { amount: 75_555, state: 'due' } });
  const answers = (order: () => typeof over) => ({
    getOrderDetails: () => replyWith(order()),
    getFavouriteOrders: () => replyWith({ orders: [order()], favOrder: [] }),
    getOrderHistory: () => replyWith({ orders: [order()] }),
  });
  const places = [
    ['the page of the order', ofOrder],
    ['the list of favourites', '/orderHistory?show=favourites'],
  ] as const;
  /** Nothing is held back because it was asked for a moment ago. */
  const pages = (to: string) => (
    <SWRConfig value={{ dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <Pages to={to} />
    </SWRConfig>
  );

  it.each(places)('ORD-29 ORD-33 ORD-38 %s says what became of it when it is opened again', async (_, to) => {
    let order = onItsWay;
    const { user } = await renderOrders(pages(to), { path, answers: answers(() => order) });
    await user.click(button('Go'));
    expect(await screen.findByText('In the oven')).toBeVisible();
    await user.click(button('Back'));
    order = over;
    await user.click(button('Go'));
    expect(await screen.findByText('Cancelled')).toBeVisible();
  });

  it.each([...places, ['the list of all orders', path]] as const)(
    '%s says it when the customer comes back to the app',
    async (_, to) => {
      let order = onItsWay;
      await renderOrders(pages(to), { path: to, answers: answers(() => order) });
      expect(await screen.findByText('In the oven')).toBeVisible();
      order = over;
      await act(async () => window.dispatchEvent(new Event('focus')));
      expect(await screen.findByText('Cancelled')).toBeVisible();
    },
  );

  it('ORD-28 earlier orders that are shown stay when the customer comes back to the app', async () => {
    let order = onItsWay;
    const first = () => replyWith({ orders: [order], hasNext: true, nextPage: link });
    const replies = [first, () => replyWith({ orders: [delivered], hasNext: false })];
    const { user } = await renderOrders(pages(path), {
      path,
      answers: { getOrderHistory: () => (replies.shift() ?? first)() },
    });
    await user.click(button('Show earlier orders'));
    await waitFor(() => expect(names()).toEqual(['Order 100234', 'Order 100101']));
    order = over;
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(names()).toEqual(['Order 100234', 'Order 100101']);
    expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull();
  });
});

describe('the page of an order', () => {
  it('ORD-29 says that it did not load, leads to the others, and loads it when asked', async () => {
    const replies: unknown[] = [refused({ status: 500 })];
    const { user } = await renderOrders(<Screen />, {
      path: ofOrder,
      answers: { getOrderDetails: () => replies.shift() ?? replyWith(orderOf()) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(/This order did not load.*Please try again\./);
    expect(screen.getByRole('link', { name: 'All your orders' })).toHaveAttribute('href', path);
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 100234' })).toBeVisible();
  });

  it.each([
    [
      'the reason of the server',
      refused({ displayMsg: 'This is not your order.' }),
      'This is not your order.',
    ],
    ['that there is no connection', offline, 'Internet connection Lost'],
  ])('ORD-29 says %s', async (_, answer, said) => {
    await renderOrders(<Screen />, { path: ofOrder, answers: { getOrderDetails: answer } });
    expect(screen.getByRole('alert')).toHaveTextContent(said);
  });

  it('ORD-29 waits without a word, and asks for the order of the address', async () => {
    const { callsOf } = await renderOrders(<Screen />, {
      path: ofOrder,
      answers: { getOrderDetails: never },
    });
    expect([screen.queryByRole('alert'), screen.queryByRole('heading')]).toEqual([null, null]);
    expect(callsOf('getOrderDetails').map(([, options]) => options)).toEqual([
      { params: { orderHistoryId: 'order-1' } },
    ]);
  });

  it('ORD-29 another address is another order: nothing of the first is shown', async () => {
    let id = 'order-1';
    const { user } = await renderOrders(<Pages to="/orderHistory?orderId=bare-1" />, {
      path: ofOrder,
      answers: { getOrderDetails: () => (id === 'order-1' ? replyWith(orderOf()) : replyWith(bareOrder)) },
    });
    id = 'bare-1';
    await user.click(button('Go'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 7' })).toBeVisible();
    expect(screen.queryByText(/100234/)).toBeNull();
  });
});
