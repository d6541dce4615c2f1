// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import { CartBar } from './cart-bar.tsx';
import { addProduct } from './change-cart.ts';
import { sayInCart } from './say-in-cart.ts';

const show = vi.fn();
const hide = vi.fn();
const disconnect = connectToasts(show, hide);
afterEach(disconnect);

it('CRT-03 the toast above the bar has no link to the cart of its own, and is removed with the bar', () => {
  const { store } = createTestStore();
  store.dispatch(addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19_900, foodType: 0 }));
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <CartBar />
      </MemoryRouter>
    </Provider>,
  );
  sayInCart('Margherita is in your cart');
  expect(show).toHaveBeenCalledWith({ id: 'in-cart', tone: 'good', text: 'Margherita is in your cart' });
  expect(screen.getAllByText('View cart')).toHaveLength(1);
  expect(hide).not.toHaveBeenCalled();
  unmount();
  expect(hide).toHaveBeenCalledWith('in-cart');
});
