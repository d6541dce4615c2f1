import type { CartSync } from '#schemas/stored/cart.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { constants } from '#src/config/constants.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import type { StartListening } from '#src/store/listeners.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';

interface Tab {
  readonly store: AppStore;
  readonly persistence: Persistence;
  readonly startListening: StartListening;
}

/** What `cartSync` says of lines that the server has. The whole shape comes with the code that sends the cart: first screens do not load it. */
const sentCart: StoredKey<Pick<CartSync, 'pending'> & { readonly lines: readonly unknown[] }> = {
  name: 'cartSync',
  keptIn: 'device',
  version: 1,
  shape: {
    is: 'object',
    fields: { lines: { is: 'essential', of: { is: 'list', of: 'any' } }, pending: ['any'] },
  },
};

/** The customer took the last line out, and the page was left before the server knew it, or before its reply came. */
function hasUnsentEnd(persistence: Persistence): boolean {
  const sent = persistence.read(sentCart);
  return sent !== null && (sent.lines.length > 0 || sent.pending !== undefined);
}

/**
 * Loads the code that sends the cart when there is something to send, or a customer whose cart may have changed on another device. Where it does not
 * load, the next change and the next connection try again; the lines are on this device all the same.
 */
export function loadCartSync({ store, persistence, startListening }: Tab): void {
  let isLoading = false;
  const areOfEarlierVisit = selectLines(store.getState()).length > 0;
  const hasCart = () =>
    selectLines(store.getState()).length > 0 ||
    selectIsLoggedIn(store.getState()) ||
    hasUnsentEnd(persistence);

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
