// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import type { CartLine } from './cart-lines.ts';
import { linesReplaced, selectLines } from './cart-slice.ts';
import { CataloguePrice } from './catalogue-price.tsx';
import { LineRow } from './line-row.tsx';

const dish = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  picture: 'pizza-margherita',
} as const;
const line: CartLine = { ...dish, key: 'PIZ1/large/thin', quantity: 2 };
const card: ProductCard = { ...dish, customisable: true, available: true };

function show(props: Partial<ComponentProps<typeof LineRow>> = {}) {
  const shown = props.line ?? line;
  const price = <CataloguePrice line={shown} units={shown.quantity} />;
  const { store } = createTestStore();
  store.dispatch(linesReplaced([props.line ?? line]));
  const onGone = vi.fn();
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <ul>
          <LineRow line={line} card={card} price={price} onGone={onGone} {...props} />
        </ul>
      </MemoryRouter>
    </Provider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { store, onGone, press, container, row: screen.getByRole('listitem') };
}

describe('a line of the cart', () => {
  it('CRT-04 says what it is, what was chosen, and what all of its units cost', () => {
    const { row } = show({ line: { ...line, sizeName: 'Large', choices: ['Extra cheese'] } });
    expect(row).toHaveTextContent('Margherita');
    expect(screen.getByText('Large · Extra cheese')).toBeVisible();
    expect(row).toHaveTextContent('₹398');
    expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
  });

  it('has no line of choices where nothing was chosen, and marks what has meat', () => {
    const { container } = show({ line: { ...line, foodType: 1 } });
    expect(container.querySelector('.choices')).toBeNull();
    const mark = screen.getByRole('img', { name: 'Non-vegetarian' });
    // A triangle, whatever the eye makes of its colour.
    expect(mark.querySelector('path')?.getAttribute('d')).toMatch(/M8 2\.75l5 9\.25H3Z$/);
  });

  it.each([
    ['is asked for and known', { pictured: true }, true],
    ['is not asked for', {}, false],
    ['is not known', { pictured: true, line: { ...line, picture: undefined } as never }, false],
  ])('whether its picture is shown, when it %s', (_, props, isShown) => {
    const { container } = show(props);
    expect(container.querySelector('picture') !== null).toBe(isShown);
  });

  it('leads to its own choices, where there are any', () => {
    show();
    expect(screen.getByRole('link', { name: /Margherita/ })).toHaveAttribute(
      'href',
      '/customise?productId=PIZ1&line=PIZ1%2Flarge%2Fthin',
    );
  });

  it.each([
    ['has nothing to choose', { card: { ...card, customisable: false } }],
    ['is not known to the menu', { card: undefined }],
    ['is a free item', { line: { ...line, freeItem: true } }],
  ])('leads to no choices when it %s', (_, props) => {
    show(props);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('CRT-09 a free item costs nothing, and only says how many there are', () => {
    const { row } = show({ line: { ...line, freeItem: true } });
    expect(row).toHaveTextContent('Free');
    expect(row).toHaveTextContent('× 2');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a price of its own and a note are shown in their places', () => {
    const { row } = show({ price: <b>₹5 off</b>, note: <p>In a mix</p> });
    expect(row).toHaveTextContent('₹5 off');
    expect(row).not.toHaveTextContent('₹398');
    expect(screen.getByText('In a mix')).toBeVisible();
  });

  it('CRT-04 takes out one at a time, and says when it was the last', async () => {
    const { store, onGone, press } = show();
    await press('Remove one Margherita');
    expect(selectLines(store.getState())).toMatchObject([{ quantity: 1 }]);
    expect(onGone).not.toHaveBeenCalled();
  });

  it('CRT-04 says that it is gone when its last unit was taken out', async () => {
    const { store, onGone, press } = show({ line: { ...line, quantity: 1 } });
    await press('Remove one Margherita');
    expect(selectLines(store.getState())).toEqual([]);
    expect(onGone).toHaveBeenCalledOnce();
  });

  it.each([
    ['offers it back on the cart page, where no card could bring it back', true],
    ['offers nothing back where its card does', false],
  ])('CRT-07 taken out as the menu adds it, it %s', async (_, offersBack) => {
    const shown = vi.fn<(message: ToastMessage) => void>();
    connectToasts(shown, () => {});
    // Nothing is offered where nobody asks for it.
    const { press } = show({ line: { ...line, quantity: 1 }, ...(offersBack && { offersBack }) });
    await press('Remove one Margherita');
    // Loaded late, as the offer is.
    await act(() => import('./offer-back.ts'));
    expect(shown).toHaveBeenCalledTimes(offersBack ? 1 : 0);
  });
});
