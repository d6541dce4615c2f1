// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createPersistence, keepStored } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { cartBindings, restoreCartLines } from './cart-storage.ts';
import { selectLines } from './cart-slice.ts';
import { addProduct, restoreLines } from './change-cart.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

const margherita = { productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 } as const;
const fries = { productId: 'S1', name: 'Fries', price: 9_900, foodType: 0 } as const;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

/** A tab of the browser, which hears of the others through `storage` alone. */
function openTab() {
  const persistence = createPersistence(localStorage);
  const { store } = createTestStore({ persistence });
  store.dispatch(restoreLines(restoreCartLines(persistence)));
  stops.push(keepStored({ store, persistence, bindings: cartBindings }), followOtherTabs(store, persistence));
  return store;
}
const otherTabWrote = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const namesIn = (store: ReturnType<typeof openTab>) => selectLines(store.getState()).map(({ name }) => name);

it('WID-20 what two tabs add is in one cart', () => {
  const first = openTab();
  const second = openTab();
  first.dispatch(addProduct(margherita));
  otherTabWrote('cartLines');
  expect(namesIn(second)).toEqual(['Margherita']);
  second.dispatch(addProduct(fries));
  otherTabWrote('cartLines');
  expect(namesIn(first)).toEqual(['Margherita', 'Fries']);
  expect(namesIn(openTab())).toEqual(['Margherita', 'Fries']);
});

it('WID-20 hears of nothing but the cart, and of storage that was cleared', () => {
  const tab = openTab();
  tab.dispatch(addProduct(margherita));
  localStorage.removeItem('cartLines');
  otherTabWrote('cartId');
  expect(namesIn(tab)).toEqual(['Margherita']);
  otherTabWrote(null);
  expect(namesIn(tab)).toEqual([]);
});
