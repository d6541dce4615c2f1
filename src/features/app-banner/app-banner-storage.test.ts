import { describe, expect, it } from 'vitest';
import { keepStored } from '#src/store/keep-stored.ts';
import { createPersistence, type StorageLike } from '#src/store/persistence.ts';
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
  it('stays hidden in later visits once it was dismissed', () => {
    const storage = memoryStorage();
    const { store } = createTestStore();
    const persistence = createPersistence({ device: storage });
    keepStored({ store, persistence, bindings: appBannerBindings });
    expect(wasBannerDismissed(persistence)).toBe(false);

    store.dispatch(bannerDismissed());
    expect(wasBannerDismissed(createPersistence({ device: storage }))).toBe(true);
  });
});
