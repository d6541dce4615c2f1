// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { productAdded } from '#src/features/cart/cart-slice.ts';
import { menuReply } from '#src/features/customise/testing/menu-fixture.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { nudgeAnswered } from '#src/features/menu/menu-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { type MenuState, useMenuState } from './use-menu-state.ts';

const login = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});
const order = { id: '9', items: [{ name: 'Margherita', quantity: 2 }] };

function open(events: NonNullable<Parameters<typeof renderWithMenu>[1]['events']>, answers = {}) {
  const seen: MenuState[] = [];
  function Probe() {
    const state = useMenuState();
    useEffect(() => void seen.push(state), [state]);
    const { MenuData, favouriteItems, previousOrder } = state;
    return (
      <p>{[MenuData && 'menu', favouriteItems[0]?.name, previousOrder?.id].filter(Boolean).join(' ')}</p>
    );
  }
  renderWithMenu(<Probe />, { path: '/menu', events, answers });
  return () => seen.at(-1);
}

describe('the state around the menu', () => {
  it('MEN-05 holds all that the specification names, each from its owner', async () => {
    const strips = { productId: 'CHK2', name: 'Chicken strips', price: 12_900, foodType: 1 } as const;
    const nudge = { text: 'Add ₹51 more for 10% off', amountMissing: 5_100 };
    const state = open([login, productAdded(strips), nudgeAnswered(nudge)], {
      getFavouriteProducts: { status: 'SUCCESS', productIds: ['GONE1', 'PIZ1'] },
      getWidgetContent: { status: 'SUCCESS', data: { orders: [order] } },
    });
    await screen.findByText('menu Margherita 9');
    const { catalog, addons, bestseller, version } = menuReply.data;
    const products = [
      ...new Map(catalog.flatMap((each) => each.products.map((p) => [p.productId, p]))).values(),
    ];
    const like = <T extends object>(list: readonly T[], key: keyof T) =>
      list.map((each) => expect.objectContaining({ [key]: each[key] }));
    expect(state()).toEqual({
      MenuData: expect.objectContaining({ version }),
      toppings: like(
        addons.filter(({ group }) => group === 'topping'),
        'addonId',
      ),
      addons: like(addons, 'addonId'),
      cartItems: [expect.objectContaining({ ...strips, quantity: 1 })],
      menuItems: like(products, 'productId'),
      bestseller,
      previousOrder: order,
      favouriteItems: [expect.objectContaining({ productId: 'PIZ1', name: 'Margherita' })],
      edvMixMenu: like(
        products.filter(({ edv }) => edv),
        'productId',
      ),
      nudgeData: nudge,
      hasDiscountError: false,
    });
  });

  it('MEN-05 MEN-27 has the same parts, empty, while nothing is known', async () => {
    const state = open([], { getMenu: new Error('500') });
    expect(state()).toEqual({
      MenuData: null,
      toppings: [],
      addons: [],
      cartItems: [],
      menuItems: [],
      bestseller: [],
      previousOrder: null,
      favouriteItems: [],
      edvMixMenu: [],
      nudgeData: null,
      hasDiscountError: false,
    });
  });
});
