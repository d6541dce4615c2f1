// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { OffersWaiting } from './components/offers-waiting.tsx';
import { useLoader } from './use-loader.ts';

/** A clock that the test moves. */
function movedClock() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void (timers = timers.filter((each) => each !== timer));
    },
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter((each) => !due.includes(each));
      for (const { run } of due) run();
    },
  };
}

function Waiting({ isLoading }: { isLoading: boolean }) {
  const isLoaderShown = useLoader(isLoading);
  return isLoading ? <OffersWaiting isLoaderShown={isLoaderShown} /> : <p>Offers</p>;
}

it('OFR-03 hides the loader 1 s after the call began, although the reply is late, and keeps its place', () => {
  const clock = movedClock();
  const { store } = createTestStore({ clock });
  const view = (isLoading: boolean) => (
    <Provider store={store}>
      <Waiting isLoading={isLoading} />
    </Provider>
  );
  const { container, rerender } = render(view(true));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  act(() => clock.pass(999));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  act(() => clock.pass(1));
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText(/take longer than usual/)).toBeVisible();
  // As many places as the loader had.
  expect(container.querySelectorAll('.place')).toHaveLength(3);
  rerender(view(false));
  expect(screen.getByText('Offers')).toBeVisible();
  // The next call has a loader again.
  rerender(view(true));
  expect(screen.getByText('Loading')).toBeInTheDocument();
});
