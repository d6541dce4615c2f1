// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findScreen } from '#src/app/find-screen.ts';
import { screenView } from '#src/app/screen-views.ts';
import { renderApp } from '#src/app/testing/render-app.tsx';
import { cartOf, lineOf } from '#src/features/cart-page/testing/cart-fixture.ts';
import { sampleMenu } from '#src/features/menu/testing/sample-menu.ts';
import { storeRefused } from '#src/features/order-type/location-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import '#src/ui/testing/jsdom-gaps.ts';
import { type RecentOrder, recentOrders } from '../testing/recent-orders.ts';

// Parts of the screen are loaded late, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => {});
  const menu = findScreen('/menu');
  await Promise.all([
    menu && screenView(menu),
    import('../components/order-again-card.tsx'),
    import('../components/menu-results.tsx'),
    import('#src/features/orders/order-again-here.ts'),
  ]);
});
afterEach(cleanup);

const bread = { productId: 'SID1', name: 'Garlic Bread' };
const margherita = { productId: 'PIZ7', name: 'Margherita' };
const tikka = { productId: 'PIZ20', name: 'Chicken Tikka', foodType: 1 } as const;
const brownie = { productId: 'DES1', name: 'Walnut Brownie' };
const openAsCustomer = (...items: RecentOrder['items']) => openAfter([{ id: '9', items }]);

async function openAfter(orders: readonly RecentOrder[], answers: Record<string, unknown> = {}) {
  const app = await renderApp('/menu', {
    getMenu: { status: 'SUCCESS', data: sampleMenu },
    getRecentOrders: recentOrders(...orders),
    getFavouriteProducts: { status: 'SUCCESS', productIds: [] },
    ...answers,
  });
  const credentials = { accessToken: 'a', refreshToken: 'r' };
  await act(
    async () =>
      void app.store.dispatch(loggedIn({ attributes: { userId: 'u1' }, credentials, loginType: 'OTP' })),
  );
  return { ...app, user: userEvent.setup() };
}

describe('the last order on the menu', () => {
  it('MEN-28 API-059 puts the last order into the cart as it was ordered, with its size and crust, and stays here', async () => {
    const large = lineOf({
      ...margherita,
      price: 59_900,
      sizeId: 'L',
      sizeName: 'Large',
      crustId: 'burst',
      crustName: 'Cheese burst',
    });
    const cart = cartOf([large, lineOf({ ...bread, quantity: 2 })]);
    const items = [{ ...bread, quantity: 2 }, brownie, margherita];
    const reorder = vi.fn(() => ({ status: 'SUCCESS', data: { cart, items: [] } }));
    const { store, user, address, call } = await openAfter([{ id: '9', items }], { reorder });
    await user.click(await screen.findByRole('button', { name: 'Add again: 2 × Garlic Bread, Margherita' }));
    await waitFor(() =>
      expect(store.getState().cart?.lines).toMatchObject([
        { productId: 'PIZ7', sizeName: 'Large', crustName: 'Cheese burst', quantity: 1 },
        { productId: 'SID1', quantity: 2 },
      ]),
    );
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'reorder' }),
      expect.objectContaining({ params: { orderHistoryId: '9' } }),
    );
    expect(address()).toBe('/menu');
  });

  it('API-078 MEN-28 asks for the latest orders, and leaves out what was cancelled or free', async () => {
    await openAfter([
      { id: '11', items: [brownie], stage: 5 },
      { id: '10', items: [bread, { ...margherita, freeItem: true }] },
      { id: '9', items: [tikka] },
    ]);
    expect(await screen.findByRole('button', { name: 'Add again: Garlic Bread' })).toBeTruthy();
  });

  it('MEN-19 LOC-24 offers of the last order what fits veg-only, and nothing while the store is offline', async () => {
    const { store, user } = await openAsCustomer(tikka, margherita);
    await screen.findByRole('button', { name: 'Add again: Chicken Tikka, Margherita' });
    await user.click(screen.getByRole('switch', { name: 'Veg only' }));
    expect(screen.getByRole('button', { name: 'Add again: Margherita' })).toBeTruthy();
    const offline = { kind: 'offline', code: '2.STOREOFF', header: '', text: '', button: '' } as const;
    act(() => void store.dispatch(storeRefused(offline)));
    expect(screen.queryByRole('button', { name: /^Add again/ })).toBeNull();
  });
});
