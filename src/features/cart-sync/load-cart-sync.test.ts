// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import { constants } from '#src/config/constants.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { loggedIn, sessionCreated } from '#src/features/session/session-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { loadCartSync } from './load-cart-sync.ts';

/** A guard only: on a busy machine the code takes a while to load. */
const timeout = 20_000;

const fries = { productId: 'S1', name: 'Fries', price: 9_900, foodType: 0 } as const;
const guest = {
  userId: 'g',
  cartId: 'c',
  credentials: { accessKeyId: 'k', secretKey: 's', sessionToken: 't' },
};

afterEach(() => vi.useRealTimers());

it('CRT-10 loads the code of the cart with the first change, not before, and begins with the wait', async () => {
  vi.useFakeTimers();
  const after = vi.fn(() => () => {});
  const { store, persistence, startListening } = createTestStore({ clock: { now: () => 0, after } });
  store.dispatch(sessionCreated(guest));
  loadCartSync({ store, persistence, startListening });
  await vi.advanceTimersByTimeAsync(constants.idle.waitMs);
  expect(after).not.toHaveBeenCalled();
  vi.useRealTimers();
  store.dispatch(addProduct(fries));
  await vi.waitFor(
    () => expect(after).toHaveBeenCalledWith(constants.cart.updateDelayMs, expect.any(Function)),
    timeout,
  );
});

it('CRT-10 loads it for the lines of an earlier visit after an idle wait of three seconds', async () => {
  vi.useFakeTimers();
  const after = vi.fn(() => () => {});
  const { store, persistence, startListening } = createTestStore({ clock: { now: () => 0, after } });
  store.dispatch(sessionCreated(guest));
  store.dispatch(addProduct(fries));
  loadCartSync({ store, persistence, startListening });
  await vi.advanceTimersByTimeAsync(2_999);
  await import('./start-cart-sync.ts');
  expect(after).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(after).toHaveBeenCalled(), timeout);
});

it('knows that what a customer added while the code was loading is not of the server’s cart', async () => {
  const { store, startListening, persistence } = createTestStore();
  store.dispatch(
    loggedIn({
      attributes: { userId: 'asha', cartId: 'c' },
      credentials: { accessToken: 'a', refreshToken: 'r' },
      loginType: 'OTP',
    }),
  );
  loadCartSync({ store, persistence, startListening });
  store.dispatch(addProduct(fries));
  await vi.waitFor(
    () => expect(persistence.read(cartSync)).toMatchObject({ cartId: 'c', lines: [] }),
    timeout,
  );
});

it('sends that a guest took the last line out before the page was left', async () => {
  vi.useFakeTimers();
  const after = (_: number, run: () => void) => {
    queueMicrotask(run);
    return () => {};
  };
  const { store, startListening, persistence } = createTestStore({ clock: { now: () => 0, after } });
  store.dispatch(sessionCreated(guest));
  const known = { cartId: 'c', ofCustomer: false, version: 3, earlier: [] };
  persistence.write(cartSync, { ...known, lines: [{ key: 'S1//', quantity: 1 }] });
  loadCartSync({ store, persistence, startListening });
  await vi.advanceTimersByTimeAsync(constants.idle.waitMs);
  vi.useRealTimers();
  await vi.waitFor(
    () => expect(persistence.read(cartSync)?.pending?.lines).toMatchObject({ version: 3, items: [] }),
    timeout,
  );
});
