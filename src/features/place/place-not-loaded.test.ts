// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import {
  orderTypeAsked,
  orderTypeChosen,
  selectAskedType,
  selectOrderType,
  storeChosen,
} from '#src/features/order-type/location-slice.ts';
import { flush } from '#src/request/testing/fake-clock.ts';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import { startPlaceListeners } from './place-listeners.ts';
import { countryReplies } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

vi.mock('./settle-order-type.ts', () => {
  throw new TypeError('Failed to fetch');
});

it('LOC-22 says that the code did not load, not that the restaurant could not be asked', async () => {
  const { store, startListening } = placeWorld(countryReplies);
  startPlaceListeners(startListening);
  store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' }));
  const before = selectOrderType(store.getState());
  const show = vi.fn();
  const disconnect = connectToasts(show);
  store.dispatch(orderTypeAsked('DINEIN'));
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  disconnect();
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ id: 'not-loaded' }));
  expect(selectAskedType(store.getState())).toBeNull();
  expect(selectOrderType(store.getState())).toBe(before);
});

it('LOC-22 says nothing of it to a customer who has chosen another order type meanwhile', async () => {
  const { store, startListening } = placeWorld(countryReplies);
  startPlaceListeners(startListening);
  store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' }));
  const show = vi.fn();
  const disconnect = connectToasts(show);
  store.dispatch(orderTypeAsked('DINEIN'));
  store.dispatch(orderTypeChosen('P'));
  await flush();
  expect(selectOrderType(store.getState())).toBe('P');
  store.dispatch(orderTypeAsked('DINEIN'));
  await vi.waitFor(() => expect(selectAskedType(store.getState())).toBeNull());
  disconnect();
  expect(show).toHaveBeenCalledOnce();
});

it('LOC-22 needs no code for the order type that the order has', async () => {
  const { store, startListening } = placeWorld(countryReplies);
  startPlaceListeners(startListening);
  store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' }));
  const show = vi.fn();
  const disconnect = connectToasts(show);
  store.dispatch(orderTypeAsked(selectOrderType(store.getState())));
  await expect(import('./settle-order-type.ts')).rejects.toThrow();
  await flush();
  disconnect();
  expect(show).not.toHaveBeenCalled();
});
