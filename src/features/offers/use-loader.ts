import { useEffect, useState } from 'react';
import { constants } from '#src/config/constants.ts';
import { useClock } from '#src/store/use-clock.ts';

/** Whether the loader of deals and offers is shown: no longer than 1 s after the call has started, even if the reply is late (OFR-03). */
export function useLoader(isLoading: boolean): boolean {
  const clock = useClock();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const stop = clock.after(constants.offers.loaderHidesAfterMs, () => setIsOver(true));
    return () => {
      stop();
      setIsOver(false);
    };
  }, [clock, isLoading]);
  return isLoading && !isOver;
}
