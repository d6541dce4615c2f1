// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Addition, additionOf } from '#src/features/cart/cart-lines.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { menuFixture } from '#src/features/customise/testing/menu-fixture.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { menuEntries } from '#src/features/menu/menu-groups.ts';
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

  it('MEN-22 says what everyday-value items cost less together', async () => {
    open(added('PIZ9'), added('CHK2'));
    expect(await screen.findByText('Everyday value mix')).toBeVisible();
    expect(screen.getByText('−₹20')).toBeVisible();
    expect(screen.getByText('₹208')).toBeVisible();
  });

  it('keeps the focus when the last unit of a line is taken out', async () => {
    const { user } = open(added('CHK2'), added('PIZ1'));
    await user.click(await screen.findByRole('button', { name: 'Remove one Chicken strips' }));
    expect(screen.queryByText('Chicken strips')).toBeNull();
    expect(screen.getByRole('heading', { name: /Your cart/ })).toHaveFocus();
  });
});
