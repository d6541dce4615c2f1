import type { Clock } from '#src/request/ports.ts';
import type { ErrorPort, ErrorReport } from './error-port.ts';

/** An error and how often it happened since it was last sent. */
export interface CountedError extends ErrorReport {
  readonly count: number;
}

interface ErrorCounterParts {
  /** Sends one error. Failures and exceptions are ignored. */
  readonly send: (error: CountedError) => void;
  readonly clock: Pick<Clock, 'after'>;
}

const waitMs = 5_000;
/** Most different errors that are sent at once. A page with more of them has one fault with many effects. */
const kindsMax = 20;

/** Counts equal errors and sends each with its count; a crash is sent at once, because the page may be closed. */
export function countErrors({ send, clock }: ErrorCounterParts): ErrorPort {
  let waiting = new Map<string, CountedError>();
  let cancelTimer: (() => void) | null = null;

  function flush() {
    cancelTimer?.();
    cancelTimer = null;
    const errors = [...waiting.values()];
    waiting = new Map();
    for (const error of errors) {
      try {
        send(error);
      } catch {
        // A failed report must not cause another error.
      }
    }
  }

  function report(error: ErrorReport) {
    const key = JSON.stringify([error.name, error.details]);
    const known = waiting.get(key);
    if (!known && waiting.size >= kindsMax) return;
    waiting.set(key, { ...error, count: (known?.count ?? 0) + 1 });
    if (error.name === 'crash') flush();
    else cancelTimer ??= clock.after(waitMs, flush);
  }

  return { report, flush };
}
