// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { bottomItem } from '#schemas/widgets/bottom-item.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

const menu = viewProps(bottomItem, { label: 'Menu', icon: 'menu' }, { link: { action: 'menu' } });
const home = viewProps(bottomItem, { label: 'Home', icon: 'home' }, { link: { action: 'home' } });

describe('bottom navigation item', () => {
  it.each([
    ['/menu', 'Menu', 'page'],
    ['/menu/veg-pizza', 'Menu', 'true'],
    ['/menus', 'Menu', null],
    ['/', 'Home', 'page'],
    ['/landing', 'Home', 'page'],
    ['/offers', 'Home', null],
  ])('WID-10 on %s marks %s as %s', (path, name, current) => {
    renderInApp(
      <>
        <View {...home} />
        <View {...menu} />
      </>,
      { path },
    );
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe(current);
  });

  it('counts what is in the cart, for eyes and ears', () => {
    const cart = viewProps(
      bottomItem,
      { label: 'Cart', icon: 'cart', badge: 'cart-count' },
      { link: { action: 'cart' } },
    );
    const { store } = renderInApp(<View {...cart} />);
    expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('Cart');
    act(() => {
      store.dispatch(addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19900, foodType: 0 }));
      store.dispatch(addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19900, foodType: 0 }));
    });
    expect(screen.getByRole('link', { name: 'Cart, 2 items' }).textContent).toContain('2');
  });

  it('shows no count that it was not asked for', () => {
    const { store } = renderInApp(<View {...menu} />);
    act(() => {
      store.dispatch(addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19900, foodType: 0 }));
    });
    expect(screen.getByRole('link', { name: 'Menu' }).textContent).toBe('Menu');
  });
});
