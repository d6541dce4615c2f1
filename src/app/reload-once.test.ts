// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { reloadOnce } from './reload-once.ts';

vi.mock('#src/features/navigation/start-afresh.ts', () => ({ startAfresh: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ key: 'a' }, '');
  vi.mocked(startAfresh).mockClear();
});
afterEach(() => void vi.useRealTimers());

it('PWA-09 reloads a page that the customer has reloaded, and keeps what the router knows of it', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' },
  ] as unknown as PerformanceEntryList);
  expect(reloadOnce()).toBe(true);
  expect(startAfresh).toHaveBeenCalledOnce();
  expect(window.history.state).toMatchObject({ key: 'a' });
});

it('reloads once, and once more after some minutes or in a new build', () => {
  reloadOnce();
  expect(reloadOnce()).toBe(false);
  expect(startAfresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300_000);
  expect(reloadOnce()).toBe(true);
  window.history.replaceState({ reloaded: { build: 'an earlier one', at: Date.now() } }, '');
  expect(reloadOnce()).toBe(true);
  expect(startAfresh).toHaveBeenCalledTimes(3);
});
