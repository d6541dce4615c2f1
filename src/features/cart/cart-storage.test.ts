import { describe, expect, it } from 'vitest';
import { createPersistence, keepStored, type StorageLike } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { CartLine } from './cart-lines.ts';
import { productAdded, quantityChanged, selectLines } from './cart-slice.ts';
import { cartBindings, restoreCartLines } from './cart-storage.ts';

function memoryStorage(): StorageLike {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

function keptCart() {
  const persistence = createPersistence(memoryStorage());
  const { store } = createTestStore();
  keepStored({ store, persistence, bindings: cartBindings });
  return { store, persistence };
}

const bucket = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 } as const;
const line: CartLine = { ...bucket, key: 'CHK1//', quantity: 1 };

describe('lines of the cart across reloads', () => {
  it('WID-20 are kept as they change, and forgotten when the cart is empty', () => {
    const { store, persistence } = keptCart();
    store.dispatch(productAdded(bucket));
    store.dispatch(productAdded(bucket));
    expect(restoreCartLines(persistence)).toEqual(selectLines(store.getState()));
    store.dispatch(quantityChanged({ key: line.key, quantity: 0 }));
    expect(persistence.read('cartLines')).toBeNull();
    expect(restoreCartLines(persistence)).toEqual([]);
  });

  it.each([
    ['no line', null],
    ['no name', { ...line, name: undefined }],
    ['a quantity of none', { ...line, quantity: 0 }],
    ['half a unit', { ...line, quantity: 1.5 }],
    ['a negative price', { ...line, price: -1 }],
    ['a strange food type', { ...line, foodType: 2 }],
    ['the key of another line', { ...line, key: 'PIZ1//' }],
    ['a size that is no text', { ...line, sizeId: 7 }],
  ])('leave out %s', (_, damaged) => {
    const persistence = createPersistence(memoryStorage());
    persistence.write('cartLines', [damaged, line]);
    expect(restoreCartLines(persistence)).toEqual([line]);
  });

  it('CON-07 never bring back more than a cart takes', () => {
    const persistence = createPersistence(memoryStorage());
    const other = { ...line, productId: 'PIZ1', key: 'PIZ1//', quantity: 24 };
    persistence.write('cartLines', [{ ...line, quantity: 2 }, other]);
    expect(restoreCartLines(persistence)).toEqual([{ ...line, quantity: 2 }]);
  });
});
