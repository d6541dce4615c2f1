import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useClock } from '#src/store/use-clock.ts';
import { type Eta, etaOver, selectEta, selectEtaKey, selectKnownEta } from './eta-slice.ts';
import { refreshEta } from './keep-eta.ts';
import { usePlacesReady } from './use-places-ready.ts';

/** Minutes and distance of the customer's restaurant, kept up to date while the page is in view. */
export function useStoreEta(): Eta {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const isReady = usePlacesReady();
  const key = useAppSelector(selectEtaKey);
  const known = useAppSelector(selectKnownEta);

  useEffect(() => {
    if (!isReady || key === null) return;
    const ask = () => {
      if (!document.hidden) void dispatch(refreshEta());
    };
    const left = (at: number) => Math.max(0, at - clock.now());
    const timers = known
      ? [clock.after(left(known.askAt), ask), clock.after(left(known.until), () => dispatch(etaOver()))]
      : [];
    if (!known) ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      for (const cancel of timers) cancel();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [dispatch, clock, isReady, key, known]);

  return useAppSelector(selectEta);
}
