import { createContext, useContext, useSyncExternalStore } from 'react';
import { whenIdle } from '#registry/engine/late/when-idle.ts';

/** The current time for display and for `when` clauses. It advances by minutes. */
export interface MinuteClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The time for which the server rendered the page: the first render in the browser uses the same. */
  readonly renderedAt: number;
  readonly subscribe: (listener: () => void) => () => void;
}

const minute = 60_000;

export function createMinuteClock(renderedAt: number): MinuteClock {
  let now = renderedAt;
  let timer: ReturnType<typeof setInterval> | undefined;
  let cancelFirst = () => {};
  const listeners = new Set<() => void>();
  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  return {
    now: () => now,
    renderedAt,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        timer = setInterval(tick, minute);
        // Not at once: that would render much of the page again in the task that hydrates it.
        cancelFirst = whenIdle(tick);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        cancelFirst();
      };
    },
  };
}

export const MinuteClockContext = createContext<MinuteClock | null>(null);

/** Epoch milliseconds, to the minute. */
export function useMinute(): number {
  const clock = useContext(MinuteClockContext);
  if (!clock) throw new Error('useMinute needs the EngineProvider of src/app above it.');
  return useSyncExternalStore(clock.subscribe, clock.now, () => clock.renderedAt);
}
