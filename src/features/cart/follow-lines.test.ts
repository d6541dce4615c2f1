// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { cartBindings, restoreCartLines } from './cart-storage.ts';
import { selectLines } from './cart-slice.ts';
import { addProduct, restoreLines } from './change-cart.ts';
import { followLines } from './follow-lines.ts';

const margherita = { productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 } as const;
const fries = { productId: 'S1', name: 'Fries', price: 9_900, foodType: 0 } as const;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

/** A tab of the browser, connected to the others only by the `storage` event. */
function openTab() {
  const persistence = createPersistence({ device: localStorage });
  const { store } = createTestStore({ persistence });
  store.dispatch(restoreLines(restoreCartLines(persistence)));
  stops.push(keepStored({ store, persistence, bindings: cartBindings }), followLines(store, persistence));
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

it('WID-20 reacts to changes of the cart only, and to cleared storage', () => {
  const tab = openTab();
  tab.dispatch(addProduct(margherita));
  localStorage.removeItem('cartLines');
  otherTabWrote('cartId');
  expect(namesIn(tab)).toEqual(['Margherita']);
  otherTabWrote(null);
  expect(namesIn(tab)).toEqual([]);
});

it('WID-20 drops damaged lines, and all lines that a tab of another version wrote', () => {
  const tab = openTab();
  tab.dispatch(addProduct(margherita));
  const lines = [
    { ...fries, quantity: 1 },
    { ...margherita, quantity: 'two' },
  ];
  localStorage.setItem('cartLines', JSON.stringify({ v: 1, d: lines }));
  otherTabWrote('cartLines');
  expect(namesIn(tab)).toEqual(['Fries']);
  localStorage.setItem('cartLines', JSON.stringify({ v: 2, d: { lines } }));
  otherTabWrote('cartLines');
  expect(namesIn(tab)).toEqual([]);
});
