// The commands that fill or change the cart. Each dispatches one event of the slice, with the limit of the cart.
import type { AppThunk } from '#src/store/store.ts';
import {
  type LimitedEvent,
  lineEdited,
  linesRestored,
  productAdded,
  quantityChanged,
  selectMaxItems,
} from './cart-slice.ts';

function withCartLimit<T>(event: (payload: T, maxItems: number, place?: number) => LimitedEvent<T>) {
  /** `place` is the index of a new line; it is added at the end by default. */
  return (payload: T, place?: number): AppThunk<LimitedEvent<T>> =>
    (dispatch, getState) =>
      dispatch(event(payload, selectMaxItems(getState()), place));
}

export const addProduct = withCartLimit(productAdded);
export const changeQuantity = withCartLimit(quantityChanged);
export const editLine = withCartLimit(lineEdited);
export const restoreLines = withCartLimit(linesRestored);
