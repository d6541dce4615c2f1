import { describe, expect, it } from 'vitest';
import { createPersistence, keepStored, type StorageLike } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { bannerDismissed } from './app-banner-slice.ts';
import { appBannerBindings, wasBannerDismissed } from './app-banner-storage.ts';

function memoryStorage(): StorageLike {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('app banner', () => {
  it('stays away in later visits once it was put away', () => {
    const storage = memoryStorage();
    const { store } = createTestStore();
    const persistence = createPersistence(storage);
    keepStored({ store, persistence, bindings: appBannerBindings });
    expect(wasBannerDismissed(persistence)).toBe(false);

    store.dispatch(bannerDismissed());
    expect(wasBannerDismissed(createPersistence(storage))).toBe(true);
  });
});
