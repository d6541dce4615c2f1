// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NotLoaded } from './not-loaded.ts';
import { PartBoundary } from './part-boundary.tsx';

/** React reports to the console every error that a boundary catches. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const missing = new Set<string>();

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
