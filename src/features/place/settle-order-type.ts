import type { OrderTypeCode } from '#schemas/node.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { keepOrderType } from '#src/features/order-type/keep-order-type.ts';
import {
  orderTypeChosen,
  orderTypeKept,
  placeWanted,
  selectAskedType,
  type StoreError,
} from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { checkStore } from './check-store.ts';
import { choosePlace } from './choose-place.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';

/**
 * Sets the order type that was asked for, if the chosen store or address takes it. Otherwise the current one stays, and the customer has to
 * choose another place for the new one (LOC-22). A check that failed changes nothing, and the customer is told.
 */
export function settleOrderType(signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const asked = selectAskedType(getState());
    if (asked === null) return;
    dispatch(openPlaces());
    const outcome = await dispatch(isAtStore(asked) ? checkStore(asked) : checkAddress(asked));
    // Meanwhile the customer has asked for another order type, or chosen a place.
    if (signal?.aborted || selectAskedType(getState()) !== asked) return;
    if (outcome === null) dispatch(orderTypeChosen(asked));
    else if (outcome === 'no address' || outcome.kind !== 'failed') dispatch(placeWanted(asked));
    // An empty text: the request layer has shown the failure.
    else dispatch(outcome.text === '' ? orderTypeKept() : keepOrderType(asked));
  };
}

/** Looks up the store that delivers to the chosen place; one that is found becomes the current store. */
function checkAddress(orderType: OrderTypeCode): AppThunk<Promise<StoreError | 'no address' | null>> {
  return async (dispatch, getState) => {
    const { chosen } = selectPlaces(getState());
    if (!chosen) return 'no address';
    const outcome = await dispatch(choosePlace(chosen, { orderType, from: 'elsewhere' }));
    return outcome.kind === 'chosen' ? null : outcome;
  };
}
