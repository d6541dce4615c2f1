import type { AppThunk } from '#src/store/store.ts';
import { pricingBegan } from './priced-cart-slice.ts';
import { cartEngine } from './start-cart-sync.ts';

/** Sends what was not sent, else reads the server's cart: for pages that show it. Resolves when that is done, or has failed. */
export function syncCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(cartEngine()).sync({ urgent: true, fetch: true });
  };
}

/** The same after a failure, because the customer asked for it. */
export function retryCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(pricingBegan());
    await dispatch(cartEngine()).sync({ urgent: true, fetch: true, forced: true });
  };
}

/** Prices the same lines anew: something else that they are priced by has changed, such as the use of the wallet (API-046). */
export function repriceCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(pricingBegan());
    await dispatch(cartEngine()).sync({ urgent: true, reprice: true });
  };
}
