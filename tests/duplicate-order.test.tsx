// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { duplicateWindowMs } from '#schemas/entities/order-rules.ts';
import { orders, setUpCheckout } from '#server/checkout/testing/set-up-checkout.ts';
import { openMemoryDatabase } from '#server/testing/databases.ts';
import { renderCheckout } from '#src/features/checkout/testing/render-checkout.tsx';

// The cart has tests of its own; here its server's side is not called.
vi.mock(
  '#src/features/cart-sync/sync-cart.ts',
  () => import('#src/features/checkout/testing/still-cart-sync.ts'),
);

// It begins with the whole shop in the database, and ends with two pages.
vi.setConfig({ testTimeout: 120_000 });

it('PAY-41 CON-17 an order within half an hour of the last one is asked about, a later one is not', async () => {
  const { db, close } = await openMemoryDatabase();
  try {
    const shop = await setUpCheckout(db);
    const asha = await shop.customer();
    const lastOrder = async () => (await asha.call('GET', `${orders}/checkDuplicateOrder`)).json() as unknown;
    const orderOnPage = async () => {
      const view = await renderCheckout({ answers: { checkDuplicateOrder: lastOrder } });
      await view.user.click(await screen.findByRole('radio', { name: /^Cash/ }));
      await view.user.click(screen.getByRole('button', { name: /₹/ }));
      return view;
    };
    await asha.initiate('cash', await asha.fill());

    shop.clock.forward(duplicateWindowMs - 1);
    await orderOnPage();
    const question = await screen.findByRole('dialog', { name: 'Oops!' });
    expect(question).toHaveAccessibleDescription('Last order already in progress!');
    cleanup();

    shop.clock.forward(1);
    const { address } = await orderOnPage();
    await waitFor(() => expect(address()).toContain('/thankYou'));
    expect(screen.queryByRole('dialog')).toBeNull();
  } finally {
    await close();
  }
});
