// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { menuReply } from '#src/features/customise/testing/menu-fixture.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { edvCards } from '#src/features/edv/edv-mix.ts';
import { useFavourites } from '#src/features/favourites/use-favourites.ts';
import { nudgeAnswered, selectHasDiscountError, selectNudgeData } from '#src/features/menu/menu-slice.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { offline } from '#src/request/testing/answering.ts';
import { usePreviousOrders } from './previous-orders.ts';
import { recentOrders } from './testing/recent-orders.ts';

/** All parts of the menu's state under the names of the specification. No screen reads all of them at once. */
function useParts() {
  const { menu, products } = useMenu();
  const { productIds } = useFavourites();
  return {
    MenuData: menu,
    toppings: menu?.addons.filter(({ group }) => group === 'topping'),
    addons: menu?.addons,
    cartItems: useAppSelector(selectLines),
    menuItems: [...products.values()],
    bestseller: menu?.bestseller,
    previousOrder: usePreviousOrders()[0],
    favouriteItems: productIds.flatMap((productId) => products.get(productId) ?? []),
    edvMixMenu: menu && edvCards(menu, false),
    nudgeData: useAppSelector(selectNudgeData),
    hasDiscountError: useAppSelector(selectHasDiscountError),
  };
}

function open(setting: Pick<Parameters<typeof renderWithMenu>[1], 'events' | 'answers'>) {
  const seen: ReturnType<typeof useParts>[] = [];
  function Probe() {
    const parts = useParts();
    useEffect(() => void seen.push(parts));
    const { MenuData, favouriteItems, previousOrder } = parts;
    return (
      <p>{[MenuData && 'menu', favouriteItems[0]?.name, previousOrder?.id].filter(Boolean).join(' ')}</p>
    );
  }
  renderWithMenu(<Probe />, { path: '/menu', ...setting });
  return () => seen.at(-1);
}

const strips = { productId: 'CHK2', name: 'Chicken strips', price: 12_900, foodType: 1 } as const;
const nudge = { text: 'Add ₹51 more for 10% off', amountMissing: 5_100 };
const ordered = { productId: 'PIZ1', quantity: 2 };
const order = { id: '9', items: [ordered] };
const login = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});

/** Matchers for the items of a list, by the values of one key. */
const having = <T extends object>(list: readonly T[], key: keyof T) =>
  [...new Set(list.map((each) => each[key]))].map((id) => expect.objectContaining({ [key]: id }));

describe('the state around the menu', () => {
  it('MEN-05 holds all that the specification names, each part with its owner', async () => {
    const parts = open({
      events: [login, addProduct(strips), nudgeAnswered(nudge)],
      answers: {
        getMenu: { ...menuReply, data: { ...menuReply.data, bestseller: ['PIZ1'] } },
        getFavouriteProducts: { status: 'SUCCESS', productIds: ['GONE1', 'PIZ1'] },
        getRecentOrders: recentOrders({ id: '9', items: [{ ...ordered, name: 'Margherita' }] }),
      },
    });
    await screen.findByText('menu Margherita 9');
    const { catalog, addons = [], version } = menuReply.data;
    const products = catalog.flatMap((category) => category.products);
    const toppings = addons.filter(({ group }) => group === 'topping');
    const edv = products.filter((product) => product.edv);
    expect(parts()).toEqual({
      MenuData: expect.objectContaining({ version }),
      toppings: having(toppings, 'addonId'),
      addons: having(addons, 'addonId'),
      cartItems: [expect.objectContaining({ ...strips, quantity: 1 })],
      menuItems: having(products, 'productId'),
      bestseller: ['PIZ1'],
      previousOrder: order,
      favouriteItems: [expect.objectContaining({ productId: 'PIZ1', name: 'Margherita' })],
      edvMixMenu: expect.arrayContaining(having(edv, 'productId')),
      nudgeData: nudge,
      hasDiscountError: false,
    });
  });

  it('MEN-05 MEN-27 has the same parts while nothing is known, with nothing in them', () => {
    expect(open({ answers: { getMenu: offline } })()).toStrictEqual({
      MenuData: undefined,
      toppings: undefined,
      addons: undefined,
      cartItems: [],
      menuItems: [],
      bestseller: undefined,
      previousOrder: undefined,
      favouriteItems: [],
      edvMixMenu: undefined,
      nudgeData: null,
      hasDiscountError: false,
    });
  });
});
