// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShownCount } from './use-shown-count.ts';

const waiting = new Set<() => void>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (waiting.add(run), run));
  vi.stubGlobal('cancelIdleCallback', (run: () => void) => waiting.delete(run));
});

afterEach(() => {
  waiting.clear();
  vi.unstubAllGlobals();
});

function becomeIdle() {
  const runs = [...waiting];
  waiting.clear();
  act(() => runs.forEach((run) => run()));
}

it('shows all at once where it is not asked for steps, also when there is more', () => {
  const { result, rerender } = renderHook(({ count }) => useShownCount(count, false), {
    initialProps: { count: 14 },
  });
  expect(result.current).toBe(14);
  rerender({ count: 20 });
  expect(result.current).toBe(20);
  expect(waiting.size).toBe(0);
});

it('shows a few more each time the browser is idle, and then waits no more', () => {
  const { result, unmount } = renderHook(() => useShownCount(14, true));
  const seen = [result.current];
  while (waiting.size > 0) {
    becomeIdle();
    seen.push(result.current);
  }
  expect(seen).toEqual([0, 6, 12, 14]);
  unmount();
});

it('waits no longer for a browser that is never idle when the page is left', () => {
  const { unmount } = renderHook(() => useShownCount(14, true));
  expect(waiting.size).toBe(1);
  unmount();
  expect(waiting.size).toBe(0);
});
