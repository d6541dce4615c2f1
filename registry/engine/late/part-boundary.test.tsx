// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NeedsReload, NotLoaded } from './not-loaded.ts';
import type { NotLoadedState } from './late-boundary.tsx';
import { PartBoundary } from './part-boundary.tsx';

/** React reports to the console every error that a boundary catches. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const missing = new Set<string>();
beforeEach(() => missing.clear());

function Named({ name }: { name: string }) {
  if (missing.has(name)) throw new NotLoaded(new TypeError('Failed to fetch'));
  return <p>Part {name}</p>;
}

const boundary = (name: string, load: () => Promise<unknown>) => (
  <PartBoundary resetKey={name} load={load} fallback={() => <p>Not loaded</p>}>
    <Named name={name} />
  </PartBoundary>
);

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

it('tries no more once it is left', async () => {
  missing.add('a');
  const load = vi.fn(() => Promise.reject(new NotLoaded(new TypeError('Failed to fetch'))));
  const { unmount } = render(boundary('a', load));
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  await comeOnline();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps the message of a part while the code of the one before arrives', async () => {
  missing.add('a').add('b');
  let arrive = () => {};
  const { rerender } = render(boundary('a', () => new Promise<void>((resolve) => (arrive = resolve))));
  await comeOnline();
  const drawn = vi.fn();
  const still = vi.fn(() => Promise.reject(new NotLoaded(new TypeError('Failed to fetch'))));
  rerender(
    <PartBoundary resetKey="b" load={still} onNotLoaded={drawn} fallback={() => <p>Not loaded</p>}>
      <Named name="b" />
    </PartBoundary>,
  );
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  // Drawing the part again would fail again.
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Not loaded')).toBeVisible();
});

describe('what is shown in place of a part', () => {
  const lost = () => new NotLoaded(new TypeError('Failed to fetch'));

  /** The states that the fallback was given. */
  function show(load: () => Promise<unknown>, error: Error = lost()) {
    const states: NotLoadedState[] = [];
    function Failing(): never {
      throw error;
    }
    const element = (
      <PartBoundary
        resetKey="a"
        load={load}
        fallback={(state) => {
          states.push(state);
          return null;
        }}
      >
        <Failing />
      </PartBoundary>
    );
    render(element);
    const last = () => states.at(-1) as NotLoadedState;
    return { last };
  }

  it('is busy only while the try that a customer asked for is running', async () => {
    let fail = (_: Error) => {};
    const { last } = show(() => new Promise((_, reject) => (fail = reject)));
    expect(last().busy).toBe(false);
    await act(async () => last().again());
    expect(last().busy).toBe(true);
    await act(async () => fail(lost()));
    expect(last().busy).toBe(false);
  });

  it('says when a reload of the page became needed, and tries no more', async () => {
    const load = vi.fn(() => Promise.reject(new NotLoaded(new NeedsReload('gone'))));
    const { last } = show(load);
    expect(last().needsReload).toBe(false);
    await comeOnline();
    expect(last().needsReload).toBe(true);
    await comeOnline();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not busy with a try where only a reload of the page helps', async () => {
    const load = vi.fn(() => Promise.resolve());
    const { last } = show(load, new NotLoaded(new NeedsReload('gone')));
    await act(async () => last().again());
    expect(last().busy).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});

it('the tries for a part end when another one takes its place', async () => {
  missing.add('a');
  const load = vi.fn(() => Promise.resolve());
  const { rerender } = render(boundary('a', load));
  rerender(boundary('b', load));
  expect(screen.getByText('Part b')).toBeVisible();
  await comeOnline();
  expect(load).not.toHaveBeenCalled();
});
