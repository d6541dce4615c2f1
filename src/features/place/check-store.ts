import type { OrderTypeCode } from '#schemas/node.ts';
import {
  selectLocation,
  type StoreError,
  storeRefused,
  storeServes,
} from '#src/features/order-type/location-slice.ts';
import { orderTypeWords as words } from '#src/features/order-type/order-type-words.ts';
import type { AppThunk } from '#src/store/store.ts';
import { findInstead } from './find-instead.ts';
import { rememberEta } from './keep-eta.ts';
import { lookUpPickup } from './look-up-pickup.ts';

/** Whether the current store takes orders of a type: null if it does. A refusal is stored with its reason and the nearest store that takes them. */
export function checkStore(orderType: OrderTypeCode): AppThunk<Promise<StoreError | null>> {
  return async (dispatch, getState) => {
    const { storeId, storeName } = selectLocation(getState());
    const result = await dispatch(lookUpPickup({ id: storeId, name: storeName }, orderType));
    if (result.kind === 'found') {
      dispatch(storeServes());
      dispatch(rememberEta(result.store, orderType));
      return null;
    }
    const { error } = result;
    if (error.kind === 'failed') return error;
    const instead = await dispatch(findInstead({ storeId, orderType }));
    const name = storeName ?? words.thisStore;
    const header = error.kind === 'offline' ? words.noOrdersNow(name) : words.noneAt(orderType, name);
    const refusal = { ...error, header, orderType, instead };
    // Another store was chosen, or another order type asked for, while the nearest one was looked for.
    const now = selectLocation(getState());
    if (now.storeId === storeId && now.askedType === orderType) dispatch(storeRefused(refusal));
    return refusal;
  };
}
