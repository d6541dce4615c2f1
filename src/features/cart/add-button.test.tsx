// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { storeRefused } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { AddButton } from './add-button.tsx';
import { CartBar } from './cart-bar.tsx';
import { additionOf } from './cart-lines.ts';
import { selectLines, selectQuantityOf } from './cart-slice.ts';
import { addProduct } from './change-cart.ts';

const margherita: ProductCard = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  customisable: true,
  available: true,
  sizeId: 'regular',
  crustId: 'thin',
  picture: 'pizza-margherita',
};

function show(product: ProductCard, ...events: (UnknownAction | AppThunk)[]) {
  const { store } = createTestStore();
  for (const event of events) store.dispatch(event);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AddButton product={product} />
        <CartBar />
      </MemoryRouter>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}

describe('AddButton', () => {
  it('WID-04 turns into a stepper in place and back', async () => {
    const { store, user } = show(margherita);
    await user.click(screen.getByRole('button', { name: 'Add Margherita' }));
    await user.click(screen.getByRole('button', { name: 'Add one more Margherita' }));
    expect(selectLines(store.getState())).toEqual([
      {
        key: 'PIZ1/regular/thin',
        productId: 'PIZ1',
        name: 'Margherita',
        price: 19_900,
        foodType: 0,
        sizeId: 'regular',
        crustId: 'thin',
        picture: 'pizza-margherita',
        quantity: 2,
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    expect(screen.getByRole('button', { name: 'Add Margherita' })).toBeVisible();
    expect(selectLines(store.getState())).toEqual([]);
  });

  it('takes from the line of the product that was added last', async () => {
    const pan = { ...additionOf(margherita), crustId: 'pan' };
    const { store, user } = show(margherita, addProduct(additionOf(margherita)), addProduct(pan));
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    expect(selectLines(store.getState()).map(({ crustId }) => crustId)).toEqual(['thin']);
  });

  it('CRT-07 takes one more of what was added last, with all that was chosen for it', async () => {
    const cheesy = { ...additionOf(margherita), addonIds: ['extra-cheese'] };
    const { store, user } = show(margherita, addProduct(additionOf(margherita)), addProduct(cheesy));
    await user.click(screen.getByRole('button', { name: 'Add one more Margherita' }));
    expect(selectLines(store.getState()).map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it('CRT-09 shows Add, and no minus, when the cart holds the product only as a free item', () => {
    show(margherita, addProduct({ ...additionOf(margherita), freeItem: true, price: 0 }));
    expect(screen.getByRole('button', { name: 'Add Margherita' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove one Margherita' })).toBeNull();
  });

  it('MEN-16 leads to the choices of a combo that leaves one open, and counts it once it is chosen', () => {
    const open = { ...margherita, productId: 'CMB1', name: 'Lunch', mustChoose: true };
    const { store } = show(open);
    expect(screen.getByRole('link', { name: 'Choose: Lunch' })).toHaveAttribute(
      'href',
      '/customise?productId=CMB1',
    );
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void store.dispatch(addProduct(additionOf(open))));
    expect(screen.getByRole('button', { name: 'Add one more Lunch' })).toBeVisible();
  });

  it('NAV-11 leads to the choices of what is customisable', () => {
    show(margherita);
    expect(screen.getByRole('link', { name: 'Customisable: Margherita' })).toHaveAttribute(
      'href',
      '/customise?productId=PIZ1',
    );
  });

  it("says 'Customisable' where there is something to choose", () => {
    show(margherita);
    expect(screen.getByText('Customisable')).toBeVisible();
  });

  it('says when a product is back in place of a button', () => {
    show({ ...margherita, available: false, availableText: 'Back at 5:00 pm' });
    expect(screen.getByText('Back at 5:00 pm')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a general text for a product without a known time of return', () => {
    show({ ...margherita, available: false });
    expect(screen.getByText('Temporarily out of stock')).toBeVisible();
  });

  it('lets units be taken out of the cart when no more can be put in', async () => {
    const { store, user } = show({ ...margherita, available: false }, addProduct(additionOf(margherita)));
    expect(screen.getByRole('button', { name: 'Add one more Margherita' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    expect(selectQuantityOf(store.getState(), 'PIZ1')).toBe(0);
  });

  it('LOC-24 adds nothing while the store is offline', () => {
    const offline = { kind: 'offline', code: '2.STOREOFF', header: '', text: '', button: '' } as const;
    show(margherita, storeRefused(offline));
    expect(screen.getByText('Store is currently offline')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('CartBar', () => {
  it('comes with the first line: count, total and the way to the cart', async () => {
    const { user } = show(margherita);
    expect(screen.queryByRole('region', { name: 'Cart' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Margherita' }));
    expect(screen.getByRole('region', { name: 'Cart' })).toHaveTextContent('1 item₹199');
    await user.click(screen.getByRole('button', { name: 'Add one more Margherita' }));
    expect(screen.getByRole('region', { name: 'Cart' })).toHaveTextContent('2 items₹398');
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  });
});
