import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import { type Persistence, storageName } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';
import { replaceLines } from './change-cart.ts';
import { restoreCartLines } from './cart-storage.ts';

const name = storageName(cartLines);

/**
 * Keeps one cart in all tabs: reads the lines that another tab has stored, which this tab's next change would otherwise overwrite. The `storage`
 * event fires only for changes by other tabs and only when the value differs, so two tabs cannot trigger each other endlessly.
 */
export function followOtherTabs(store: AppStore, persistence: Persistence): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === name || event.key === null) store.dispatch(replaceLines(restoreCartLines(persistence)));
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
