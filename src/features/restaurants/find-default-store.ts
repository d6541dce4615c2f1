import { getDefaultStore } from '#schemas/compiled/calls/get-default-store.ts';
import { constants } from '#src/config/constants.ts';
import type { AppThunk } from '#src/store/store.ts';
import { defaultStoreFound, selectStoreIsChosen } from '#src/features/order-type/location-slice.ts';

interface DefaultStores {
  readonly storeInCurrentIpCity?: string | null | undefined;
  readonly panIndiaStore?: string | null | undefined;
  readonly configStoreId?: string | undefined;
}

/** The store of the city of the IP address, else the one for all of India, else that of the configuration, else the built-in one (WID-18). */
export function preferredStore({
  storeInCurrentIpCity,
  panIndiaStore,
  configStoreId,
}: DefaultStores): string {
  return storeInCurrentIpCity || panIndiaStore || configStoreId || constants.store.defaultId;
}

/** Requests a store by the customer's IP address, unless the customer has chosen one. After a failure the page's store stays. */
export function findDefaultStore(configStoreId?: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, { request }) => {
    if (selectStoreIsChosen(getState())) return;
    const answer = await request().call(getDefaultStore);
    if (!answer.ok) return;
    const { data } = answer;
    dispatch(
      defaultStoreFound({
        storeId: preferredStore({ ...data, configStoreId }),
        defaultWalletApplied: data.isDefaultWalletApplied,
      }),
    );
  };
}
