import { describe, expect, it, vi } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import { startCartListeners } from './cart-listeners.ts';
import { addProduct, changeQuantity } from './change-cart.ts';

const bucket = { productId: 'CHK1', name: 'Crunch Bucket', price: 10_000, foodType: 1 } as const;
const key = lineKey(bucket);
const full = (items: number) =>
  `An order can have up to ${items} items. Please remove something to add more.`;

function cartWith(quantity: number) {
  const { store, startListening } = createTestStore();
  store.dispatch(addProduct(bucket));
  store.dispatch(changeQuantity({ key, quantity }));
  const toast = vi.fn();
  startCartListeners(startListening, { toast });
  return { store, toast };
}

describe('a cart that is full', () => {
  it('CON-07 says so when one more is added', () => {
    const { store, toast } = cartWith(constants.config.maxCartItems);
    store.dispatch(addProduct(bucket));
    expect(toast.mock.calls).toEqual([[full(25)]]);
  });

  it('CON-07 says so when a quantity was asked for that it has no room for', () => {
    const { store, toast } = cartWith(20);
    store.dispatch(changeQuantity({ key, quantity: 26 }));
    expect(toast.mock.calls).toEqual([[full(25)]]);
  });

  it('CON-07 WID-11 says so at the limit that the server set', () => {
    const { store, toast } = cartWith(3);
    store.dispatch(pageConfigReceived({ ...defaultConfig, maxCartItems: 4 }));
    store.dispatch(addProduct(bucket));
    expect(toast).not.toHaveBeenCalled();
    store.dispatch(addProduct(bucket));
    expect(toast.mock.calls).toEqual([[full(4)]]);
  });

  it('CON-07 is silent as long as there is room, and when something is taken out', () => {
    const { store, toast } = cartWith(constants.config.maxCartItems - 1);
    store.dispatch(addProduct(bucket));
    store.dispatch(changeQuantity({ key, quantity: 3 }));
    store.dispatch(changeQuantity({ key, quantity: 0 }));
    store.dispatch(changeQuantity({ key: 'unknown', quantity: 30 }));
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a product of which only a few can be ordered', () => {
  const few = { ...bucket, maxQuantity: 2 };
  const limited = 'Sorry, only a limited quantity of this product can be ordered.';

  it('ERR-12 says so when one more is added', () => {
    const { store, startListening } = createTestStore();
    const toast = vi.fn();
    startCartListeners(startListening, { toast });
    store.dispatch(addProduct({ ...few, quantity: 2 }));
    expect(toast).not.toHaveBeenCalled();
    store.dispatch(addProduct(few));
    store.dispatch(changeQuantity({ key, quantity: 3 }));
    expect(toast.mock.calls).toEqual([[limited], [limited]]);
  });

  it('CON-07 says that the cart is full when that limit is nearer', () => {
    const { store, toast } = cartWith(24);
    store.dispatch(addProduct({ ...few, productId: 'CHK2', quantity: 2 }));
    expect(toast.mock.calls).toEqual([[full(25)]]);
  });
});

describe('a cart that costs more than can be ordered', () => {
  const dear = { ...bucket, price: 100_000 };
  const tooDear = 'An order can be up to ₹5,000. Please remove something to go on.';

  function cartOf(quantity: number) {
    const { store, startListening } = createTestStore();
    const toast = vi.fn();
    startCartListeners(startListening, { toast });
    store.dispatch(addProduct({ ...dear, quantity }));
    return { store, toast };
  }

  it('CON-06 says so when the limit is passed, once, and again after it was within it', () => {
    const { store, toast } = cartOf(5);
    expect(toast).not.toHaveBeenCalled();
    store.dispatch(addProduct(dear));
    expect(toast.mock.calls).toEqual([[tooDear]]);
    store.dispatch(addProduct(dear));
    store.dispatch(changeQuantity({ key, quantity: 5 }));
    expect(toast).toHaveBeenCalledTimes(1);
    store.dispatch(changeQuantity({ key, quantity: 6 }));
    expect(toast).toHaveBeenCalledTimes(2);
  });

  it('CON-06 CON-07 says in one message what was refused and that the price is passed', () => {
    const { store, toast } = cartOf(5);
    store.dispatch(addProduct({ ...dear, productId: 'CHK2', quantity: 21 }));
    expect(toast.mock.calls).toEqual([[`${full(25)} ${tooDear}`]]);
  });

  it('CON-06 WID-11 says so at the limit that the server set', () => {
    const { store, toast } = cartOf(1);
    store.dispatch(pageConfigReceived({ ...defaultConfig, maxCartPrice: 1_500 }));
    store.dispatch(addProduct(dear));
    expect(toast.mock.calls).toEqual([['An order can be up to ₹1,500. Please remove something to go on.']]);
  });
});
