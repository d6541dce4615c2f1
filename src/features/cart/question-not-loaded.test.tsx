// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { AddButton } from './add-button.tsx';
import { additionOf } from './cart-lines.ts';
import { selectLines } from './cart-slice.ts';
import { addProduct } from './change-cart.ts';
import { margherita } from './testing/margherita.ts';

let isFetched = false;
vi.mock('./variant-sheet.tsx', () => ({
  get VariantSheet() {
    if (!isFetched) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Which one?</p>;
  },
}));

it('CRT-07 says that the question could not be fetched, changes nothing, and asks at the next press', async () => {
  const said: ToastMessage[] = [];
  const disconnect = connectToasts((message) => said.push(message));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = createTestStore();
  store.dispatch(addProduct({ ...additionOf(margherita), crustId: 'pan' }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AddButton product={margherita} />
      </MemoryRouter>
    </Provider>,
  );
  const plus = screen.getByRole('button', { name: 'Add one more Margherita' });
  // What is shown may wait for its code, which an act that is not awaited would never show.
  const press = () => act(async () => userEvent.click(plus));
  await press();
  await waitFor(() => expect(said).toMatchObject([{ id: 'not-loaded' }]));
  expect(selectLines(store.getState())).toMatchObject([{ quantity: 1 }]);
  isFetched = true;
  await press();
  expect(await screen.findByText('Which one?')).toBeVisible();
  disconnect();
});
