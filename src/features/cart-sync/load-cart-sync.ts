import { constants } from '#src/config/constants.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import type { StartListening } from '#src/store/listeners.ts';
import type { AppStore } from '#src/store/store.ts';

interface Tab {
  readonly store: AppStore;
  readonly startListening: StartListening;
}

/**
 * Loads the code that sends the cart when there is something to send, or a customer whose cart may have changed on another device. Where it does not
 * load, the next change and the next connection try again; the lines are on this device all the same.
 */
export function loadCartSync({ store, startListening }: Tab): void {
  let isLoading = false;
  const areOfEarlierVisit = selectLines(store.getState()).length > 0;
  const hasCart = () => selectLines(store.getState()).length > 0 || selectIsLoggedIn(store.getState());

  function load(): void {
    if (isLoading) return;
    isLoading = true;
    import('./start-cart-sync.ts').then(
      ({ cartEngine }) => void store.dispatch(cartEngine(areOfEarlierVisit)),
      () => {
        isLoading = false;
      },
    );
  }

  startListening({
    predicate: (_, now, before) =>
      selectLines(now) !== selectLines(before) || selectSession(now).cartId !== selectSession(before).cartId,
    effect: () => {
      if (hasCart()) load();
    },
  });
  window.addEventListener('online', () => {
    if (hasCart()) load();
  });
  setTimeout(() => {
    if (hasCart()) load();
  }, constants.idle.waitMs);
}
