// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import { CartBar } from './cart-bar.tsx';
import type { Addition } from './cart-lines.ts';
import { addProduct, changeQuantity } from './change-cart.ts';
import { sayInCart } from './say-in-cart.ts';

const margherita = { productId: 'PIZ1', name: 'Margherita', price: 19_900, foodType: 0 } as const;

function renderBar(...additions: readonly Addition[]) {
  const { store } = createTestStore();
  for (const addition of additions) store.dispatch(addProduct(addition));
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <CartBar />
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}

const show = vi.fn();
const hide = vi.fn();
beforeEach(() => connectToasts(show, hide));

it('CRT-03 the toast above the bar has no link to the cart of its own, and is removed with the bar', () => {
  const { unmount } = renderBar(margherita);
  sayInCart({ tone: 'good', text: 'Margherita is in your cart' });
  expect(show).toHaveBeenCalledWith({ id: 'in-cart', tone: 'good', text: 'Margherita is in your cart' });
  expect(screen.getAllByText('View cart')).toHaveLength(1);
  expect(hide).not.toHaveBeenCalled();
  unmount();
  expect(hide).toHaveBeenCalledWith('in-cart');
});

it('MEN-22 says what everyday-value items save as a mix, as long as they are one', () => {
  const inMix = { ...margherita, productId: 'MAN3', price: 9_900, mix: { minimum: 2, saving: 1_000 } };
  const { store } = renderBar(margherita, inMix);
  const bar = screen.getByRole('region', { name: 'Cart' });
  expect(bar).not.toHaveTextContent('saved');
  act(() => void store.dispatch(addProduct({ ...inMix, productId: 'BEV1' })));
  expect(bar).toHaveTextContent('₹20 saved in a mix');
  act(() => void store.dispatch(changeQuantity({ key: 'BEV1//', quantity: 0 })));
  expect(bar).not.toHaveTextContent('saved');
});
