// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { storeRefused } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { AddButton } from './add-button.tsx';
import { CartBar } from './cart-bar.tsx';
import { type Addition, additionOf } from './cart-lines.ts';
import { linesReplaced, selectLines, selectQuantityOf } from './cart-slice.ts';
import { addProduct } from './change-cart.ts';
import { sayInCart } from './say-in-cart.ts';
import { margherita as card } from './testing/margherita.ts';

const margherita: ProductCard = { ...card, picture: 'pizza-margherita' };

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show(product: ProductCard, ...events: (UnknownAction | AppThunk)[]) {
  const { store } = createTestStore();
  for (const event of events) store.dispatch(event);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AddButton product={product} />
        <CartBar />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { store, user: userEvent.setup() };
}

// The question is loaded late, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  // React's `act` does not wait for a late part that a press renders for the first time.
  show(margherita, addProduct({ ...additionOf(margherita), crustId: 'pan' }));
  await act(async () => screen.getByRole('button', { name: 'Add one more Margherita' }).click());
  await screen.findByRole('dialog');
  cleanup();
});

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

  const pan: Addition = {
    ...additionOf(margherita),
    price: 31_900,
    sizeName: 'Regular',
    crustId: 'pan',
    crustName: 'Pan',
    choices: ['Extra cheese'],
    addonIds: ['extra-cheese'],
  };
  const minus = () => screen.getByRole('button', { name: 'Remove one Margherita' });
  const plus = () => screen.getByRole('button', { name: 'Add one more Margherita' });

  it('CRT-07 asks which variant is to be taken out, with the choices and the price of each', async () => {
    const { store, user } = show(margherita, addProduct(additionOf(margherita)), addProduct(pan));
    await user.click(minus());
    const sheet = within(await screen.findByRole('dialog', { name: 'Take out which Margherita?' }));
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'As it comes 1 in your cart ₹199',
      'Regular · Pan · Extra cheese 1 in your cart ₹319',
    ]);
    await user.click(sheet.getByRole('button', { name: /^As it comes/ }));
    expect(selectLines(store.getState()).map(({ crustId }) => crustId)).toEqual(['pan']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(minus()).toHaveFocus());
  });

  it('CRT-20 repeats one whose price is not known without a price', async () => {
    const { user } = show(margherita, addProduct({ ...pan, price: 0 }));
    await user.click(plus());
    const sheet = within(await screen.findByRole('dialog', { name: 'One more Margherita' }));
    expect(sheet.getByRole('button', { name: 'Repeat last' })).toBeVisible();
    expect(sheet.getByText('Price not known yet')).toBeInTheDocument();
    expect(sheet.queryByText(/₹0/)).toBeNull();
  });

  it('CRT-07 takes out of a single variant without a question', async () => {
    const { store, user } = show(margherita, addProduct({ ...pan, quantity: 2 }));
    await user.click(minus());
    expect(selectLines(store.getState())).toMatchObject([{ crustId: 'pan', quantity: 1 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CRT-07 asks before it takes one more of what was chosen, shows what that was, and repeats it', async () => {
    const { store, user } = show(margherita, addProduct(additionOf(margherita)), addProduct(pan));
    await user.click(plus());
    const sheet = within(await screen.findByRole('dialog', { name: 'One more Margherita' }));
    expect(sheet.getByText('Regular · Pan · Extra cheese')).toBeVisible();
    expect(selectLines(store.getState()).map(({ quantity }) => quantity)).toEqual([1, 1]);
    await user.click(sheet.getByRole('button', { name: 'Repeat last · ₹319' }));
    expect(selectLines(store.getState()).map(({ quantity }) => quantity)).toEqual([1, 2]);
    await waitFor(() => expect(plus()).toHaveFocus());
  });

  it('CRT-07 takes back the message about the last addition, which would cover the question', async () => {
    const takenBack = vi.fn();
    const disconnect = connectToasts(() => {}, takenBack);
    const { user } = show(margherita, addProduct({ ...additionOf(margherita), crustId: 'pan' }));
    sayInCart({ text: 'Margherita is in your cart' });
    expect(takenBack).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Add one more Margherita' }));
    await screen.findByRole('dialog');
    expect(takenBack).toHaveBeenCalledWith('in-cart');
    disconnect();
  });

  it('CRT-07 offers back what was chosen when minus takes the last of it out', async () => {
    const said: ToastMessage[] = [];
    const disconnect = connectToasts((message) => said.push(message));
    const { store, user } = show(margherita, addProduct({ ...pan, quantity: 2 }));
    const before = selectLines(store.getState());
    await user.click(minus());
    await user.click(minus());
    await waitFor(() =>
      expect(said).toMatchObject([{ text: 'Taken out: Margherita, Regular · Pan · Extra cheese' }]),
    );
    act(() => said[0]?.action?.onPress());
    expect(selectLines(store.getState())).toEqual(before.map((line) => ({ ...line, quantity: 1 })));
    expect(screen.getByRole('group', { name: /Margherita/ })).toHaveTextContent('1');
    disconnect();
  });

  it('CRT-07 offers back the variant that the question took out, and not the one that Add brings back', async () => {
    const said: ToastMessage[] = [];
    const disconnect = connectToasts((message) => said.push(message));
    const { store, user } = show(margherita, addProduct(pan), addProduct(additionOf(margherita)));
    const before = selectLines(store.getState());
    await user.click(minus());
    await user.click(await screen.findByRole('button', { name: /^Regular · Pan/ }));
    await waitFor(() => expect(said).toHaveLength(1));
    act(() => said[0]?.action?.onPress());
    expect(selectLines(store.getState())).toEqual(before);
    await user.click(minus());
    await user.click(await screen.findByRole('button', { name: /^As it comes/ }));
    await vi.dynamicImportSettled();
    expect(said).toHaveLength(1);
    disconnect();
  });

  it('CRT-07 leads to the choices for a new one', async () => {
    const { store, user } = show(margherita, addProduct(pan));
    await user.click(plus());
    const choose = await screen.findByRole('link', { name: 'Choose new' });
    expect(choose).toHaveAttribute('href', '/customise?productId=PIZ1');
    await user.click(choose);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/customise?productId=PIZ1'));
    expect(selectLines(store.getState())).toMatchObject([{ quantity: 1 }]);
  });

  it('CRT-07 opens the choices for a new one in another tab, and the question stays', async () => {
    const { user } = show(margherita, addProduct(pan));
    await user.click(plus());
    const choose = await screen.findByRole('link', { name: 'Choose new' });
    await user.keyboard('{Control>}');
    await user.click(choose);
    await user.keyboard('{/Control}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('CRT-07 does not ask again by itself when the line comes back that another tab took out', async () => {
    const { store, user } = show(margherita, addProduct(pan));
    const lines = selectLines(store.getState());
    await user.click(plus());
    await screen.findByRole('dialog');
    act(() => void store.dispatch(linesReplaced([])));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(linesReplaced(lines)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CRT-07 changes nothing when the question is closed, and closes it when the lines are gone', async () => {
    const { store, user } = show(margherita, addProduct(pan));
    await user.click(plus());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(selectLines(store.getState())).toMatchObject([{ quantity: 1 }]);
    await waitFor(() => expect(plus()).toHaveFocus());
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    await user.click(plus());
    await screen.findByRole('dialog');
    act(() => void store.dispatch(linesReplaced([])));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('CON-07 asks nothing when the cart takes no more', async () => {
    const { store, user } = show(margherita, addProduct({ ...pan, quantity: 25 }));
    await user.click(plus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectLines(store.getState())).toMatchObject([{ quantity: 25 }]);
  });

  it('CRT-07 adds one more without a question where nothing can be chosen', async () => {
    const fries = { ...margherita, customisable: false };
    const { store, user } = show(fries, addProduct({ ...additionOf(fries), sizeId: 'large' }));
    await user.click(plus());
    expect(selectLines(store.getState())).toMatchObject([{ sizeId: 'large', quantity: 2 }]);
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

  it('CON-06 tells the limit of the price as long as it is passed', () => {
    const dear = { ...additionOf(margherita), price: 250_000 };
    const { store } = show(margherita, addProduct({ ...dear, quantity: 2 }));
    const bar = screen.getByRole('region', { name: 'Cart' });
    expect(bar).not.toHaveTextContent('Up to');
    act(() => void store.dispatch(addProduct(dear)));
    expect(bar).toHaveTextContent('Up to ₹5,000 an order');
  });

  it('CON-06 WID-11 tells the limit that the configuration sets', () => {
    const configured = pageConfigReceived({ ...defaultConfig, maxCartPrice: 300 });
    const { store } = show(margherita, configured, addProduct(additionOf(margherita)));
    const bar = screen.getByRole('region', { name: 'Cart' });
    expect(bar).not.toHaveTextContent('Up to');
    act(() => void store.dispatch(addProduct(additionOf(margherita))));
    expect(bar).toHaveTextContent('Up to ₹300 an order');
  });
});
