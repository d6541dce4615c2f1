// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { selectVegOnly, vegOnlyChosen } from './menu-slice.ts';
import { VegOnlyNote } from './veg-only-note.tsx';

function renderNote() {
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <VegOnlyNote />
    </Provider>,
  );
  return store;
}

it('MEN-19 says that veg only hides something, and switches it off, which keeps the focus where it was', async () => {
  const store = renderNote();
  expect(screen.queryByText(/Veg only is on/)).toBeNull();
  act(() => void store.dispatch(vegOnlyChosen(true)));
  const note = screen.getByText('Veg only is on: dishes and offers with meat are hidden.');
  expect(note).toBeVisible();
  const place = note.closest('div');
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(selectVegOnly(store.getState())).toBe(false);
  expect(screen.queryByText(/Veg only is on/)).toBeNull();
  expect(place).toHaveFocus();
});
