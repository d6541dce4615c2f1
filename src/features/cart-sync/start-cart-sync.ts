import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import { menuOrHome } from '#src/features/navigation/menu-or-home.ts';
import { lockAmongTabs } from '#src/features/session/tab-lock.ts';
import type { AppThunk, StoreExtra } from '#src/store/store.ts';
import { type CartEngine, createCartEngine } from './cart-engine.ts';
import { followStore } from './follow-store.ts';

/** A tab that the browser has put to sleep may hold the lock. Ids and versions of writes hold without it. */
const longestWaitMs = 10_000;

const engines = new WeakMap<StoreExtra, CartEngine>();

/** The synchronisation of the store's cart; the first call starts it. `areOfEarlierVisit`: the page had lines before the customer added any. */
export function cartEngine(areOfEarlierVisit = true): AppThunk<CartEngine> {
  return (dispatch, getState, extra) => {
    const running = engines.get(extra);
    if (running) return running;
    const engine = createCartEngine({
      ...extra,
      dispatch,
      getState,
      lock: lockAmongTabs('cart', { longestWaitMs }),
      online: () => navigator.onLine,
      page: menuOrHome,
      say: (text) => sayInCart({ text }),
    });
    engines.set(extra, engine);
    followStore(dispatch, engine);
    wakeWithThePage(engine);
    engine.begin(areOfEarlierVisit);
    return engine;
  };
}

/** What could not be sent is sent when there is a connection again, or the customer comes back to the page. */
function wakeWithThePage(engine: CartEngine): void {
  window.addEventListener('online', () => engine.look());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') engine.look();
  });
}
