import { useEffect, useState } from 'react';
import { prepareCartSync, syncCart } from '#src/features/cart-sync/sync-cart.ts';
import { usePlacesReady } from '#src/features/place/use-places-ready.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { tryAgainLater } from '#registry/engine/late/try-again-later.ts';

/** Restores what the page needs of earlier visits, and asks for the server's cart. `isSynced`: it has answered, or cannot be reached. */
export function useCartOpened() {
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const isReady = usePlacesReady();
  const [isSynced, setIsSynced] = useState(false);
  useEffect(prepareCartSync, []);
  useEffect(() => {
    if (!started) return;
    let stop = () => {};
    let isHere = true;
    const sync = async () => {
      const outcome = await dispatch(syncCart());
      if (isHere) setIsSynced(true);
      return outcome !== 'not-loaded';
    };
    const tryLater = (isLoaded: boolean) => {
      if (!isLoaded && isHere) ({ stop } = tryAgainLater(sync));
    };
    sync().then(tryLater, () => isHere && setIsSynced(true));
    return () => {
      isHere = false;
      stop();
    };
  }, [started, dispatch]);
  return { isReady, isSynced };
}
