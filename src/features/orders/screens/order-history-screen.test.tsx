// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { cartOf, invalidOf, margherita, strips } from '#src/features/cart-page/testing/cart-fixture.ts';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { landingWith } from '#src/features/documents/testing/landing-port.tsx';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { bareOrder, cancelled, delivered, orderOf, replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { Screen } from './order-history-screen.tsx';

const path = '/orderHistory';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Goes to a page, as a link does. */
function To({ path: to }: { readonly path: string }) {
  const navigate = useNavigate();
  return <button onClick={() => navigate(to)}>{to}</button>;
}

let said: (string | undefined)[] = [];
let disconnect = () => {};
beforeEach(() => {
  said = [];
  disconnect = connectToasts(({ text }: ToastMessage) => said.push(text));
});
afterEach(() => disconnect());

describe('the orders of a customer', () => {
  it('NAV-30 API-077 ORD-28 lists them, and the link of the reply leads to earlier ones', async () => {
    const link = '/order-service/ve3/orders?page=order-0';
    let asked = 0;
    const { call, user } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderHistory: () =>
          asked++ === 0
            ? replyWith({ orders: [orderOf(), delivered], hasNext: true, nextPage: link })
            : replyWith({ orders: [delivered, cancelled], hasNext: false }),
      },
    });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(names()).toEqual(['Order 100234', 'Order 100101']);
    await user.click(button('Show earlier orders'));
    expect(names()).toEqual(['Order 100234', 'Order 100101', 'Order 100102']);
    expect(screen.queryByRole('button', { name: 'Show earlier orders' })).toBeNull();
    expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toContain(link);
  });

  it('keeps the list when earlier orders do not load', async () => {
    let asked = 0;
    const { user } = await renderOrders(<Screen />, {
      path,
      answers: {
        getOrderHistory: () =>
          asked++ === 0
            ? replyWith({ orders: [orderOf()], hasNext: true, nextPage: '/order-service/x' })
            : offline,
      },
    });
    await user.click(button('Show earlier orders'));
    expect(screen.getByText('The earlier orders did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Order 100234' })).toBeVisible();
  });

  it('NAV-30 ORD-29 ORD-25 ORD-26 ORD-30 shows the dishes, the bill and the payments of one', async () => {
    await renderOrders(<Screen />, { path: '/orderHistory?orderId=order-1' });
    expect(screen.getByRole('heading', { level: 1, name: 'Order 100234' })).toBeVisible();
    const items = within(screen.getByRole('region', { name: 'What you ordered' }));
    for (const text of [
      'Margherita',
      '× 2',
      'Medium · New Hand Tossed · Extra cheese',
      '₹349 each',
      '₹100 off',
    ])
      expect(items.getByText(text)).toBeVisible();
    const bill = within(screen.getByRole('region', { name: 'Bill' }));
    for (const text of [
      '₹827',
      '−₹100',
      '₹755.55',
      'UPI',
      '₹705.55',
      'Reference pay_778',
      'From your wallet',
      '₹50',
      'You get 38 points once you have the order.',
      'Code FEAST20 was applied.',
      'Invoice 26-27/100234',
      'SAC 996331',
    ])
      expect(bill.getByText(text)).toBeVisible();
    expect(screen.getByText('Your next lava cake is on us.')).toBeVisible();
    expect(screen.getByText('12, 2nd floor, 80 Feet Road, Indiranagar, Bengaluru')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      '/track?orderHistoryId=order-1',
    );
  });

  it('ORD-30 points of an order that was delivered are earned', async () => {
    await renderOrders(<Screen />, {
      path: '/orderHistory?orderId=order-1',
      answers: { getOrderDetails: replyWith(orderOf({ tracker: { stage: 9 } })) },
    });
    expect(screen.getByText('You earned 38 points.')).toBeVisible();
  });

  it('says when cash is paid, that nothing was charged for a cancelled order, and what becomes of the money', async () => {
    const cash = { paymentSummaryItem: [{ label: 'Cash', paymentMode: 'CASH', amount: 75_555 }] };
    const fields = { paymentSummary: cash, paymentResponse: undefined };
    const dispatched = orderOf({ ...fields, tracker: { stage: 4 } });
    const shows = async (order: typeof dispatched) => {
      const { unmount } = await renderOrders(<Screen />, {
        path: '/orderHistory?orderId=order-1',
        answers: { getOrderDetails: replyWith(order) },
      });
      const text = screen.getByRole('region', { name: 'Bill' }).textContent;
      unmount();
      return text;
    };
    expect(await shows(dispatched)).toContain('CashTo pay at the door');
    expect(await shows({ ...dispatched, deliveryType: 'P' })).toContain('CashTo pay at the restaurant');
    const delivered = await shows(orderOf({ ...fields, tracker: { stage: 9 } }));
    expect(delivered).toContain('PaymentCash₹755.55');
    const cancelledCash = await shows(orderOf({ ...fields, tracker: { stage: 5 } }));
    expect(cancelledCash).toContain('Nothing was charged for this order.');
    expect(cancelledCash).not.toContain('Payment');
    expect(await shows(cancelled)).toContain(
      '₹755.55 is on its way back to you. Banks take 8-10 business days.',
    );
  });

  it('ORD-27 an order of which little is known is shown as far as it is known', async () => {
    await renderOrders(<Screen />, {
      path: '/orderHistory?orderId=bare-1',
      answers: { getOrderDetails: replyWith(bareOrder) },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Order 7' })).toBeVisible();
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
  });

  it('API-042 ORD-33 keeps a favourite, and sets the heart back when the server refuses it', async () => {
    const { user, callsOf } = await renderOrders(<Screen />, {
      path,
      answers: {
        setFavouriteOrder: refused({ status: 409, displayMsg: 'You have 20 favourite orders.' }),
      },
    });
    const heart = button('Favourite: order 100234');
    expect(button('Favourite: order 100101')).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(callsOf('setFavouriteOrder').map(([, options]) => options)).toEqual([
      { params: { favOrderId: 'order-1' }, body: { favourite: true } },
    ]);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(said).toEqual(['You have 20 favourite orders.']);
  });

  it('API-040 API-041 ORD-33 ORD-34 shows the favourite orders, and what goes with them', async () => {
    const lava = { productId: 'DES1', name: 'Choco lava cake', price: 11_900, foodType: 0 };
    const { user, address } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderRecommendations: replyWith({ items: [lava] }) },
    });
    await user.click(button('Favourites'));
    expect(address()).toBe('/orderHistory?show=favourites');
    expect(await screen.findByRole('heading', { name: 'Order 100101' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Order 100234' })).toBeNull();
    expect(await screen.findByText('Choco lava cake')).toBeVisible();
  });

  it('says what to do without orders, and where they did not load', async () => {
    const { unmount } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderHistory: replyWith({ orders: [] }) },
    });
    expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
    unmount();
    await renderOrders(<Screen />, { path, answers: { getOrderHistory: offline } });
    expect(screen.getByText('Internet connection Lost')).toBeVisible();
  });

  it('loads the orders again when asked', async () => {
    const replies: unknown[] = [offline];
    const { user } = await renderOrders(<Screen />, {
      path,
      answers: { getOrderHistory: () => replies.shift() ?? replyWith({ orders: [orderOf()] }) },
    });
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Order 100234' })).toBeVisible();
  });

  it('ORD-28 an order on its way is tracked from the list, one that has arrived is not', async () => {
    await renderOrders(<Screen />, { path });
    const links = screen.getAllByRole('link', { name: /^Track order/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/track?orderHistoryId=order-1']);
  });

  it('ROL-05 ORD-33 the heart of a guest leads to the login, and marks nothing without one', async () => {
    const { user, callsOf, address, pass } = await renderOrders(<Screen />, {
      path: '/orderHistory?orderId=order-1',
      events: [guestCame],
    });
    await user.click(await screen.findByRole('button', { name: 'Favourite: order 100234' }));
    await waitFor(() => expect(address()).toMatch(/^\/login/));
    await pass(0);
    expect(callsOf('setFavouriteOrder')).toEqual([]);
  });

  it('ORD-33 a heart that was set in the list is set on the page of the order', async () => {
    const replies: unknown[] = [replyWith(orderOf())];
    const ui = (
      <>
        <Screen />
        <To path={path} />
        <To path="/orderHistory?orderId=order-1" />
      </>
    );
    const { user } = await renderOrders(ui, {
      path: '/orderHistory?orderId=order-1',
      answers: { getOrderDetails: () => replies.shift() ?? new Promise(() => {}) },
    });
    const heart = () => button('Favourite: order 100234');
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await user.click(button(path));
    await user.click(heart());
    await user.click(button('/orderHistory?orderId=order-1'));
    expect(screen.getByRole('heading', { level: 1, name: 'Order 100234' })).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('ORD-34 a suggestion that can be customised leads there, and one that cannot be had is left out', async () => {
    const dish = { productId: 'PIZ1', name: 'Margherita', price: 34_900, foodType: 0, customisable: true };
    const gone = { ...dish, productId: 'DES9', name: 'Gone cake', available: false };
    await renderOrders(<Screen />, {
      path: '/orderHistory?show=favourites',
      answers: { getOrderRecommendations: replyWith({ items: [dish, gone] }) },
    });
    const rail = within(await screen.findByRole('region', { name: 'Goes with your favourites' }));
    expect(rail.getByRole('link', { name: 'Margherita' })).toHaveAttribute(
      'href',
      '/customise?productId=PIZ1',
    );
    expect(rail.queryByText('Gone cake')).toBeNull();
  });

  it('shows what the landing has for history.top', async () => {
    await renderOrders(<Screen />, { path, answers: { getLanding: landingWith('history.top') } });
    expect(await screen.findByText('history.top: in-history.top')).toBeVisible();
  });
});

describe('ordering the same again', () => {
  const { validItems } = cartOf([margherita, strips]);
  const whole = replyWith({ cart: { validItems, invalidItems: [] }, items: [] });
  const withFeatures = (...names: string[]) =>
    pageConfigReceived({
      ...defaultConfig,
      features: JSON.stringify({ features: names.map((name) => ({ name, enabled: true })) }),
    });
  const again = () => button('Order again: order 100234');
  const list = { getOrderHistory: replyWith({ orders: [orderOf()] }) };

  it('API-059 ORD-31 ORD-32 puts the lines into the cart and goes there', async () => {
    const { user, store, address, callsOf } = await renderOrders(<Screen />, {
      path,
      answers: { ...list, reorder: whole },
    });
    await user.click(again());
    expect(callsOf('reorder').map(([, options]) => options)).toEqual([
      { params: { orderHistoryId: 'order-1' }, headers: { upsellVersion: 've2' }, body: {} },
    ]);
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(selectLines(store.getState()).map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Margherita', 1],
      ['Chicken strips', 2],
    ]);
    expect(said.at(-1)).toBe('Your order is in the cart again');
  });

  it('ORD-32 names what cannot be had', async () => {
    const invalidItems = [invalidOf(strips, 'Gone.')];
    const { validItems: some } = cartOf([margherita]);
    const { user, address } = await renderOrders(<Screen />, {
      path,
      answers: { ...list, reorder: replyWith({ cart: { validItems: some, invalidItems }, items: [] }) },
    });
    await user.click(again());
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(said.at(-1)).toBe('Chicken strips cannot be had now and is left out.');
  });

  it('ORD-32 stays where nothing can be had, and says why a call was refused', async () => {
    const nothing = { cart: { validItems: [], invalidItems: [invalidOf(strips, 'Gone.')] }, items: [] };
    const { user, address, unmount } = await renderOrders(<Screen />, {
      path,
      answers: { ...list, reorder: replyWith(nothing) },
    });
    await user.click(again());
    expect(screen.getByText(/Nothing of this order can be had.*Chicken strips/)).toBeVisible();
    expect(address()).toBe(path);
    unmount();
    const other = await renderOrders(<Screen />, {
      path,
      answers: { ...list, reorder: refused({ displayMsg: 'This restaurant is offline.' }) },
    });
    await other.user.click(again());
    expect(screen.getByText('This restaurant is offline.')).toBeVisible();
  });

  it('ORD-32 says that the limit of the cart left something out', async () => {
    const many = cartOf([{ ...margherita, quantity: 30 }, strips]).validItems;
    const { user, address } = await renderOrders(<Screen />, {
      path,
      answers: { ...list, reorder: replyWith({ cart: { validItems: many, invalidItems: [] }, items: [] }) },
    });
    await user.click(again());
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(said.at(-1)).not.toBe('Your order is in the cart again');
  });

  it('ORD-35 a reply that comes after the page was left puts nothing into the cart', async () => {
    let reply: (value: unknown) => void = () => {};
    const { user, store, unmount } = await renderOrders(<Screen />, {
      path,
      answers: { ...list, reorder: () => new Promise((resolve) => (reply = resolve)) },
    });
    await user.click(again());
    unmount();
    reply(whole);
    await new Promise((done) => setImmediate(done));
    expect(selectLines(store.getState())).toEqual([]);
  });

  it('ORD-35 EXP-24 counts down where the feature is on, and Cancel stops it', async () => {
    const { user, pass, callsOf, address } = await renderOrders(<Screen />, {
      path,
      events: [ashaCame, withFeatures('one_click_reorder_timer', 'one_click_reorder_cancel')],
      answers: { ...list, reorder: whole },
    });
    await user.click(again());
    expect(screen.getByText('Into your cart in 5 s')).toBeVisible();
    await pass(2_000);
    expect(screen.getByText('Into your cart in 3 s')).toBeVisible();
    await user.click(button('Cancel: order 100234'));
    await pass(10_000);
    expect(callsOf('reorder')).toEqual([]);
    await user.click(again());
    await pass(5_000);
    expect(callsOf('reorder')).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it.each(['one_click_reorder_timer', 'one_click_reorder_cancel'])(
    'MIN-06 the app of a partner may block %s: nothing is counted down, or not cancelled',
    async (blocked) => {
      const { payload } = withFeatures('one_click_reorder_timer', 'one_click_reorder_cancel');
      const vendorConfig = { GPAY: { blockedFeatures: [blocked] } };
      const { user, callsOf } = await renderOrders(<Screen />, {
        path,
        events: [
          ashaCame,
          pageConfigReceived({ ...payload, vendorConfig }),
          visitBegan({ utm: {}, partner: 'GPAY' }),
        ],
        answers: { ...list, reorder: whole },
      });
      await user.click(again());
      if (blocked === 'one_click_reorder_timer')
        await waitFor(() => expect(callsOf('reorder')).toHaveLength(1));
      else expect(screen.getByText(/^Into your cart in/)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    },
  );

  it('ORD-35 EXP-24 the seconds are configured, Cancel is a feature of its own, and leaving the page cancels', async () => {
    const timer = withFeatures('one_click_reorder_timer');
    const config = { ...timer.payload, oneClickReorderSeconds: 8 };
    const { user, pass, callsOf, unmount } = await renderOrders(<Screen />, {
      path,
      events: [ashaCame, pageConfigReceived(config)],
      answers: { ...list, reorder: whole },
    });
    await user.click(again());
    expect(screen.getByText('Into your cart in 8 s')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    unmount();
    await pass(20_000);
    expect(callsOf('reorder')).toEqual([]);
  });
});
