// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { selectCount, selectLines, selectTotal } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { menuReply } from '#src/features/customise/testing/menu-fixture.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { storeRefused } from '#src/features/order-type/location-slice.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { Screen } from './edv-screen.tsx';

type Setting = Partial<Parameters<typeof renderWithMenu>[1]>;
const open = (setting: Setting = {}) => renderWithMenu(<Screen />, { path: '/edv', ...setting });
const strips = { productId: 'CHK2', name: 'Chicken strips', price: 12_900, foodType: 1 } as const;
const isOff = { kind: 'offline', code: '2.STOREOFF', header: '', text: '', button: '' } as const;

afterEach(() => sessionStorage.clear());

describe('everyday value', () => {
  it('NAV-12 MEN-22 adds a mix together, once there is enough of it', async () => {
    const { user, store } = open();
    expect(await screen.findByText(/Pick any 2 or more/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pick Little Corn' }));
    const early = screen.getByRole('button', { name: 'Add 1 item · ₹99' });
    expect(early).toBeDisabled();
    expect(early).toHaveAccessibleDescription('1 of 2 picked');
    expect(screen.getByText('Pick 1 more: ₹10 off each')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Pick Chicken strips' }));
    await user.click(screen.getByRole('button', { name: 'Add 2 items · ₹208' }));
    expect(selectLines(store.getState()).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['PIZ9', 1],
      ['CHK2', 1],
    ]);
    expect(screen.queryByRole('region', { name: 'Your mix' })).toBeNull();
    expect(screen.getByRole('link', { name: /View cart/ })).toBeVisible();
    expect(selectTotal(store.getState())).toBe(20_800);
  });

  it('MEN-22 each item says what it costs alone and in a mix, and one in the cart counts towards the mix', async () => {
    const { user } = open({ events: [addProduct({ ...strips, mix: { minimum: 2, saving: 1000 } })] });
    expect(await screen.findByText('₹89 in a mix')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pick Little Corn' }));
    expect(screen.getByRole('button', { name: 'Add 1 item · ₹89' })).toBeEnabled();
    expect(screen.getByText('1 picked, ₹10 saved')).toBeVisible();
  });

  it('MEN-22 asks for no second item where two cost what they cost one by one', async () => {
    const getMenu = { ...menuReply, data: { ...menuReply.data, edvSaving: 0 } };
    const { user } = open({ answers: { getMenu } });
    expect(await screen.findByText(/Pick what you like/)).toBeVisible();
    expect(screen.queryByText(/in a mix/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pick Little Corn' }));
    expect(screen.getByRole('button', { name: 'Add 1 item · ₹99' })).toBeEnabled();
    expect(screen.queryByText(/more/)).toBeNull();
  });

  it.each(['Add 2 items · ₹208', 'Clear the mix'])(
    'MEN-22 the second tap of a double tap on ‘%s’ presses no card behind the bar',
    async (pressed) => {
      const { user } = open();
      const list = await screen.findByRole('list', { name: 'Everyday value' });
      await user.click(screen.getByRole('button', { name: 'Pick Little Corn' }));
      await user.click(screen.getByRole('button', { name: 'Pick Chicken strips' }));
      expect(list).not.toHaveClass('resting');
      await user.click(screen.getByRole('button', { name: pressed }));
      expect(list).toHaveClass('resting');
      // Picking an item of the next mix ends the pause.
      await user.click(screen.getByRole('button', { name: 'Pick Little Corn' }));
      expect(list).not.toHaveClass('resting');
    },
  );

  it('says of each item what it contains, or that this is not known', async () => {
    open();
    expect(await screen.findByText('Contains milk, gluten.')).toBeVisible();
    expect(screen.getByText('Ask the restaurant about allergens in Chicken strips.')).toBeVisible();
  });

  it('ERR-12 takes no more of an item than one may have', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pick Little Corn' }));
    const more = screen.getByRole('button', { name: 'Add one more Little Corn' });
    await user.click(more);
    expect(more).toBeDisabled();
  });

  it('LOC-24 adds nothing while the store is offline, and keeps the mix', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Pick Little Corn' }));
    await user.click(screen.getByRole('button', { name: 'Pick Chicken strips' }));
    act(() => void store.dispatch(storeRefused(isOff)));
    const add = screen.getByRole('button', { name: 'Add 2 items · ₹208' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription('Store is currently offline');
    expect(screen.getByRole('button', { name: 'Add one more Little Corn' })).toBeDisabled();
  });

  it('CON-07 has nothing to pick in a full cart', async () => {
    const { store } = open({ events: [addProduct({ ...strips, quantity: 25 })] });
    expect(await screen.findByRole('button', { name: 'Pick Little Corn' })).toBeDisabled();
    expect(selectCount(store.getState())).toBe(25);
  });

  it('CON-07 WID-11 picks no more than the server lets the cart take', async () => {
    const { user } = open({ events: [pageConfigReceived({ ...defaultConfig, maxCartItems: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Pick Little Corn' }));
    await user.click(screen.getByRole('button', { name: 'Pick Chicken strips' }));
    expect(screen.getByRole('button', { name: 'Add one more Chicken strips' })).toBeDisabled();
  });

  it('MEN-22 keeps the mix over a reload', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Pick Little Corn' }));
    first.unmount();
    open();
    expect(await screen.findByText('1 of 2 picked')).toBeVisible();
  });

  it('MEN-22 can be cleared', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Pick Little Corn' }));
    await user.click(screen.getByRole('button', { name: 'Pick Chicken strips' }));
    await user.click(screen.getByRole('button', { name: 'Clear the mix' }));
    expect(screen.getByRole('list', { name: 'Everyday value' })).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Your mix' })).toBeNull();
  });

  it('MEN-19 hides what is not vegetarian while veg only is on', async () => {
    open({ events: [vegOnlyChosen(true)] });
    expect(await screen.findByRole('button', { name: 'Pick Little Corn' })).toBeVisible();
    expect(screen.queryByText('Chicken strips')).toBeNull();
  });

  it('MEN-19 shows everything again where one asks for it, even where veg only leaves nothing', async () => {
    const meat = menuReply.data.catalog.map((category) => ({
      ...category,
      products: category.products.filter(({ productId }) => productId !== 'PIZ9'),
    }));
    for (const catalog of [menuReply.data.catalog, meat]) {
      const getMenu = { ...menuReply, data: { ...menuReply.data, catalog } };
      const { user, unmount } = open({ events: [vegOnlyChosen(true)], answers: { getMenu } });
      expect(await screen.findByText('Veg only is on: other picks are hidden.')).toBeVisible();
      expect(screen.queryByText('Chicken strips')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Show everything' }));
      expect(await screen.findByText('Chicken strips')).toBeVisible();
      expect(screen.queryByText('Veg only is on: other picks are hidden.')).toBeNull();
      expect(screen.getByRole('list', { name: 'Everyday value' })).toHaveFocus();
      unmount();
    }
  });

  it('ERR-13 says what is sold out, and when it is back', async () => {
    open();
    expect(await screen.findByText('Temporarily out of stock. Back at 5 pm')).toBeVisible();
  });

  it('says so where a restaurant has none', async () => {
    const data = {
      ...menuReply.data,
      catalog: menuReply.data.catalog.slice(1).map((category) => ({
        ...category,
        products: category.products.filter(({ edv }) => !edv),
      })),
    };
    open({ answers: { getMenu: { ...menuReply, data } } });
    expect(await screen.findByRole('heading', { name: /No everyday value/ })).toBeVisible();
  });

  it('MEN-27 ERR-08 lets a menu that failed be asked for again', async () => {
    let calls = 0;
    const { user } = open({
      answers: { getMenu: () => (calls++ === 0 ? refused({ status: 500 }) : menuReply) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('temporary issues with the store selected');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pick Little Corn' })).toBeVisible();
  });
});
