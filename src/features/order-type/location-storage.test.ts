import { describe, expect, it, vi } from 'vitest';
import { lastLocation } from '#schemas/compiled/stored/last-location.ts';
import { orderType } from '#schemas/compiled/stored/order-type.ts';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { orderTypeChosen, storeChosen } from './location-slice.ts';
import { locationBindings, restoreLocation } from './location-storage.ts';

/** What is restored from these stored values. */
function restored(location: unknown, code?: unknown) {
  const persistence = createPersistence();
  persistence.write<unknown>(lastLocation, location);
  if (code !== undefined) persistence.write<unknown>(orderType, code);
  return restoreLocation(persistence);
}

const kept = {
  storeId: '7',
  storeName: 'Adajan',
  city: 'Surat',
  placeTitle: 'Home · Adajan',
  storeIsChosen: true,
};

describe('the store of the last visit', () => {
  it('WID-20 is there again, with the order type', () => {
    const persistence = createPersistence();
    const { store } = createTestStore();
    keepStored({ store, persistence, bindings: locationBindings });
    store.dispatch(orderTypeChosen('DINEIN'));
    store.dispatch(storeChosen({ ...kept }));
    expect(restoreLocation(persistence)).toEqual({ ...kept, orderType: 'DINEIN', orderTypeIsChosen: true });
  });

  it('WID-20 is the last one that was chosen, and is written once however much else changes', () => {
    const persistence = createPersistence();
    const { store } = createTestStore();
    keepStored({ store, persistence, bindings: locationBindings });
    store.dispatch(storeChosen({ ...kept, storeId: '8' }));
    expect(restoreLocation(persistence)).toMatchObject({ storeId: '8' });
    store.dispatch(storeChosen(kept));
    const write = vi.spyOn(persistence, 'write');
    store.dispatch(appStarted());
    expect(write).not.toHaveBeenCalled();
    expect(restoreLocation(persistence)).toMatchObject(kept);
  });

  it.each(['', 'null', 'undefined', 7, null, undefined])('MEN-03 is lost where its id is %j', (storeId) => {
    expect(restored({ ...kept, storeId })).toEqual({ storeIsLost: true });
  });

  it('MEN-03 is not lost where nothing was kept', () => {
    expect(restoreLocation(createPersistence())).toEqual({ storeIsLost: false });
  });

  it('drops damaged fields, and keeps the rest', () => {
    const damaged = { ...kept, storeName: 7, city: '', placeTitle: null, storeIsChosen: 'yes' };
    expect(restored(damaged)).toEqual({ storeId: '7', storeIsChosen: false });
  });
});

describe('the order type of the last visit', () => {
  it('LOC-02 is takeaway where an older app kept T', () => {
    expect(restored(kept, 'T')).toMatchObject({ orderType: 'P', orderTypeIsChosen: true });
  });

  it('is none where no such code is known', () => {
    expect(restored(kept, 'X')).not.toHaveProperty('orderType');
  });
});
