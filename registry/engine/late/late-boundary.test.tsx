// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateBoundary } from './late-boundary.tsx';
import { NotLoaded } from './not-loaded.ts';

/** React reports to the console every error that a boundary catches. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

afterEach(() => void vi.useRealTimers());

const told = { load: vi.fn(() => Promise.resolve()), onError: vi.fn() };
beforeEach(() => void Object.values(told).map((each) => each.mockClear()));

/** Shows words of its own in place of whatever failed. */
class Part extends LateBoundary<{ resetKey: string; children: ReactNode }> {
  protected override load = told.load;
  protected override onError = told.onError;
  override render() {
    return this.state.error ? <p>In its place</p> : this.props.children;
  }
}

function Failing({ error }: { error: Error }): never {
  throw error;
}

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
const lost = () => new NotLoaded(new TypeError('Failed to fetch'));

function partThatFails(resetKey: string, error: Error) {
  return (
    <Part resetKey={resetKey}>
      <Failing error={error} />
    </Part>
  );
}

it('an error other than of loading is told once, and nothing is tried', async () => {
  render(partThatFails('a', new Error('a fault')));
  expect(screen.getByText('In its place')).toBeVisible();
  await comeOnline();
  expect(told.onError).toHaveBeenCalledOnce();
  expect(told.load).not.toHaveBeenCalled();
});

it('the tries for a part end when another one takes its place and crashes', async () => {
  const { rerender } = render(partThatFails('a', lost()));
  rerender(partThatFails('b', new Error('a fault')));
  await comeOnline();
  expect(told.load).not.toHaveBeenCalled();
  expect(told.onError).toHaveBeenCalledTimes(2);
});

it('the tries for a part end when another one takes its place', async () => {
  vi.useFakeTimers();
  const { rerender } = render(partThatFails('a', lost()));
  rerender(<Part resetKey="b">Another part</Part>);
  await comeOnline();
  expect(vi.getTimerCount()).toBe(0);
  expect(told.load).not.toHaveBeenCalled();
});

it('a part that crashed is rendered again with another key', () => {
  const { rerender } = render(partThatFails('a', new Error('a fault')));
  rerender(<Part resetKey="b">Whole again</Part>);
  expect(screen.getByText('Whole again')).toBeVisible();
});
