// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Addition, additionOf } from '#src/features/cart/cart-lines.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { menuFixture } from '#src/features/customise/testing/menu-fixture.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { SideCart } from './side-cart.tsx';

function added(productId: string): Addition {
  const entry = menuEntries(menuFixture).get(productId);
  if (!entry) throw new Error(`The fixture sells no ${productId}.`);
  return additionOf(entry.card);
}

function open(...additions: readonly Addition[]) {
  return renderWithMenu(<SideCart />, { path: '/menu', events: additions.map((each) => addProduct(each)) });
}

describe('the cart beside the menu', () => {
  it('CRT-06 shows the size and crust of what was added straight from its card, and what stands in a combo', async () => {
    open(added('PIZ1'), added('COM2'));
    expect(await screen.findByText('Regular · New Hand Tossed')).toBeVisible();
    expect(screen.getByText('Masala chai · Cheesecake')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Edit Margherita' })).toBeVisible();
  });

  it('CRT-09 shows a gift as free, without a way to change how many', async () => {
    open({ ...added('CHK2'), freeItem: true });
    expect(await screen.findByRole('listitem')).toHaveTextContent(/free/i);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['of the customer', {}],
    ['of an offer', { promoType: 'PRODUCT_IMPLICIT', promoCode: 'LAVA20' }],
  ])('CRT-09 CRT-20 a line %s whose price is not known is not free', async (_, fields) => {
    open({ ...added('CHK2'), ...fields, price: 0 });
    const row = await screen.findByRole('listitem');
    expect(row).not.toHaveTextContent(/free|₹/i);
    expect(within(row).getByText('–')).toHaveAttribute('aria-hidden');
    expect(within(row).getByText('Price not known yet')).toBeInTheDocument();
  });

  it('MEN-22 says what everyday-value items cost less together', async () => {
    open(added('PIZ9'), added('CHK2'));
    expect(await screen.findByText('Everyday value mix')).toBeVisible();
    expect(screen.getByText('−₹20')).toBeVisible();
    expect(screen.getByText('₹208')).toBeVisible();
  });

  it('CRT-07 offers back a line with choices of the customer’s own, at its place; a plain one is an Add away', async () => {
    const said: ToastMessage[] = [];
    const disconnect = connectToasts((message) => said.push(message));
    const chosen = { ...added('PIZ1'), addonIds: ['CHEESE'], choices: ['Extra cheese'] };
    const { store, user } = open(chosen, added('COM2'));
    // The cart knows what can be chosen as soon as the menu is there.
    await screen.findByRole('link', { name: 'Edit Margherita' });
    const before = selectLines(store.getState());
    await user.click(screen.getByRole('button', { name: /^Remove one (?!Margherita)/ }));
    await vi.dynamicImportSettled();
    expect(said).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove one Margherita' }));
    await waitFor(() =>
      expect(said).toMatchObject([
        { text: 'Taken out: Margherita, Regular · New Hand Tossed · Extra cheese' },
      ]),
    );
    act(() => said[0]?.action?.onPress());
    expect(selectLines(store.getState())).toEqual(before.slice(0, 1));
    disconnect();
  });

  it('keeps the focus when the last unit of a line is taken out', async () => {
    const { user } = open(added('CHK2'), added('PIZ1'));
    await user.click(await screen.findByRole('button', { name: 'Remove one Chicken strips' }));
    expect(screen.queryByText('Chicken strips')).toBeNull();
    expect(screen.getByRole('heading', { name: /Your cart/ })).toHaveFocus();
  });
});
