import type { Clock } from '#src/request/ports.ts';

export interface ManualClock extends Clock {
  /** Lets time pass, with everything that is due meanwhile and what follows from it. */
  pass(ms: number): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until a test moves it. */
export function manualClock(start = Date.parse('2026-11-23T13:00:00.000Z')): ManualClock {
  let time = start;
  let timers: readonly Timer[] = [];

  /** Answers arrive in promises of promises. */
  async function settle() {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    async pass(ms) {
      const until = time + ms;
      await settle();
      for (;;) {
        const next = timers.toSorted((one, other) => one.at - other.at).find(({ at }) => at <= until);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        time = Math.max(time, next.at);
        next.run();
        await settle();
      }
      time = until;
    },
  };
}
