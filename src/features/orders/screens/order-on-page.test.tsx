// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { usePageChange } from '#src/app/use-page-change.ts';
import { contactless, trackedAt } from '#src/features/tracking/testing/tracked-fixture.ts';
import { refused } from '#src/request/testing/answering.ts';
import { ashaWith } from '#src/features/profile/testing/people.ts';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { orderOf, replyWith } from '../testing/order-fixture.ts';
import { placedReply, renderOrders, statusReply } from '../testing/render-orders.tsx';
import { Screen as OrderStatus } from './order-status-screen.tsx';
import { Screen as ThanksAndTracking } from './thank-you-and-tracking-screen.tsx';
import { Screen as Thanks } from './thank-you-screen.tsx';

const ofT1 = (page: string) => `/${page}?transactionId=T1`;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The pages of an order, and the ways back and forward. */
function Pages() {
  const navigate = useNavigate();
  return (
    <>
      <Routes>
        <Route path="/thankYou" element={<Thanks />} />
        <Route path="/thankYouAndTracking" element={<ThanksAndTracking />} />
        <Route path="/orderStatus" element={<OrderStatus />} />
        <Route path="*" element={null} />
      </Routes>
      <button onClick={() => navigate(-1)}>Back</button>
      <button onClick={() => navigate(1)}>Forward</button>
    </>
  );
}

/** The same in the frame of the app, which begins another page at its top. */
function FramedPages() {
  usePageChange();
  return <Pages />;
}

async function open(path: string, getOrderStatus: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const view = await renderOrders(<Pages />, { path, answers: { getOrderStatus, ...more } });
  const back = () => view.user.click(screen.getByRole('button', { name: 'Back' }));
  return { ...view, back };
}

describe('a transaction without a result yet', () => {
  it.each([
    ['orderStatus', 'WAIT', 'Confirming your order', /This takes a few seconds/],
    ['orderStatus', 'PENDING', 'Pending confirmation', /Your bank has not confirmed the payment yet/],
    ['thankYou', 'WAIT', 'Confirming your order', /This takes a few seconds/],
    ['thankYou', 'PENDING', 'Pending confirmation', /Your bank has not confirmed the payment yet/],
  ])('ORD-01 ORD-07 on the page %s in the state %s says: %s', async (page, status, heading, text) => {
    await open(ofT1(page), statusReply(status));
    expect(title()).toBe(heading);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Try again from your cart' })).toBeNull();
  });

  it('ORD-02 is asked for at once where no payment has just ended, and every five seconds', async () => {
    const { callsOf, pass } = await open(ofT1('orderStatus'), statusReply('WAIT'));
    expect(callsOf('getOrderStatus')).toHaveLength(1);
    await pass(5_000);
    expect(callsOf('getOrderStatus')).toHaveLength(2);
  });

  it('ORD-04 on the page of the status nobody waits longer than the time for it', async () => {
    const { pass } = await open(ofT1('orderStatus'), statusReply('WAIT'));
    await pass(79_999);
    expect(title()).toBe('Confirming your order');
    await pass(1);
    expect(title()).toBe('We do not know yet');
  });

  it('ORD-08 shows that it is asked for again, and what comes of it', async () => {
    let answer: (reply: unknown) => void = () => {};
    const replies: unknown[] = [statusReply('UNKNOWN')];
    const { user, pass } = await open(
      ofT1('orderStatus'),
      () => replies.shift() ?? new Promise((resolve) => (answer = resolve)),
    );
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(0);
    expect(screen.getByRole('button', { name: /Check again/ })).toHaveAttribute('aria-busy', 'true');
    answer(statusReply('UNKNOWN'));
    await pass(0);
    expect(screen.getByRole('button', { name: 'Check again' })).not.toHaveAttribute('aria-busy');
    expect(title()).toBe('We do not know yet');
  });

  it('ORD-06 a failed order is told on the page of the status, and asked for no more', async () => {
    const { address, callsOf, pass } = await open(ofT1('thankYou'), statusReply('FAILED'));
    await pass(100_000);
    expect(callsOf('getOrderStatus')).toHaveLength(2);
    expect(address()).toBe(ofT1('orderStatus'));
    expect(title()).toBe('Your order was not placed');
  });

  it('ORD-06 that it failed is said on the page of the status at once, and the rest when the server tells it', async () => {
    let tell: (reply: unknown) => void = () => {};
    const replies: unknown[] = [statusReply('FAILED')];
    const { address, pass } = await open(
      ofT1('thankYou'),
      () => replies.shift() ?? new Promise((resolve) => (tell = resolve)),
    );
    expect(address()).toBe(ofT1('orderStatus'));
    expect(title()).toBe('Your order was not placed');
    await pass(0);
    expect(screen.queryByText('The bank said no.')).toBeNull();
    tell(statusReply('FAILED', { reason: 'The bank said no.' }));
    await pass(0);
    expect(title()).toBe('Your order was not placed');
    expect(screen.getByText('The bank said no.')).toBeVisible();
  });

  it('ORD-06 Back from there leads to the page before the payment, not to the thanks', async () => {
    const { address, back } = await open(ofT1('thankYou'), statusReply('FAILED'));
    await back();
    await waitFor(() => expect(address()).toBe('/'));
  });
});

