import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './http/logger.ts';
import { runSoon } from './run-soon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const log = createLogger('silent');
const everyMs = 3000;

it('does each job every few seconds, one that is slow once at a time and without keeping others waiting', async () => {
  let end = () => {};
  const slow = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const quick = vi.fn(async () => {});
  const running = runSoon({ jobs: [slow, quick], log });
  await vi.advanceTimersByTimeAsync(3 * everyMs);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(quick).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(slow).toHaveBeenCalledTimes(2);
  end();
  await running.stop();
});

it('goes on after a job that failed, and ends after what is being done', async () => {
  let end = () => {};
  const job = vi.fn(async (ending: AbortSignal) => {
    if (job.mock.calls.length === 1) throw new Error('The database does not answer.');
    await new Promise<void>((resolve) => (end = resolve));
    expect(ending.aborted).toBe(true);
  });
  const running = runSoon({ jobs: [job], log });
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(job).toHaveBeenCalledTimes(2);
  let isOver = false;
  const stopped = running.stop().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(isOver).toBe(false);
  end();
  await stopped;
  expect(job).toHaveBeenCalledTimes(2);
});
