import { cartLines } from '#schemas/compiled/stored/cart-lines.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';
import { whenStoredElsewhere } from '#src/store/when-stored-elsewhere.ts';
import { linesReplaced } from './cart-slice.ts';
import { restoreCartLines } from './cart-storage.ts';

/** Keeps one cart in all tabs: reads the lines that another tab has stored, which this tab's next change would otherwise overwrite. */
export function followLines(store: AppStore, persistence: Persistence): () => void {
  return whenStoredElsewhere([cartLines], () => {
    store.dispatch(linesReplaced(restoreCartLines(persistence)));
  });
}
