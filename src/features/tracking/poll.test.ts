import { describe, expect, it, vi } from 'vitest';
import { type PageView, poll } from './poll.ts';
import { manualClock } from './testing/manual-clock.ts';

function pageView() {
  let shown = true;
  let listener = () => {};
  const view: PageView = {
    isShown: () => shown,
    onChange(next) {
      listener = next;
      return () => {
        listener = () => {};
      };
    },
  };
  return {
    view,
    show(isShown: boolean) {
      shown = isShown;
      listener();
    },
  };
}

const everyMs = 30_000;

describe('polling', () => {
  it('ORD-10 asks again and again, so long after the last answer, and ends when it is told to', async () => {
    const clock = manualClock();
    const run = vi.fn(() => Promise.resolve());
    const end = poll({ clock, view: pageView().view, everyMs, run });
    expect(run).not.toHaveBeenCalled();
    await clock.pass(everyMs);
    await clock.pass(everyMs);
    expect(run).toHaveBeenCalledTimes(2);
    end();
    await clock.pass(10 * everyMs);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('never asks while a question is open, and goes on after a failure', async () => {
    const clock = manualClock();
    const ends: ((error?: Error) => void)[] = [];
    const run = vi.fn(
      () => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
    );
    poll({ clock, view: pageView().view, everyMs, run, atOnce: true });
    await clock.pass(5 * everyMs);
    expect(run).toHaveBeenCalledTimes(1);
    ends[0]?.(new Error('No connection.'));
    await clock.pass(everyMs - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await clock.pass(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('asks nothing while nobody sees the page, and at once when it is seen again', async () => {
    const clock = manualClock();
    const { view, show } = pageView();
    const run = vi.fn(() => Promise.resolve());
    poll({ clock, view, everyMs, run });
    show(false);
    await clock.pass(5 * everyMs);
    expect(run).not.toHaveBeenCalled();
    show(true);
    await clock.pass(0);
    expect(run).toHaveBeenCalledTimes(1);
    // Looking away for a moment changes nothing.
    show(false);
    show(true);
    await clock.pass(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
