/** The pauses between tries. After the last one only an event causes another try. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000] as const;

export interface LaterTries {
  /** Tries at once. */
  now(): Promise<void>;
  stop(): void;
}

/**
 * Calls `work` until it returns true: when the browser reports a connection, when the page comes back into view, and after growing pauses,
 * because what the browser reports about the connection may be wrong. When `work` rejects, that is a fault, which no other try mends.
 */
export function tryAgainLater(work: () => Promise<boolean>): LaterTries {
  const ended = new AbortController();
  const { signal } = ended;
  let pausesUsed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isWantedAgain = false;

  function stop() {
    ended.abort();
    clearTimeout(timer);
  }
  function wait() {
    const pause = pausesMs[pausesUsed];
    pausesUsed += 1;
    if (pause !== undefined) timer = setTimeout(() => void now(), pause);
  }
  async function run() {
    clearTimeout(timer);
    let isDone = true;
    try {
      isDone = await work();
    } finally {
      running = null;
      if (isDone) stop();
      if (!signal.aborted) (isWantedAgain ? onEvent : wait)();
    }
  }
  function now(): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    isWantedAgain = false;
    running ??= run();
    return running;
  }
  function onEvent() {
    pausesUsed = 0;
    // A try that began before the event may fail for the reason that has just passed.
    if (running) isWantedAgain = true;
    else void now();
  }

  window.addEventListener('online', onEvent, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && onEvent(), {
    signal,
  });
  wait();
  return { now, stop };
}
