import type { PropertiesOf } from '#schemas/events.ts';

type Vital = Pick<PropertiesOf<'web_vital'>, 'metric' | 'value'>;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface Input extends PerformanceEntry {
  /** 0 for what belongs to no press, tap or key; some browsers do not say. */
  readonly interactionId?: number;
}

/** A window of layout shifts ends after a second without one, and after five seconds (the definition of CLS). */
const gapMs = 1_000;
const windowMs = 5_000;
/** Of an input that took less than that the browser tells nothing. */
const leastInputMs = 40;

function observe(type: string, each: (entry: PerformanceEntry) => void, options: object = {}): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    });
  } catch {
    // A browser that does not measure this.
  }
}

/** Measures the page from its beginning. The result is what is known when it is called; what was not measured is not in it. */
export function measureVitals(): () => readonly Vital[] {
  const found = new Map<Vital['metric'], number>();
  let shifts = { from: 0, last: 0, sum: 0 };

  observe('largest-contentful-paint', ({ startTime }) => found.set('LCP', Math.round(startTime)));
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    found.set('CLS', found.get('CLS') ?? 0);
    if (hadRecentInput) return;
    const isSame = startTime - shifts.last < gapMs && startTime - shifts.from < windowMs;
    shifts = isSame
      ? { ...shifts, last: startTime, sum: shifts.sum + value }
      : { from: startTime, last: startTime, sum: value };
    found.set('CLS', Math.max(found.get('CLS') ?? 0, Math.round(shifts.sum * 10_000) / 10_000));
  });
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as Input;
      // A pointer that only moves over something, for example.
      if (interactionId === 0) return;
      found.set('INP', Math.max(found.get('INP') ?? 0, Math.round(duration)));
    },
    { durationThreshold: leastInputMs },
  );
  observe('navigation', (entry) => {
    const { responseStart } = entry as PerformanceNavigationTiming;
    if (responseStart > 0) found.set('TTFB', Math.round(responseStart));
  });

  return () => [...found].map(([metric, value]) => ({ metric, value }));
}
