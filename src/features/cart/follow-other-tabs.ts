import type { Persistence } from '#src/store/persistence.ts';
import type { StoredKeyName } from '#src/store/stored-keys.ts';
import type { AppStore } from '#src/store/store.ts';
import { replaceLines } from './change-cart.ts';
import { restoreCartLines } from './cart-storage.ts';

const key: StoredKeyName = 'cartLines';

/**
 * One cart in all tabs: this one shows what another has made of it, or its own next change would write the lines it knows over those. Storage
 * tells a tab of what other tabs changed, never of its own writing, and of nothing that stays the same, so tabs do not answer each other.
 */
export function followOtherTabs(store: AppStore, persistence: Persistence): () => void {
  const onStorage = (event: StorageEvent) => {
    // Null: all was cleared.
    if (event.key === key || event.key === null) store.dispatch(replaceLines(restoreCartLines(persistence)));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
