import { useMemo } from 'react';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import {
  selectCartRefusal,
  selectIsUpdating,
  selectPricedCart,
} from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectStoreIsOffline } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useOffline } from '#src/ui/use-offline.ts';
import { cartView } from './cart-view.ts';

/** The cart as the page shows it. Its figures are those of the lines on the screen only while `isCurrent`. */
export function useCartView() {
  const lines = useAppSelector(selectLines);
  const cart = useAppSelector(selectPricedCart);
  const isUpdating = useAppSelector(selectIsUpdating);
  const refusal = useAppSelector(selectCartRefusal);
  const storeIsOffline = useAppSelector(selectStoreIsOffline);
  const isOffline = useOffline() || refusal?.code === 'OFFLINE';
  const view = useMemo(() => cartView(lines, cart), [lines, cart]);
  const isCurrent = !isUpdating && refusal === null && view.isOfLines;
  return {
    ...view,
    cart,
    refusal,
    isCurrent,
    isOffline,
    storeIsOffline,
    /** An answer is on its way. */
    isComing: !isCurrent && refusal === null && !isOffline && !storeIsOffline,
  };
}

export type ShownCart = ReturnType<typeof useCartView>;
