import { expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { lineEdited, linesRestored, productAdded, quantityChanged } from './cart-slice.ts';
import { addProduct, changeQuantity, editLine, restoreLines } from './change-cart.ts';

const addition = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 } as const;
const change = { key: 'CHK1', quantity: 2 };
const edit = { key: 'CHK1', addition };

it('CON-07 each command dispatches one event, with the limit that the configuration has now', () => {
  const { store } = createTestStore();
  store.dispatch(pageConfigReceived({ ...defaultConfig, maxCartItems: 4 }));
  expect(store.dispatch(addProduct(addition))).toEqual(productAdded(addition, 4));
  expect(store.dispatch(changeQuantity(change))).toEqual(quantityChanged(change, 4));
  expect(store.dispatch(editLine(edit))).toEqual(lineEdited(edit, 4));
  expect(store.dispatch(restoreLines([]))).toEqual(linesRestored([], 4));
});
