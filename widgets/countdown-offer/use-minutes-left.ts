import { useCallback, useSyncExternalStore } from 'react';
import { minutesLeft, untilNextMinute } from './minutes-left.ts';

/**
 * Minutes until a moment, counted down once a minute. Null on the server and while its page comes to life: the page may have been
 * written long before somebody reads it, so it must not say how much time is left.
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
      // A sleeping tab misses its timers.
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
