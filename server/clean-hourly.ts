import type { Logger } from 'pino';
import type { RemoveExpired } from './module.ts';

interface Cleaning {
  readonly removals: readonly RemoveExpired[];
  readonly log: Logger;
}

const hour = 60 * 60 * 1000;

/**
 * Removes every hour what has expired, one kind of rows after the other, so that requests keep most of the connections. `stop` ends it after
 * the batch that is running; then the database can be closed.
 */
export function cleanHourly({ removals, log }: Cleaning): { readonly stop: () => Promise<void> } {
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  async function clean() {
    for (const remove of removals) {
      if (ending.signal.aborted) return;
      try {
        await remove(ending.signal);
      } catch (error) {
        log.warn({ err: error }, 'expired rows were not removed');
      }
    }
  }

  const timer = setInterval(() => {
    running ??= clean().finally(() => (running = undefined));
  }, hour);
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
