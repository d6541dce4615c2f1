import { expect, it } from 'vitest';
import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { selectLines, selectTotal } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { loggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { selectPricedCart } from './priced-cart-slice.ts';
import { unitPrice } from './testing/cart-server.ts';
import { createCartWorld, createDevice } from './testing/device.ts';

/** A customer puts a dish into the cart on the phone. The laptop is opened when the dish is not sold any more. */
async function laptopTooLate() {
  const world = createCartWorld();
  const { server, clock } = world;
  const settle = () => clock.advance(60_000);
  const { tab: phone, cartId } = world.openGuest();
  phone.add('A', 2);
  await settle();
  phone.store.dispatch(loggedIn(server.logIn('asha', cartId)));
  await settle();
  server.sell('A', false);
  const laptop = createDevice({ server, clock, random: () => 0.25 }).openTab();
  const { cartId: own } = server.newGuest();
  laptop.store.dispatch(loggedIn(server.logIn('asha', own)));
  await settle();
  expect(selectSession(laptop.store.getState()).cartId).toBe(cartId);
  expect(selectLines(laptop.store.getState())).toMatchObject([{ productId: 'A', quantity: 2, price: 0 }]);
  return { server, settle, laptop };
}

it('CRT-20 a dish without a price gets the server’s when it can be ordered again, in the cart and in the storage', async () => {
  const { server, settle, laptop } = await laptopTooLate();
  const said = [...laptop.messages];
  server.sell('A', true);
  laptop.engine.look();
  await settle();
  expect(selectLines(laptop.store.getState())).toMatchObject([{ quantity: 2, price: unitPrice }]);
  expect(selectTotal(laptop.store.getState())).toBe(2 * unitPrice);
  expect(laptop.persistence.read(cartLines)).toMatchObject([{ quantity: 2, price: unitPrice }]);
  expect(laptop.messages).toEqual(said);
});

it('CRT-20 a dish without a price gets the server’s with one more of it', async () => {
  const { server, settle, laptop } = await laptopTooLate();
  server.sell('A', true);
  laptop.setQuantity('A', 3);
  await settle();
  expect(selectLines(laptop.store.getState())).toMatchObject([{ quantity: 3, price: unitPrice }]);
});

it('CRT-20 a dish that still cannot be ordered keeps its place and has no price', async () => {
  const { settle, laptop } = await laptopTooLate();
  const before = selectLines(laptop.store.getState());
  laptop.engine.look();
  await settle();
  expect(selectLines(laptop.store.getState())).toBe(before);
});

it('CRT-02 a dish that costs something else by now has the price of the bill in the cart’s bar too, and a mix that is over saves nothing there', async () => {
  const { server, clock, openGuest } = createCartWorld();
  const { tab } = openGuest();
  const mix = { minimum: 2, saving: 1_000 };
  tab.store.dispatch(
    addProduct({ productId: 'A', name: 'Dish A', price: 12_000, foodType: 0, quantity: 2, mix }),
  );
  await clock.advance(60_000);
  const state = tab.store.getState();
  expect(selectTotal(state)).toBe(2 * unitPrice);
  expect(selectTotal(state)).toBe(selectPricedCart(state)?.displayNetPrice);
  const [kept] = tab.persistence.read(cartLines) ?? [];
  expect(kept).toMatchObject({ productId: 'A', quantity: 2, price: unitPrice });
  expect(kept).not.toHaveProperty('mix');
  // The customer has changed nothing.
  expect(server.calls()).toEqual(['POST /items']);
  expect(tab.messages).toEqual([]);
});
