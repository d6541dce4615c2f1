// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ashaWith } from '#src/features/profile/testing/people.ts';
import { renderTrack, reply } from '../testing/render-track.tsx';
import { trackedAt } from '../testing/tracked-fixture.ts';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const comeBack = () => act(async () => window.dispatchEvent(new Event('focus')));
const orderAt = (stage: number) => trackedAt(stage).trackOrder.orderSummary;
const popupContent = {
  id: 'cancelled',
  heading: 'Your order was cancelled',
  text: 'We are sorry.',
  button: 'Ok, got it',
};
const refund = { amount: 75_555, state: 'due' } as const;

/** Nothing is on its way any more for who has left the list. */
async function trackUntil(stage: number, fields: Parameters<typeof trackedAt>[1]) {
  let now = 2;
  const view = await renderTrack('/track', {
    getTrackedOrders: () => reply({ orders: now === 2 ? [orderAt(2)] : [] }),
    getTrackedOrder: () => reply(now === 2 ? trackedAt(2) : trackedAt(now, fields)),
  });
  expect(await title('In the oven')).toBeVisible();
  now = stage;
  await view.pass(0);
  await comeBack();
  await waitFor(() => expect(view.callsOf('getTrackedOrders')).toHaveLength(2));
  await view.pass(30_000);
  return view;
}

describe('the only order of the page of tracking', () => {
  it('ORD-37 ORD-38 that is cancelled stays, with its notice and its refund', async () => {
    await trackUntil(5, { popupContent, order: { refund } });
    expect(await screen.findByRole('dialog', { name: 'Your order was cancelled' })).toBeVisible();
    expect(screen.getByText(/^₹755.55 is on its way back to you/)).toBeInTheDocument();
    expect(screen.queryByText('No order on its way')).toBeNull();
  });

  it('ORD-19 that is delivered stays, and can be rated', async () => {
    const { store } = await trackUntil(9, {});
    expect(await title('Delivered')).toBeVisible();
    expect(screen.getByRole('link', { name: /Rate this order/ })).toBeVisible();
    // It is not that of the next customer.
    act(() => void store.dispatch(ashaWith({ userId: 'u2' })));
    expect(await screen.findByText('No order on its way')).toBeVisible();
  });

  it('API-127 gives way to the orders that are on their way', async () => {
    let orders = [orderAt(2)];
    await renderTrack('/track', {
      getTrackedOrders: () => reply({ orders }),
      getTrackedOrder: () => reply(trackedAt(2)),
    });
    expect(await title('In the oven')).toBeVisible();
    orders = [orderAt(2), { ...orderAt(1), id: 'order-2' }];
    await comeBack();
    expect(await screen.findByRole('navigation', { name: 'Which order?' })).toBeVisible();
  });
});

describe('the badge of the installed app', () => {
  const badges = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };
  afterEach(() => {
    for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
  });

  it('counts the other orders too, when one is opened and when it is over', async () => {
    Object.assign(navigator, badges);
    const other = { ...orderAt(1), id: 'order-2' };
    let stage = 4;
    const { pass } = await renderTrack('/track?orderHistoryId=order-1', {
      getTrackedOrders: () => reply({ orders: stage === 9 ? [other] : [orderAt(stage), other] }),
      getTrackedOrder: () => reply(trackedAt(stage)),
    });
    expect(badges.setAppBadge).toHaveBeenLastCalledWith(2);
    stage = 9;
    await pass(30_000);
    await waitFor(() => expect(badges.setAppBadge).toHaveBeenLastCalledWith(1));
    expect(badges.clearAppBadge).not.toHaveBeenCalled();
  });
});
