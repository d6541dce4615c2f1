import { describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { fakeStorage } from '#src/store/testing/fake-storage.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { CartLine } from './cart-lines.ts';
import { selectLines } from './cart-slice.ts';
import { addProduct, changeQuantity, restoreLines } from './change-cart.ts';
import { cartBindings, restoreCartLines } from './cart-storage.ts';

const open = () => createPersistence({ device: fakeStorage().storage });
/** Stored lines that an older version of the app wrote, or that are damaged. */
const damagedLines = (...lines: unknown[]) => lines as never;

function keptCart() {
  const persistence = open();
  const { store } = createTestStore();
  keepStored({ store, persistence, bindings: cartBindings });
  return { store, persistence };
}

const bucket = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 } as const;
const line: CartLine = { ...bucket, key: 'CHK1//', quantity: 1 };

describe('lines of the cart across reloads', () => {
  it('WID-20 are kept as they change, and forgotten when the cart is empty', () => {
    const { store, persistence } = keptCart();
    store.dispatch(addProduct(bucket));
    store.dispatch(addProduct(bucket));
    expect(restoreCartLines(persistence)).toEqual(selectLines(store.getState()));
    store.dispatch(changeQuantity({ key: line.key, quantity: 0 }));
    expect(persistence.read(cartLines)).toBeNull();
    expect(restoreCartLines(persistence)).toEqual([]);
  });

  it.each([
    ['no line', null],
    ['no name', { ...line, name: undefined }],
    ['a quantity of none', { ...line, quantity: 0 }],
    ['half a unit', { ...line, quantity: 1.5 }],
    ['a negative price', { ...line, price: -1 }],
    ['a strange food type', { ...line, foodType: 2 }],
    ['a size that is no text', { ...line, productId: 'PIZ1', sizeId: 7 }],
    ['add-ons that are no list', { ...line, productId: 'PIZ1', addonIds: 'cheese' }],
    [
      'CRT-05 declares: an option without a place',
      { ...line, productId: 'PIZ1', options: [{ productId: 'BEV1' }] },
    ],
    [
      'CRT-05 declares: an option without a product',
      { ...line, productId: 'PIZ1', options: [{ orderSeq: 1 }] },
    ],
    ['the same key twice', line],
  ])('leave out %s', (_, damaged) => {
    const persistence = open();
    persistence.write(cartLines, damagedLines(damaged, line));
    expect(restoreCartLines(persistence)).toEqual([line]);
  });

  it('WID-20 are read as earlier versions of the app kept them', () => {
    const persistence = open();
    persistence.write(
      cartLines,
      damagedLines({ ...line, sizeId: 'large', crustId: 'thin', key: 'of another rule' }),
    );
    expect(restoreCartLines(persistence)).toEqual([
      { ...line, sizeId: 'large', crustId: 'thin', key: 'CHK1/large/thin' },
    ]);
  });

  it('WID-20 keep the choices, and leave out invalid fields', () => {
    const { store, persistence } = keptCart();
    const chosen = {
      ...bucket,
      addonIds: ['dip', 'dip'],
      options: [{ orderSeq: 1, productId: 'BEV1' }],
      choices: ['Dip × 2', 'Cola'],
      menuCode: 'C1',
      categoryId: '46',
      categoryName: 'Chicken',
      hasICCCombo: true,
      maxQuantity: 9,
    };
    store.dispatch(addProduct(chosen));
    expect(restoreCartLines(persistence)).toEqual(selectLines(store.getState()));
    persistence.write(cartLines, damagedLines({ ...line, choices: 'Cola', maxQuantity: 'many', picture: 7 }));
    expect(restoreCartLines(persistence)).toEqual([line]);
  });

  it.each([
    ['CON-07 more than a cart takes', defaultConfig.maxCartItems],
    ['CON-07 WID-11 more than the server lets a cart take', 3],
  ])('keep %s, because it was put in on another device too: but no more can be added', (_, maxCartItems) => {
    const { store, persistence } = keptCart();
    store.dispatch(pageConfigReceived({ ...defaultConfig, maxCartItems }));
    const other = { ...line, productId: 'PIZ1', key: 'PIZ1//', quantity: maxCartItems - 1 };
    const kept = [{ ...line, quantity: 2 }, other];
    persistence.write(cartLines, damagedLines(...kept));
    store.dispatch(restoreLines(restoreCartLines(persistence)));
    store.dispatch(addProduct(bucket));
    expect(selectLines(store.getState())).toEqual(kept);
    expect(restoreCartLines(persistence)).toEqual(kept);
  });

  it('ERR-12 keep more of a product than one may order, and take no more', () => {
    const { store, persistence } = keptCart();
    const kept = { ...line, quantity: 3, maxQuantity: 2 };
    persistence.write(cartLines, damagedLines(kept));
    store.dispatch(restoreLines(restoreCartLines(persistence)));
    store.dispatch(addProduct({ ...bucket, maxQuantity: 2 }));
    expect(selectLines(store.getState())).toEqual([kept]);
  });
});
