// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImpressionTracker, impressionDelay } from './impressions.ts';

type Entry = Partial<IntersectionObserverEntry> & { target: Element };
let notify: (entries: Entry[]) => void;
let thresholds: readonly number[];
const watched = new Set<Element>();

class FakeObserver {
  constructor(callback: (entries: Entry[]) => void, options: { readonly threshold: readonly number[] }) {
    notify = callback;
    thresholds = options.threshold;
  }
  observe(element: Element) {
    watched.add(element);
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
  disconnect() {
    watched.clear();
  }
}

const entry = (target: Element, ratio: number, height = 100): Entry => ({
  target,
  intersectionRatio: ratio,
  intersectionRect: { height } as DOMRectReadOnly,
  rootBounds: { height: 800 } as DOMRectReadOnly,
});

describe('impressions', () => {
  const seen = vi.fn();
  const element = () => document.createElement('div');
  beforeEach(() => {
    watched.clear();
    vi.useFakeTimers();
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    seen.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** A tracker that watches these elements. */
  const watching = (...elements: readonly Element[]) => {
    const tracker = createImpressionTracker(seen);
    tracker.watch(elements);
    return tracker;
  };

  it('counts an element that is half in view for 800 ms, once', () => {
    const target = element();
    watching(target);
    notify([entry(target, 0.5)]);
    vi.advanceTimersByTime(impressionDelay - 1);
    expect(seen).not.toHaveBeenCalled();
    notify([entry(target, 0.75)]);
    vi.advanceTimersByTime(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith(target);
    expect(watched.has(target)).toBe(false);
    vi.advanceTimersByTime(10 * impressionDelay);
    expect(seen).toHaveBeenCalledOnce();
  });

  it('does not count an element again that it is handed again', () => {
    const target = element();
    const { watch } = watching(target);
    expect(watched.has(target)).toBe(true);
    notify([entry(target, 1)]);
    vi.advanceTimersByTime(impressionDelay);
    watch([target]);
    expect(watched.has(target)).toBe(false);
    watch([]);
    watch([target]);
    expect(watched.has(target)).toBe(false);
  });

  it('goes on with an element that it is handed again before it is counted', () => {
    const target = element();
    const { watch } = watching(target);
    notify([entry(target, 1)]);
    vi.advanceTimersByTime(impressionDelay - 1);
    watch([element(), target]);
    expect(watched.size).toBe(2);
    vi.advanceTimersByTime(1);
    expect(seen).toHaveBeenCalledExactlyOnceWith(target);
  });

  it('does not count one that leaves earlier, or shows less than half', () => {
    const [left, sliver] = [element(), element()];
    watching(left, sliver);
    notify([entry(left, 1), entry(sliver, 0.4)]);
    vi.advanceTimersByTime(500);
    notify([entry(left, 0)]);
    vi.advanceTimersByTime(5000);
    expect(seen).not.toHaveBeenCalled();
  });

  it('counts one taller than the screen when it fills half of it', () => {
    const tall = element();
    watching(tall);
    notify([entry(tall, 0.2, 400)]);
    vi.advanceTimersByTime(impressionDelay);
    expect(seen).toHaveBeenCalledWith(tall);
  });

  it('is told of each fortieth that comes into view, as one of twenty screens shows no more of itself', () => {
    watching(element());
    const steps = thresholds.slice(1).map((step, at) => step - (thresholds[at] ?? NaN));
    expect([thresholds[0], thresholds.at(-1)]).toEqual([0, 1]);
    for (const step of steps) expect(step).toBeCloseTo(1 / 40);
  });

  it('counts by its own height alone where the screen is not known, as in a frame of another site', () => {
    const [tall, half] = [element(), element()];
    watching(tall, half);
    notify([
      { ...entry(tall, 0.2, 400), rootBounds: null },
      { ...entry(half, 0.5), rootBounds: null },
    ]);
    vi.advanceTimersByTime(impressionDelay);
    expect(seen).toHaveBeenCalledExactlyOnceWith(half);
  });

  it('does not count one that is hidden, for which browsers give a screen without height, or that shows nothing', () => {
    const [hidden, empty] = [element(), element()];
    watching(hidden, empty);
    notify([{ ...entry(hidden, 0, 0), rootBounds: { height: 0 } as DOMRectReadOnly }, entry(empty, 1, 0)]);
    vi.advanceTimersByTime(impressionDelay);
    expect(seen).not.toHaveBeenCalled();
  });

  it('forgets an element that is removed, and everything when it stops', () => {
    const [gone, other] = [element(), element()];
    const { watch, stop } = watching(gone, other);
    notify([entry(gone, 1), entry(other, 1)]);
    watch([other]);
    expect([...watched]).toEqual([other]);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(watched.size).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(seen).not.toHaveBeenCalled();
  });

  it('watches again after it has stopped, but for what was counted', () => {
    const [counted, other] = [element(), element()];
    const { watch, stop } = watching(counted, other);
    notify([entry(counted, 1)]);
    vi.advanceTimersByTime(impressionDelay);
    stop();
    watch([counted, other]);
    expect([...watched]).toEqual([other]);
  });
});
