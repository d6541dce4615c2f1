import { useEffect, useReducer } from 'react';
import { useClock } from './use-clock.ts';

/** Whole seconds until a moment; renders again with each of them. */
export function useSecondsLeft(until: number): number {
  const clock = useClock();
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const ms = until - clock.now();
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  // In the dependencies a tick counts too: a timer may fire early, within the same second.
  useEffect(
    () => (seconds === 0 ? undefined : clock.after(Math.max(1, ms - (seconds - 1) * 1000), tick)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `ms` differs in every render
    [clock, until, seconds, ticks],
  );
  return seconds;
}
