// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';
import { NeedsReload } from './not-loaded.ts';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** An import that fails as with a lost connection. */
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** React calls it for every error that a boundary catches. */
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

it('shows the part once it has loaded, and something in its place before', async () => {
  let arrive = () => {};
  const { Part } = latePart(
    () => new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Greeting))),
  );
  await act(async () => render(<Part name="Asha" loading={<p>On its way</p>} />));
  expect(screen.getByText('On its way')).toBeVisible();
  await act(async () => arrive());
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('keeps the page when a part did not load, reports it once, and loads it the next time', async () => {
  quiet();
  const load = vi.fn(async () => Greeting).mockImplementationOnce(lost);
  const { Part } = latePart(load);
  const onNotLoaded = vi.fn();
  const page = await act(async () =>
    render(
      <>
        <p>The page</p>
        <Part name="Asha" onNotLoaded={onNotLoaded} />
      </>,
    ),
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(onNotLoaded).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ cause: new TypeError('Failed to fetch dynamically imported module') }),
  );
  expect(load).toHaveBeenCalledTimes(1);

  page.unmount();
  await act(async () => render(<Part name="Asha" />));
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('tries again from where it failed', async () => {
  quiet();
  const { Part } = latePart(vi.fn(async () => Greeting).mockImplementationOnce(lost));
  await act(async () =>
    render(<Part name="Asha" failed={({ again }) => <button onClick={again}>Try again</button>} />),
  );
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('PWA-09 shows the part by itself when the connection returns, and its message until then', async () => {
  quiet();
  const load = vi
    .fn(async () => Greeting)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  const { Part } = latePart(load);
  await act(async () => render(<Part name="Asha" failed={() => <p>Not loaded</p>} />));
  const message = screen.getByText('Not loaded');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  // The same element: a failed try does not draw the message anew.
  expect(screen.getByText('Not loaded')).toBe(message);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('tries no more when only a reload of the page gets the part', async () => {
  quiet();
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new NeedsReload('gone'));
  const { Part } = latePart(load);
  const onNotLoaded = vi.fn();
  await act(async () =>
    render(
      <Part
        name="Asha"
        onNotLoaded={onNotLoaded}
        failed={({ needsReload }) => <p>{String(needsReload)}</p>}
      />,
    ),
  );
  expect(screen.getByText('true')).toBeVisible();
  expect(onNotLoaded.mock.lastCall?.[0]).toHaveProperty('cause.cause', 'gone');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(1);
});

it('prepares a part ahead of time; where that fails it is loaded when it is wanted', async () => {
  const { Part, prepare } = latePart(vi.fn(async () => Greeting).mockImplementationOnce(lost));
  await prepare();
  await act(async () => render(<Part name="Asha" />));
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('shows what is prepared without waiting', async () => {
  const { Part, prepare } = latePart(async () => Greeting);
  await prepare();
  render(<Part name="Asha" loading={<p>On its way</p>} />);
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

it('hands on what a part throws once it has loaded', async () => {
  quiet();
  const caught = vi.fn();
  class Net extends Component<{ children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override componentDidCatch(error: unknown) {
      caught(error);
    }
    override render() {
      return this.state.failed ? null : this.props.children;
    }
  }
  const fault = new Error('a fault');
  const { Part } = latePart(async () => () => {
    throw fault;
  });
  await act(async () =>
    render(
      <Net>
        <Part />
      </Net>,
    ),
  );
  expect(caught).toHaveBeenCalledWith(fault);
});
