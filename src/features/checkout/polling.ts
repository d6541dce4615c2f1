import { constants } from '#src/config/constants.ts';
import type { Clock } from '#src/request/ports.ts';

/** What one question found out. */
export type PollAnswer =
  | { readonly is: 'waiting' }
  | { readonly is: 'paid' }
  | { readonly is: 'failed'; readonly reason: string | undefined };

export type PollEnd = Exclude<PollAnswer, { readonly is: 'waiting' }> | { readonly is: 'exhausted' };

interface PollingParts {
  readonly clock: Clock;
  /** Never throws. */
  readonly ask: () => Promise<PollAnswer>;
  readonly onEnd: (end: PollEnd) => void;
}

export interface Polling {
  /** The page is hidden: the customer is in another app, and timers are not reliable. */
  pause(): void;
  /** The page is seen again: asks at once. */
  resume(): void;
  /** The page is left (PAY-58). */
  stop(): void;
}

/**
 * PAY-54 to PAY-58. Asks at once, then 5 s after each answer, 24 times in all. A question waits for the answer of the one before. Paused time uses up
 * no tries.
 */
export function startPolling({ clock, ask, onEnd }: PollingParts): Polling {
  const { unifiedEveryMs, unifiedTries } = constants.polling;
  let tries = 0;
  let isAsking = false;
  let isPaused = false;
  let isOver = false;
  let cancel = () => {};

  function end(how: PollEnd) {
    isOver = true;
    onEnd(how);
  }

  async function next() {
    if (isAsking || isOver) return;
    cancel();
    isAsking = true;
    tries += 1;
    const answer = await ask();
    isAsking = false;
    if (isOver) return;
    if (answer.is !== 'waiting') end(answer);
    else if (tries >= unifiedTries) end({ is: 'exhausted' });
    else if (!isPaused) cancel = clock.after(unifiedEveryMs, () => void next());
  }

  void next();
  return {
    pause() {
      isPaused = true;
      cancel();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      void next();
    },
    stop() {
      isOver = true;
      cancel();
    },
  };
}
