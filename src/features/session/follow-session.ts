import { cartId } from '#schemas/compiled/stored/cart-id.ts';
import { userInfo } from '#schemas/compiled/stored/user-info.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';
import { whenStoredElsewhere } from '#src/store/when-stored-elsewhere.ts';
import { selectIsLoggedIn, sessionAdopted } from './session-slice.ts';
import { restoreSession } from './session-storage.ts';

/**
 * Keeps one session in all tabs: a login and a logout in another tab hold here too, at once. Where there is no session any more, only a
 * customer's ends: a guest's credentials stay good.
 */
export function followSession(store: AppStore, persistence: Persistence): () => void {
  return whenStoredElsewhere([userInfo, cartId], () => {
    const stored = restoreSession(persistence);
    if (stored.userId !== null || selectIsLoggedIn(store.getState())) store.dispatch(sessionAdopted(stored));
  });
}
