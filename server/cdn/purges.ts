import type { Logger } from 'pino';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { Purge } from './http-purge.ts';

interface Options {
  readonly purge: Purge;
  readonly now: () => number;
  readonly log: Logger;
  readonly metrics: Metrics | undefined;
  /** Milliseconds for which pages may still be made of what was before a change. */
  readonly oldForMs?: number;
}

/** Milliseconds from a try that failed to the next: twice as long each time, up to the most. */
const firstPause = 3_000;
const longestPause = 60_000;

export type Purges = ReturnType<typeof createPurges>;

/**
 * Purges that are to be made: those that fail are tried again until they succeed. Each is made twice, because a page that a cache began to fetch
 * before a change may reach it after the first, and one that was read from a replica may lack the change.
 */
export function createPurges({ purge, now, log, metrics, oldForMs = 0 }: Options) {
  const pending = new Set<string>();
  /** When they were purged first. */
  const again = new Map<string, number>();
  let failures = 0;
  let notBefore = 0;
  let running: Promise<void> | undefined;

  async function tryNow(): Promise<void> {
    while (pending.size > 0 && now() >= notBefore) {
      const tags = [...pending].toSorted();
      for (const tag of tags) pending.delete(tag);
      try {
        await purge(tags);
        failures = 0;
        metrics?.purged('done');
      } catch (error) {
        for (const tag of tags) pending.add(tag);
        notBefore = now() + Math.min(longestPause, firstPause * 2 ** failures);
        failures += 1;
        metrics?.purged('failed');
        log.warn({ err: error, tags }, 'a purge of the CDN failed, and is tried again');
      }
    }
  }

  /** Makes what is due, one purge after the other. */
  function run(): Promise<void> {
    running ??= tryNow().finally(() => (running = undefined));
    return running;
  }

  return {
    run,

    add(tags: readonly string[]): void {
      for (const tag of tags) pending.add(tag);
      for (const tag of tags) again.set(tag, now());
    },

    /** What was added is to be purged a second time, once no page is made of what was before. */
    repeat(): void {
      for (const [tag, at] of again) {
        if (now() - at < oldForMs) continue;
        pending.add(tag);
        again.delete(tag);
      }
    },
  };
}
