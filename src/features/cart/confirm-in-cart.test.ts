import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { startCartListeners } from './cart-listeners.ts';
import { addProduct, editLine } from './change-cart.ts';
import { confirmInCart } from './confirm-in-cart.ts';
import { sayInCart } from './say-in-cart.ts';

const bucket = { productId: 'CHK1', name: 'Crunch Bucket', price: 100_000, foodType: 1 } as const;
const text = 'Crunch Bucket is in your cart';
const tooDear = 'An order can be up to ₹5,000. Please remove something to go on.';
const full = 'An order can have up to 25 items. Please remove something to add more.';

let said: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  said = [];
  disconnect = connectToasts((message) => said.push(message));
});
afterEach(() => disconnect());

function cartOf(quantity: number, price: number = bucket.price) {
  const { store, startListening } = createTestStore();
  if (quantity > 0) store.dispatch(addProduct({ ...bucket, price, quantity }));
  startCartListeners(startListening, { toast: (message) => sayInCart({ text: message }) });
  return store;
}

describe('what fills the cart', () => {
  it('CRT-03 is confirmed once, however many additions it takes', () => {
    const pocket = { ...bucket, productId: 'CHK2' };
    cartOf(0).dispatch(confirmInCart({ commands: [addProduct(bucket), addProduct(pocket)], text }));
    expect(said).toEqual([{ id: 'in-cart', tone: 'good', text }]);
  });

  it('CON-06 is not confirmed over the message that the price is passed, whichever addition passes it', () => {
    const cheap = { ...bucket, productId: 'DIP1', price: 100 };
    const store = cartOf(5);
    store.dispatch(
      confirmInCart({ commands: [addProduct(cheap), addProduct(bucket), addProduct(cheap)], text }),
    );
    expect(said).toEqual([{ id: 'in-cart', text: tooDear }]);
  });

  it('CON-06 is confirmed again when the price was passed before', () => {
    cartOf(6).dispatch(confirmInCart({ commands: [addProduct(bucket)], text }));
    expect(said.map((message) => message.text)).toEqual([text]);
  });

  it('CON-07 is not confirmed over the message that the cart does not take all of it', () => {
    cartOf(24, 100).dispatch(
      confirmInCart({ commands: [addProduct({ ...bucket, price: 100, quantity: 2 })], text }),
    );
    expect(said.map((message) => message.text)).toEqual([full]);
  });

  it('CON-06 holds for a line that was edited, too', () => {
    const addition = { ...bucket, price: 200_000, sizeId: 'large', quantity: 3 };
    cartOf(1).dispatch(confirmInCart({ commands: [editLine({ key: 'CHK1//', addition })], text }));
    expect(said.map((message) => message.text)).toEqual([tooDear]);
  });
});
