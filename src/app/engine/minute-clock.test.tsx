// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMinuteClock, MinuteClockContext, useMinute } from './minute-clock.ts';

const minute = 60_000;
const renderedAt = Date.parse('2026-03-02T12:00:00+05:30');
const opened = renderedAt + 10 * minute;

beforeEach(() => void vi.useFakeTimers({ now: opened }));
afterEach(() => void vi.useRealTimers());

function Time() {
  return <time>{Math.floor((useMinute() - renderedAt) / minute)}</time>;
}

function open() {
  const { container, unmount } = render(
    <MinuteClockContext value={createMinuteClock(renderedAt)}>
      <Time />
    </MinuteClockContext>,
  );
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { pass, unmount, shown: () => container.textContent };
}

it('has the time of the server in the first render, that of the browser once it is idle, and a new one each minute', () => {
  const { pass, shown } = open();
  expect(shown()).toBe('0');
  pass(minute / 2);
  expect(shown()).toBe('10');
  pass(minute / 2);
  expect(shown()).toBe('11');
  pass(minute);
  expect(shown()).toBe('12');
});

it('stops when nobody needs it', () => {
  const { unmount } = open();
  expect(vi.getTimerCount()).toBe(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
