import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { startCartListeners } from './cart-listeners.ts';
import { type Addition, additionOf, type CartLine } from './cart-lines.ts';
import { selectLines } from './cart-slice.ts';
import { addProduct } from './change-cart.ts';
import { changeLine } from './change-line.ts';
import { sayInCart } from './say-in-cart.ts';
import { margherita as card } from './testing/margherita.ts';

const margherita: ProductCard = { ...card, sizeName: 'Regular', crustName: 'Thin Crust' };
const pan: Addition = {
  ...additionOf(margherita),
  price: 31_900,
  crustId: 'pan',
  crustName: 'Pan',
  addonIds: ['extra-cheese'],
  choices: ['Extra cheese'],
};
const combo: Addition = {
  productId: 'CMB1',
  name: 'Pizza Duo',
  price: 59_900,
  foodType: 0,
  options: [{ productId: 'PIZ9', orderSeq: 1 }],
  choices: ['Farmhouse'],
};
const fries: Addition = { productId: 'SID1', name: 'Fries', price: 9_900, foodType: 0 };

let said: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  said = [];
  disconnect = connectToasts((message) => said.push(message));
});
afterEach(() => disconnect());

function cartWith(...additions: readonly Addition[]) {
  const { store, startListening } = createTestStore();
  for (const addition of additions) store.dispatch(addProduct(addition));
  startCartListeners(startListening, { toast: (text) => sayInCart({ text }) });
  const lines = () => selectLines(store.getState());
  const takeOut = (at: number, product?: ProductCard) =>
    store.dispatch(changeLine({ line: lines()[at] as CartLine, quantity: 0, product }));
  return { store, lines, takeOut };
}

/** Until the offer, whose code is loaded late, would have been made. */
async function offered(): Promise<ToastMessage | undefined> {
  await vi.dynamicImportSettled();
  return said.at(-1);
}

describe('a line that is taken out', () => {
  it('CRT-07 with choices of the customer’s own is offered back, and comes back as it was, where it was', async () => {
    const { lines, takeOut } = cartWith(fries, pan, combo);
    const before = lines();
    takeOut(1, margherita);
    expect(lines().map(({ name }) => name)).toEqual(['Fries', 'Pizza Duo']);
    const offer = await offered();
    expect(offer).toMatchObject({
      id: 'in-cart',
      text: 'Taken out: Margherita, Regular · Pan · Extra cheese',
    });
    expect(offer?.action?.label).toBe('Undo');
    offer?.action?.onPress();
    expect(lines()).toEqual(before);
  });

  it('CRT-07 is offered back when it is a combo that was put together', async () => {
    const { lines, takeOut } = cartWith(combo);
    const before = lines();
    takeOut(0, {
      productId: 'CMB1',
      name: 'Pizza Duo',
      price: 59_900,
      foodType: 0,
      customisable: true,
      available: true,
      mustChoose: true,
    });
    (await offered())?.action?.onPress();
    expect(lines()).toEqual(before);
  });

  it.each([
    ['what Add on its card brings back', additionOf(margherita), margherita],
    ['a product without choices', fries, undefined],
  ])('is not offered back when it is %s', async (_, addition, product) => {
    const { lines, takeOut } = cartWith(addition);
    takeOut(0, product);
    expect(await offered()).toBeUndefined();
    expect(lines()).toEqual([]);
  });

  it('CRT-07 is offered back without choices too where its card is not on the page', async () => {
    const { store, lines } = cartWith(combo, fries);
    const before = lines();
    store.dispatch(changeLine({ line: before[1] as CartLine, quantity: 0, inCart: true }));
    const offer = await offered();
    expect(offer).toMatchObject({ text: 'Taken out: Fries' });
    offer?.action?.onPress();
    expect(lines()).toEqual(before);
  });

  it('is offered back with any choice when its card is not known', async () => {
    const { takeOut } = cartWith(additionOf(margherita));
    takeOut(0);
    expect(await offered()).toMatchObject({ text: 'Taken out: Margherita, Regular · Thin Crust' });
  });

  it('names the first choices when there are many', async () => {
    const { takeOut } = cartWith({ ...pan, choices: ['Extra cheese × 2', 'Red onion', 'Corn', 'Olives'] });
    takeOut(0, margherita);
    expect(await offered()).toMatchObject({
      text: 'Taken out: Margherita, Regular · Pan · Extra cheese × 2 · Red onion · 2 more',
    });
  });

  it('CRT-07 merges with an equal line that was added meanwhile', async () => {
    const { store, lines, takeOut } = cartWith(pan);
    takeOut(0, margherita);
    const offer = await offered();
    store.dispatch(addProduct(pan));
    offer?.action?.onPress();
    expect(lines()).toMatchObject([{ crustId: 'pan', quantity: 2 }]);
  });

  it('CON-07 stays out, with the message of the limit, when the cart is full meanwhile; no other line gives way', async () => {
    const { store, lines, takeOut } = cartWith({ ...fries, quantity: 24 }, pan);
    takeOut(1, margherita);
    const offer = await offered();
    store.dispatch(addProduct(fries));
    offer?.action?.onPress();
    expect(lines()).toMatchObject([{ productId: 'SID1', quantity: 25 }]);
    expect(said.at(-1)).toEqual({
      id: 'in-cart',
      text: 'An order can have up to 25 items. Please remove something to add more.',
    });
  });
});

describe('a line of which some is left', () => {
  it('is not offered back', async () => {
    const { store, lines } = cartWith({ ...pan, quantity: 2 });
    store.dispatch(changeLine({ line: lines()[0] as CartLine, quantity: 1, product: margherita }));
    expect(lines()).toMatchObject([{ quantity: 1 }]);
    expect(await offered()).toBeUndefined();
  });
});
