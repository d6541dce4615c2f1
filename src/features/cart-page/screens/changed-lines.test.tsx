// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { cartBindings } from '#src/features/cart/cart-storage.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { cartOf, cola, margherita } from '../testing/cart-fixture.ts';
import { region, renderCart, replyWith } from '../testing/render-cart.tsx';

const { updateDelayMs, nudgeDelayMs } = constants.cart;
const lines = [margherita, cola];
const priced = { version: 4, netPrice: 80_000, displayNetPrice: 80_000 };
const nothingSaved = { totalAmountBeforeDiscount: 73_710, netPrice: 73_710, discount: 0 };
const saving = { totalAmountBeforeDiscount: 90_000, netPrice: 80_000, discount: 10_000 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The cart page on which one more cola was added just now. Returns how time passes. */
async function addCola() {
  const clock = createFakeClock();
  let isSent = false;
  const { user, store, persistence } = await renderCart({
    lines,
    cart: cartOf(lines),
    clock,
    answers: {
      // The router is in memory: the browser's own address is that of the home page.
      putCartFromMenu: () => {
        isSent = true;
        return replyWith(cartOf([margherita, { ...cola, quantity: 2 }], priced));
      },
      calculateDiscount: () => replyWith(isSent ? saving : nothingSaved),
    },
  });
  // What is sent is read from what the browser has stored.
  keepStored({ store, persistence, bindings: cartBindings });
  await user.click(screen.getByRole('button', { name: 'Add one more Cola' }));
  return (ms: number) => act(() => clock.advance(ms));
}

it('CRT-10 CON-17 a change of the lines has new figures after half a second, and no sooner', async () => {
  const pass = await addCola();
  await pass(updateDelayMs - 1);
  expect(within(region('Bill')).getByText('Updating')).toBeVisible();
  expect(screen.queryByText('₹800')).toBeNull();
  await pass(1);
  expect(within(region('Bill')).queryByText('Updating')).toBeNull();
  expect(within(region('To pay')).getByText('₹800')).toBeVisible();
});

it('CRT-13 CON-17 what the changed cart saves is said 1.1 s after its figures', async () => {
  const pass = await addCola();
  await pass(updateDelayMs + nudgeDelayMs - 1);
  expect(within(region('To pay')).getByText('₹800')).toBeVisible();
  expect(screen.getByText('Looking up what you save')).toBeVisible();
  expect(screen.queryByText(/You save/)).toBeNull();
  await pass(1);
  expect(within(region('Bill')).getByText('You save ₹100 on this order')).toBeVisible();
  expect(screen.queryByText('Looking up what you save')).toBeNull();
});
