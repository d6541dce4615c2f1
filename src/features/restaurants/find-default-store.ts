import { getDefaultStore } from '#schemas/compiled/endpoints.ts';
import { constants } from '#src/config/constants.ts';
import { statusOf } from '#src/request/outcome.ts';
import type { AppThunk } from '#src/store/store.ts';
import { defaultStoreFound, selectStoreIsChosen } from '#src/features/order-type/location-slice.ts';

interface DefaultStores {
  readonly storeInCurrentIpCity?: string | null | undefined;
  readonly panIndiaStore?: string | null | undefined;
  readonly configStoreId?: string | undefined;
}

/** The store of the caller's city, else the one for all of India, else that of the configuration, else the built-in one (WID-18). */
export function preferredStore({
  storeInCurrentIpCity,
  panIndiaStore,
  configStoreId,
}: DefaultStores): string {
  return storeInCurrentIpCity || panIndiaStore || configStoreId || constants.store.defaultId;
}

/** Asks for a store by the caller's IP address, as long as the customer has chosen none. A failure leaves the store of the page. */
export function findDefaultStore(configStoreId?: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { request }) => {
    if (selectStoreIsChosen(getState())) return;
    const reply = await request().call(getDefaultStore);
    const { data } = reply;
    if (statusOf(reply) !== 'success' || !data) return;
    dispatch(
      defaultStoreFound({
        storeId: preferredStore({ ...data, configStoreId }),
        defaultWalletApplied: data.isDefaultWalletApplied,
      }),
    );
  };
}
