import { describe, expect, it, vi } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { lineKey } from './cart-lines.ts';
import { startCartListeners } from './cart-listeners.ts';
import { addProduct, changeQuantity } from './change-cart.ts';

const bucket = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 } as const;
const key = lineKey(bucket);
const limited = 'Sorry, only a limited quantity of this product can be ordered.';

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
    expect(toast.mock.calls).toEqual([[limited]]);
  });

  it('CON-07 says so when a quantity was asked for that it has no room for', () => {
    const { store, toast } = cartWith(20);
    store.dispatch(changeQuantity({ key, quantity: 26 }));
    expect(toast.mock.calls).toEqual([[limited]]);
  });

  it('CON-07 WID-11 says so at the limit that the server set', () => {
    const { store, toast } = cartWith(3);
    store.dispatch(pageConfigReceived({ ...defaultConfig, maxCartItems: 4 }));
    store.dispatch(addProduct(bucket));
    expect(toast).not.toHaveBeenCalled();
    store.dispatch(addProduct(bucket));
    expect(toast.mock.calls).toEqual([[limited]]);
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
