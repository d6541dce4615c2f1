import type { OrderTypeCode } from '#schemas/node.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { selectStoreId, storeRefused, storeServes } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchPickupStore } from './api/get-pickup-store.ts';
import { latestLookup } from './latest-lookup.ts';

/** Whether the current store takes orders of a type. A refusal is stored with its reason; 'unknown' means that the check failed. */
export function checkStore(orderType: OrderTypeCode): AppThunk<Promise<'serves' | 'refused' | 'unknown'>> {
  return async (dispatch, getState, { request }) => {
    const storeId = selectStoreId(getState());
    const result = await dispatch(latestLookup(() => fetchPickupStore(request(), { storeId, orderType })));
    if (result.kind === 'found') {
      const { orderTypes } = result.store;
      // The lookup was made for this order type; a reply without a list says nothing against it.
      if (orderTypes === undefined || orderTypes.includes(orderType)) {
        dispatch(storeServes());
        return 'serves';
      }
      dispatch(
        storeRefused({
          kind: 'unavailable',
          code: '',
          header: genericTexts.header,
          text: locationTexts.otherOrderType,
          button: genericTexts.button,
        }),
      );
      return 'refused';
    }
    if (result.error.kind === 'failed') return 'unknown';
    dispatch(storeRefused(result.error));
    return 'refused';
  };
}
