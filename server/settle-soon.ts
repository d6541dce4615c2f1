import type { Logger } from 'pino';
import type { RemoveExpired } from './module.ts';

interface Settling {
  readonly settleDue: RemoveExpired;
  readonly log: Logger;
}

/** Milliseconds from one run to the next. */
const everyMs = 3_000;

/** Settles payments every few seconds. `stop` ends it after the one that is being settled; then the database can be closed. */
export function settleSoon({ settleDue, log }: Settling): { readonly stop: () => Promise<void> } {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= settleDue(ending.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'payments were not settled'))
      .finally(() => (running = undefined));
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
