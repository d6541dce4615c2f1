import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanHourly } from './clean-hourly.ts';
import { createLogger } from './http/logger.ts';
import type { RemoveExpired } from './module.ts';

const hour = 3_600_000;
const lines: string[] = [];
const log = createLogger('warn', { write: (line: string) => void lines.push(line) });
const done: RemoveExpired = async () => {};

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A removal that is under way until `end` is called, and the signal that it got. */
function slowRemoval() {
  let end = () => {};
  const remove = vi.fn((_: AbortSignal) => new Promise<void>((resolve) => (end = resolve)));
  return { remove, end: () => end() };
}

it('runs every removal once an hour, also after one that failed, which it logs', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('no answer')));
  const good = vi.fn(done);
  const { stop } = cleanHourly({ removals: [broken, good], log });
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(broken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + hour);
  expect([broken.mock.calls.length, good.mock.calls.length]).toEqual([2, 2]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(
    Array.from({ length: 2 }, () => 'expired rows were not removed'),
  );
  await stop();
});

it('runs one removal at a time, and does not begin again while one lasts longer than an hour', async () => {
  const slow = slowRemoval();
  const next = vi.fn(done);
  const { stop } = cleanHourly({ removals: [slow.remove, next], log });
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect([slow.remove.mock.calls.length, next.mock.calls.length]).toEqual([1, 0]);
  slow.end();
  await vi.advanceTimersByTimeAsync(hour);
  expect([slow.remove.mock.calls.length, next.mock.calls.length]).toEqual([2, 1]);
  slow.end();
  await stop();
});

it('stops: tells the removal that runs, waits for its last batch, and begins none after it', async () => {
  const slow = slowRemoval();
  const next = vi.fn(done);
  const { stop } = cleanHourly({ removals: [slow.remove, next], log });
  await vi.advanceTimersByTimeAsync(hour);
  const [[signal] = []] = slow.remove.mock.calls;
  expect(signal?.aborted).toBe(false);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  expect(signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(stopped).not.toHaveBeenCalled();
  slow.end();
  await stopping;
  expect([slow.remove.mock.calls.length, next.mock.calls.length]).toEqual([1, 0]);
});
