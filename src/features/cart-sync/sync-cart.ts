import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import type { AppThunk } from '#src/store/store.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import type { Wish } from './settle-cart.ts';
import { pricingBegan, pricingFailed } from './priced-cart-slice.ts';

const loadCode = () => import('./start-cart-sync.ts');

/** Fetches the code ahead of time, so that it is there when the session has been restored. A failure is left to the first use. */
export function prepareCartSync(): void {
  loadCode().catch(() => {});
}

/** How far it came: the code did not load, or only a reload of the page gets it. */
type Outcome = 'done' | 'not-loaded' | 'needs-reload';

function sync(wish: Wish): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const code = await loadCode().catch((error: unknown) => (error instanceof NeedsReload ? error : null));
    if (code === null || code instanceof NeedsReload) {
      // Without it there are no prices, as without a connection. The lines are kept on this device.
      dispatch(pricingFailed({ code: '', text: '', header: '', status: null }));
      return code === null ? 'not-loaded' : 'needs-reload';
    }
    await dispatch(code.cartEngine()).sync(wish);
    return 'done';
  };
}

/** Sends what was not sent, else reads the server's cart: for pages that show it. Resolves when that is done, or has failed. */
export function syncCart(): AppThunk<Promise<Outcome>> {
  return (dispatch) => dispatch(sync({ urgent: true, fetch: true }));
}

/** The same after a failure, because the customer asked for it. */
export function retryCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(pricingBegan());
    const outcome = await dispatch(sync({ urgent: true, fetch: true, forced: true }));
    if (outcome === 'needs-reload') startAfresh();
  };
}

/** Prices the same lines anew: something else that they are priced by has changed, such as the use of the wallet (API-046). */
export function repriceCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(pricingBegan());
    await dispatch(sync({ urgent: true, reprice: true }));
  };
}