describe('a placed order', () => {
  it('ORD-23 opens the tracker beside the thanks, with the lines of help once; Back leads to the page before', async () => {
    const { user, address, back } = await open(ofT1('thankYou'), placedReply);
    const help = () => screen.getAllByRole('link', { name: /Anything wrong/ }).length;
    expect(await screen.findByText('100234')).toBeVisible();
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Track your order here')).toHaveAttribute('aria-expanded', 'false');
    expect(help()).toBe(1);
    await user.click(button('Track your order here'));
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
    await waitFor(() => expect(button('Hide tracking')).toHaveAttribute('aria-expanded', 'true'));
    expect(help()).toBe(1);
    await user.click(button('Hide tracking'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'In the oven' })).toBeNull());
    expect(address()).toBe(ofT1('thankYou'));
    await back();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('ORD-23 the focus stays on the button that opens and closes the tracker, and is not drawn to it otherwise', async () => {
    const { user, back } = await open(ofT1('thankYou'), placedReply);
    const button = (name: string) => screen.findByRole('button', { name });
    expect(await button('Track your order here')).not.toHaveFocus();
    await user.click(await button('Track your order here'));
    expect(await button('Hide tracking')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await button('Track your order here')).toHaveFocus();
    await back();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Track your order here' })).toBeNull());
    await user.click(await button('Forward'));
    expect(await button('Track your order here')).not.toHaveFocus();
    expect(await button('Forward')).toHaveFocus();
  });

  it('ORD-23 NAV-58 the page stays where it was scrolled to when the tracker is opened and closed', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    let getOrderStatus = placedReply;
    const around = { path: ofT1('thankYou'), answers: { getOrderStatus: () => getOrderStatus } };
    const { user, unmount } = await renderOrders(<FramedPages />, around);
    await user.click(await screen.findByRole('button', { name: 'Track your order here' }));
    await user.click(await screen.findByRole('button', { name: 'Hide tracking' }));
    expect(await screen.findByRole('button', { name: 'Track your order here' })).toBeVisible();
    expect(scrollTo).not.toHaveBeenCalled();
    unmount();
    // Another page begins at its top.
    getOrderStatus = statusReply('FAILED');
    await renderOrders(<FramedPages />, around);
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  });

  it('ORD-23 says that the tracker could not look it up, and does so again when asked', async () => {
    const replies: unknown[] = [refused({ status: 500 })];
    const tracked = { trackOrder: { tracker: { stage: 9, steps: [] }, orderSummary: orderOf() } };
    const { user } = await open(ofT1('thankYouAndTracking'), placedReply, {
      getTrackedOrder: () => replies.shift() ?? replyWith(tracked),
    });
    expect(await screen.findByText('We could not look up this order')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Delivered' })).toBeVisible();
  });

  it('ORD-37 a notice that was read does not come back with the tracker that was hidden and is shown again', async () => {
    const replies: unknown[] = [replyWith(trackedAt(4, { popupContent: contactless }))];
    const { user } = await open(ofT1('thankYouAndTracking'), placedReply, {
      // The server has not said yet that it was read.
      getTrackedOrder: () => replies.shift() ?? new Promise(() => {}),
      acknowledgePopup: replyWith({}),
    });
    await screen.findByRole('dialog', { name: 'Contactless delivery' });
    await user.click(screen.getByRole('button', { name: 'Ok, got it' }));
    await user.click(screen.getByRole('button', { name: 'Hide tracking' }));
    expect(screen.queryByRole('heading', { name: 'On its way' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Track your order here' }));
    expect(await screen.findByRole('heading', { name: 'On its way' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ORD-06 ORD-38 thanks and bill say what the tracker beside them learns, and are read once for it', async () => {
    let stage = 2;
    const { callsOf, pass } = await open(ofT1('thankYouAndTracking'), placedReply, {
      getOrderDetails: () => replyWith(orderOf({ tracker: { stage } })),
      getTrackedOrder: () => replyWith(trackedAt(stage)),
    });
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
    expect(title()).toBe('Your order has been confirmed');
    expect(callsOf('getOrderDetails')).toHaveLength(1);
    stage = 5;
    await pass(30_000);
    await waitFor(() => expect(title()).toBe('Cancelled'));
    await pass(60_000);
    expect(callsOf('getOrderDetails')).toHaveLength(2);
  });

  it.each(['thankYou', 'orderStatus'])(
    'ORD-06 without its number in the history is confirmed all the same on the page %s',
    async (page) => {
      const { callsOf } = await open(ofT1(page), statusReply('SUCCESS'));
      expect(title()).toBe('Your order has been confirmed');
      expect(screen.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track');
      expect(screen.queryByText(/goes back/)).toBeNull();
      expect(callsOf('getOrderDetails')).toEqual([]);
    },
  );

  it('ORD-01 is not asked for again on the next page that shows it', async () => {
    const { callsOf, user } = await open(ofT1('thankYou'), placedReply);
    await user.click(await screen.findByRole('button', { name: 'Track your order here' }));
    expect(await screen.findByRole('heading', { name: 'In the oven' })).toBeVisible();
    expect(callsOf('getOrderStatus')).toHaveLength(1);
  });

  it('ORD-06 whose it is not is told so until they log in, and shown to its owner then', async () => {
    let isOwn = false;
    const { store, callsOf, pass } = await renderOrders(<Thanks />, {
      path: ofT1('thankYou'),
      events: [guestCame],
      answers: { getOrderStatus: () => statusReply('SUCCESS', isOwn ? { orderId: 'order-1' } : { isOwn }) },
    });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?redirectUrl=${encodeURIComponent(ofT1('thankYou'))}`,
    );
    isOwn = true;
    store.dispatch(ashaWith({ userId: 'u9' }));
    await pass(0);
    await waitFor(() => expect(screen.getByText('100234')).toBeVisible());
    expect(callsOf('getOrderStatus')).toHaveLength(2);
  });
});

describe('an address without a transaction', () => {
  it.each(['thankYou', 'thankYouAndTracking', 'orderStatus'])(
    'is a link to no order on the page %s, and nothing is asked',
    async (page) => {
      const { callsOf, pass } = await open(`/${page}`, placedReply);
      await pass(10_000);
      expect(title()).toBe('We cannot find this order');
      expect(callsOf('getOrderStatus')).toEqual([]);
    },
  );
});
