import type { Clock } from '#src/request/ports.ts';

/** Whether the customer sees the page. */
export interface PageView {
  isShown(): boolean;
  /** The returned function ends it. */
  onChange(listener: () => void): () => void;
}

export interface Poll {
  readonly clock: Clock;
  readonly view: PageView;
  readonly everyMs: number;
  /** Also at the beginning. */
  readonly atOnce?: boolean;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs something again and again, so long after it has ended: two runs never overlap. A page that nobody sees asks nothing; when it comes back into
 * view and a run is overdue, it is made at once. The returned function ends it.
 */
export function poll({ clock, view, everyMs, atOnce = false, run }: Poll): () => void {
  let isEnded = false;
  let isRunning = false;
  let cancel = () => {};
  let dueAt = clock.now() + (atOnce ? 0 : everyMs);

  function plan(): void {
    cancel();
    if (isEnded || isRunning || !view.isShown()) return;
    cancel = clock.after(Math.max(0, dueAt - clock.now()), () => void ask());
  }

  async function ask(): Promise<void> {
    isRunning = true;
    // What went wrong is for the one who runs: the next run is made all the same.
    await run().catch(() => {});
    isRunning = false;
    dueAt = clock.now() + everyMs;
    plan();
  }

  const unwatch = view.onChange(plan);
  plan();
  return () => {
    isEnded = true;
    cancel();
    unwatch();
  };
}

/** The page of the browser. */
export const browserView: PageView = {
  isShown: () => document.visibilityState !== 'hidden',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pageshow', listener);
    };
  },
};
