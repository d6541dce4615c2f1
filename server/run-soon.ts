import type { Logger } from 'pino';
import type { DueJob } from './module.ts';

interface Running {
  readonly jobs: readonly DueJob[];
  readonly log: Logger;
}

/** Milliseconds from one run to the next. */
const everyMs = 3_000;

/**
 * Does what is due every few seconds. A job that takes longer keeps no other one waiting. `stop` ends each after what it is doing; then the database
 * can be closed.
 */
export function runSoon({ jobs, log }: Running): { readonly stop: () => Promise<void> } {
  const ending = new AbortController();
  const running = new Map<DueJob, Promise<void>>();

  function run(job: DueJob) {
    if (running.has(job)) return;
    const done = job(ending.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'what is due was not done'))
      .finally(() => running.delete(job));
    running.set(job, done);
  }

  const timer = setInterval(() => jobs.forEach(run), everyMs);
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await Promise.all(running.values());
    },
  };
}
