import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('where the browser tells when it is idle, runs then, within a second', () => {
  const request = vi.fn(() => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const run = vi.fn();
  const stop = whenIdle(run);
  expect(request).toHaveBeenCalledExactlyOnceWith(run, { timeout: 1000 });
  expect(run).not.toHaveBeenCalled();
  stop();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

it('elsewhere it runs after what is running now, unless it is cancelled', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run = vi.fn();
  const cancelled = vi.fn();
  whenIdle(run);
  whenIdle(cancelled)();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});
