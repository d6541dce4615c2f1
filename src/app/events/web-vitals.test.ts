import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureVitals } from './web-vitals.ts';

type Callback = (list: { getEntries: () => object[] }) => void;

const observers = new Map<string, Callback>();

beforeEach(() => {
  observers.clear();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly callback: Callback;
      constructor(callback: Callback) {
        this.callback = callback;
      }
      observe({ type }: { type: string }) {
        if (type === 'navigation') throw new TypeError('not measured here');
        observers.set(type, this.callback);
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const see = (type: string, ...entries: object[]) => observers.get(type)?.({ getEntries: () => entries });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

/** As the browser gives it: its fields are those of its class, not its own. */
class Input {
  readonly #duration: number;
  readonly #interactionId: number;
  constructor(duration: number, interactionId: number) {
    this.#duration = duration;
    this.#interactionId = interactionId;
  }
  get duration() {
    return this.#duration;
  }
  get interactionId() {
    return this.#interactionId;
  }
}

it('the web vitals are those of the page: the last large paint, the worst input, and the worst second of shifts', () => {
  const vitals = measureVitals();
  expect(vitals()).toEqual([]);
  see('largest-contentful-paint', { startTime: 800.4 }, { startTime: 1200.6 });
  see('layout-shift', shift(100, 0.1), shift(600, 0.05), shift(700, 0.9, true), shift(3000, 0.12));
  see('event', new Input(480, 0), new Input(104, 7));
  see('event', new Input(56, 8));
  expect(Object.fromEntries(vitals().map(({ metric, value }) => [metric, value]))).toEqual({
    LCP: 1201,
    CLS: 0.15,
    INP: 104,
  });
});

it('a long row of shifts counts as several: each ends after five seconds', () => {
  const vitals = measureVitals();
  see('layout-shift', ...Array.from({ length: 12 }, (_, index) => shift(1000 + index * 900, 0.01)));
  expect(vitals()).toEqual([{ metric: 'CLS', value: 0.06 }]);
});

it('a page without a shift has the score 0 only where it was measured', () => {
  const vitals = measureVitals();
  see('layout-shift', shift(50, 0.3, true));
  expect(vitals()).toEqual([{ metric: 'CLS', value: 0 }]);
});
