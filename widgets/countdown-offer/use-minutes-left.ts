import { useCallback, useSyncExternalStore } from 'react';
import { minutesLeft, untilNextMinute } from './minutes-left.ts';

/**
 * Minutes until a moment, counted down once a minute. Null on the server and during hydration: the HTML may have been rendered long before
 * it is read, so it must not contain the remaining time.
 */
export function useMinutesLeft(endsAt: string): number | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      function wait() {
        const pause = untilNextMinute(endsAt, Date.now());
        if (pause > 0) timer = setTimeout(tick, pause);
      }
      function tick() {
        changed();
        wait();
      }
      // Timers do not run in a hidden tab.
      document.addEventListener('visibilitychange', changed);
      wait();
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [endsAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => minutesLeft(endsAt, Date.now()),
    () => null,
  );
}
