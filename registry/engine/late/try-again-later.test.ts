// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LaterTries, tryAgainLater } from './try-again-later.ts';

let tries: LaterTries | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  tries?.stop();
  vi.useRealTimers();
});

const begin = (work: () => Promise<boolean>) => (tries = tryAgainLater(work));
const failing = () => vi.fn(async () => false);

it('PWA-09 tries after growing pauses, and stops', async () => {
  const work = failing();
  begin(work);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(work).toHaveBeenCalledTimes(6);
});

it.each([
  ['a connection is reported', () => window.dispatchEvent(new Event('online'))],
  ['the page comes back into view', () => document.dispatchEvent(new Event('visibilitychange'))],
])('PWA-09 tries at once when %s, also after the last pause, and then pauses again', async (_, event) => {
  const work = failing();
  begin(work);
  await vi.advanceTimersByTimeAsync(3_600_000);
  event();
  expect(work).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(8);
});

it('PWA-09 tries again after a try that began before the connection returned', async () => {
  let fail = () => {};
  const work = vi
    .fn(async () => true)
    .mockImplementationOnce(() => new Promise((resolve) => (fail = () => resolve(false))));
  begin(work);
  await vi.advanceTimersByTimeAsync(1_000);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledTimes(1);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('PWA-09 tries nothing when the page goes out of view', async () => {
  const work = failing();
  begin(work);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).not.toHaveBeenCalled();
});

it('leaves no listener behind once it is stopped', () => {
  const listening: (AbortSignal | undefined)[] = [];
  for (const target of [window, document] as EventTarget[])
    vi.spyOn(target, 'addEventListener').mockImplementation((_, __, options) => {
      listening.push(typeof options === 'object' ? options.signal : undefined);
    });
  begin(failing()).stop();
  expect(listening.map((signal) => signal?.aborted)).toEqual([true, true]);
});

it.each([
  ['it has succeeded', async (work: () => Promise<boolean>) => begin(work).now()],
  ['it is stopped', async (work: () => Promise<boolean>) => begin(work).stop()],
])('tries no more once %s', async (_, end) => {
  const work = vi.fn(async () => true);
  await end(work);
  work.mockClear();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(work).not.toHaveBeenCalled();
});

it('leaves no timer behind when it has what it wants', async () => {
  await begin(async () => true).now();
  expect(vi.getTimerCount()).toBe(0);
});

it('tries no more after a fault, which goes to the one who asked for the try', async () => {
  const work = vi.fn(() => Promise.reject(new Error('a fault')));
  const { now } = begin(work);
  await expect(now()).rejects.toThrow('a fault');
  await now();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(work).toHaveBeenCalledOnce();
});
