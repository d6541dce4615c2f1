import type { Clock } from '../ports.ts';

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

export interface FakeClock extends Clock {
  /** Advances the time and runs the timers that are due, in order. */
  advance(ms: number): Promise<void>;
  /** Jumps from timer to timer until the work has an outcome; never waits in real time. */
  finish<T>(work: Promise<T>): Promise<T>;
  readonly pending: () => number;
}

/** Waits for pending callbacks: replies are read over several turns of the event loop. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export function createFakeClock(start = Date.UTC(2026, 10, 20, 12)): FakeClock {
  const timers = new Set<Timer>();
  let time = start;

  function nextTimer(): Timer | undefined {
    return [...timers].sort((a, b) => a.due - b.due)[0];
  }

  function fire(timer: Timer): void {
    timers.delete(timer);
    time = Math.max(time, timer.due);
    timer.run();
  }

  return {
    now: () => time,
    pending: () => timers.size,

    after(ms, run) {
      const timer = { due: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },

    async advance(ms) {
      const until = time + ms;
      await flush();
      for (let timer = nextTimer(); timer && timer.due <= until; timer = nextTimer()) {
        fire(timer);
        await flush();
      }
      time = until;
    },

    async finish(work) {
      let settled = false;
      const seen = work.then(
        () => (settled = true),
        () => (settled = true),
      );
      await flush();
      while (!settled) {
        const timer = nextTimer();
        if (!timer) throw new Error('The work has no outcome and nothing is scheduled');
        fire(timer);
        await flush();
      }
      await seen;
      return work;
    },
  };
}
