import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('the clock of the browser runs what is due, and not what was cancelled', () => {
  const due = vi.fn();
  const cancelled = vi.fn();
  systemClock.after(500, due);
  systemClock.after(500, cancelled)();
  vi.advanceTimersByTime(499);
  expect(due).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(systemClock.now()).toBe(1_500);
  expect(due).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
