import { addListener } from '@reduxjs/toolkit';
import { keepStored } from '#src/store/keep-stored.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppDispatch, AppThunk, StoreExtra } from '#src/store/store.ts';
import { orderDetailsRestored, selectOrderDetails } from './order-details-slice.ts';
import { orderDetailsBindings, restoreOrderDetails } from './order-details-storage.ts';

const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();

/** Restores the stored details once, and stores their changes from then on. The slice is loaded late: the screens that use it call this first. */
export function openOrderDetails(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    if (selectOrderDetails(getState()).restored) return;
    dispatch(orderDetailsRestored(restoreOrderDetails(persistence)));
    // The listener middleware returns the function that removes the listener; the type of the action does not declare it.
    const subscribe = (notify: () => void) =>
      dispatch(
        listen({
          predicate: (_, now, before) => selectOrderDetails(now) !== selectOrderDetails(before),
          effect: notify,
        }),
      ) as unknown as () => void;
    keepStored({ store: { getState, subscribe }, persistence, bindings: orderDetailsBindings });
  };
}
