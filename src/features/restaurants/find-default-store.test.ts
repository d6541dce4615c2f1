import { describe, expect, it, vi } from 'vitest';
import { selectLocation, storeChosen } from '#src/features/order-type/location-slice.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { findDefaultStore, preferredStore } from './find-default-store.ts';

describe('preferredStore', () => {
  it.each([
    [{ storeInCurrentIpCity: '1', panIndiaStore: '2', configStoreId: '3' }, '1'],
    [{ storeInCurrentIpCity: null, panIndiaStore: '2', configStoreId: '3' }, '2'],
    [{ storeInCurrentIpCity: null, panIndiaStore: '', configStoreId: '3' }, '3'],
    [{ storeInCurrentIpCity: null, panIndiaStore: null }, '14052'],
  ])('WID-18 of %j takes %s', (stores, expected) => {
    expect(preferredStore(stores)).toBe(expected);
  });
});

function setUp(status = 'SUCCESS') {
  const data = { storeInCurrentIpCity: '20', panIndiaStore: '2', isDefaultWalletApplied: true };
  const call = vi.fn(() => Promise.resolve({ status, data }));
  const { store } = createTestStore({ request: requestAnswering(call) });
  return { store, call };
}

describe('findDefaultStore', () => {
  it('WID-18 sets the store of the caller’s city and whether the wallet is used', async () => {
    const { store } = setUp();
    await store.dispatch(findDefaultStore());
    expect(selectLocation(store.getState())).toMatchObject({
      storeId: '20',
      defaultWalletApplied: true,
      storeIsChosen: false,
    });
  });

  it.each(['WEIRD', 'FAILED'])('ERR-02 with the status %s leaves the store of the page', async (status) => {
    const { store } = setUp(status);
    const before = selectLocation(store.getState());
    await store.dispatch(findDefaultStore());
    expect(selectLocation(store.getState())).toEqual(before);
  });

  it('WID-18 does not ask once a store is chosen', async () => {
    const { store, call } = setUp();
    store.dispatch(storeChosen({ storeId: '7' }));
    await store.dispatch(findDefaultStore());
    expect(call).not.toHaveBeenCalled();
    expect(selectLocation(store.getState()).storeId).toBe('7');
  });
});
