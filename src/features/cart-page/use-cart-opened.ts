import { useEffect, useState } from 'react';
import { openOrderDetails } from '#src/features/order-details/open-order-details.ts';
import { syncCart } from '#src/features/cart-sync/sync-cart.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';

/** Restores what the page needs of earlier visits, and asks for the server's cart. `isSynced`: it has answered, or cannot be reached. */
export function useCartOpened() {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const isReady = usePlacesReady();
  const [isSynced, setIsSynced] = useState(false);
  useEffect(() => {
    if (!started) return;
    dispatch(openOrderDetails());
    let isHere = true;
    const done = () => {
      if (isHere) setIsSynced(true);
    };
    dispatch(syncCart()).then(done, done);
    return () => void (isHere = false);
  }, [started, dispatch]);
  return { isReady, isSynced };
}
