// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { cartOf, invalidOf, margherita, strips } from '#src/features/cart-page/testing/cart-fixture.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { refused } from '#src/request/testing/answering.ts';
import { replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { OrderAgain } from './order-again.tsx';

const whole = replyWith({
  cart: { validItems: cartOf([margherita]).validItems, invalidItems: [] },
  items: [],
});
const gone = replyWith({ cart: { validItems: [], invalidItems: [invalidOf(strips, 'Gone.')] }, items: [] });

const config = (features: readonly string[], oneClickReorderSeconds = 5) =>
  pageConfigReceived({
    ...defaultConfig,
    oneClickReorderSeconds,
    features: JSON.stringify({ features: features.map((name) => ({ name, enabled: true })) }),
  });
const counts = ['one_click_reorder_timer', 'one_click_reorder_cancel'];

/** The button that orders the same again, on a page that stays. */
async function setUp({ features = [] as readonly string[], seconds = 5, reorder = whole as unknown }) {
  const view = await renderOrders(<OrderAgain id="order-1" orderId="100234" />, {
    path: '/orderHistory',
    events: [ashaCame, config(features, seconds)],
    answers: { reorder },
  });
  const again = () => screen.getByRole('button', { name: /Order again: order 100234/ });
  const sent = () => view.callsOf('reorder').length;
  return { ...view, again, sent };
}

describe('ordering the same again', () => {
  it('ORD-31 is sent once, however often it is pressed, and can be pressed again afterwards', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { user, again, sent, address } = await setUp({
      reorder: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(again());
    await user.click(again());
    expect(sent()).toBe(1);
    // While it is sent nothing is said to be wrong.
    expect(screen.getAllByRole('status')).toEqual([screen.getByTestId('address')]);
    await act(async () => answer(whole));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(again()).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText(/Nothing of this order/)).toBeNull();
    await user.click(again());
    expect(sent()).toBe(2);
  });

  it('ORD-32 says that nothing can be had, until it is tried again', async () => {
    const replies = [gone, refused({ status: 500 })];
    const { user, again } = await setUp({ reorder: () => replies.shift() ?? whole });
    expect(screen.queryByText(/be had|try again/)).toBeNull();
    await user.click(again());
    const nothing = `Nothing of this order can be had at this restaurant now: ${strips.name}.`;
    expect(screen.getByText(nothing)).toBeVisible();
    await user.click(again());
    expect(screen.queryByText(nothing)).toBeNull();
    expect(screen.getByText('This could not be put into your cart. Please try again.')).toBeVisible();
    await user.click(again());
    await waitFor(() => expect(screen.queryByText(/Please try again/)).toBeNull());
  });
});

describe('the seconds before it is done', () => {
  it('ORD-35 screen readers hear that it has begun; the focus is on Cancel, and after that on the button again', async () => {
    const { user, again, sent, pass } = await setUp({ features: counts });
    await user.click(again());
    expect(screen.getByText('This order goes into your cart in a few seconds.')).toBeInTheDocument();
    const cancel = screen.getByRole('button', { name: 'Cancel: order 100234' });
    expect(cancel).toHaveFocus();
    await user.click(cancel);
    expect(again()).toHaveFocus();
    expect(again()).not.toHaveAttribute('aria-busy');
    await pass(60_000);
    expect(sent()).toBe(0);
  });

  it('ORD-35 a focus that has gone on is left where it is', async () => {
    const { user, again, pass } = await setUp({ features: counts, reorder: gone });
    await user.click(again());
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    await pass(5_000);
    expect(screen.getByText(/Nothing of this order/)).toBeVisible();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('ORD-35 does not take the focus when the page opens', async () => {
    await setUp({});
    expect(document.body).toHaveFocus();
  });

  it('ORD-35 it is sent when the seconds of the configuration are over', async () => {
    const { user, again, sent, pass } = await setUp({ features: counts, seconds: 2 });
    await user.click(again());
    await pass(1_999);
    expect(sent()).toBe(0);
    await pass(1);
    expect(sent()).toBe(1);
  });

  it('ORD-35 with none it is done at once', async () => {
    const { user, again, sent } = await setUp({ features: counts, seconds: 0 });
    await user.click(again());
    expect(sent()).toBe(1);
  });
});
