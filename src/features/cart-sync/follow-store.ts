import { addListener } from '@reduxjs/toolkit';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppDispatch, StoreExtra } from '#src/store/store.ts';
import type { CartEngine } from './cart-engine.ts';

const listener = addListener.withTypes<RootState, AppDispatch, StoreExtra>();

/** Tells the synchronisation of the cart what happens in the store. */
export function followStore(dispatch: AppDispatch, engine: CartEngine): void {
  dispatch(
    listener({
      predicate: (_, now, before) => selectLines(now) !== selectLines(before),
      effect: () => engine.linesChanged(),
    }),
  );
  dispatch(
    listener({
      predicate: (_, now, before) =>
        selectSession(now).cartId !== selectSession(before).cartId ||
        selectIsLoggedIn(now) !== selectIsLoggedIn(before),
      effect: () => engine.cartMoved(),
    }),
  );
  dispatch(
    listener({
      predicate: (_, now, before) => {
        const place = selectLocation(now);
        const last = selectLocation(before);
        return place.storeId !== last.storeId || place.orderType !== last.orderType;
      },
      effect: (_, { getState }) => {
        if (selectLines(getState()).length > 0)
          void engine.sync({ urgent: true, reprice: true, background: true });
      },
    }),
  );
}
