/** How long half of a node has to be in view to count as seen, in ms. */
export const impressionDelay = 800;

interface ImpressionPorts {
  readonly seen: (element: Element) => void;
  readonly setTimer: (callback: () => void, ms: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
}

export interface ImpressionTracker {
  /** Watches an element; the function returned stops that. */
  observe(element: Element): () => void;
  stop(): void;
}

/** Half of the element is in view; of one that is taller than the screen, it fills half of the screen. What has no height shows nothing. */
function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const { height } = intersectionRect;
  // Browsers give a screen without height to what is hidden, such as the bar for other widths.
  if (height === 0) return false;
  return intersectionRatio >= 0.5 || (rootBounds !== null && height >= rootBounds.height / 2);
}

/** Tells once for each element that it was half in view for 800 ms. One observer serves a whole page. */
export function createImpressionTracker(ports: ImpressionPorts): ImpressionTracker | null {
  if (typeof IntersectionObserver === 'undefined') return null;
  const timers = new Map<Element, unknown>();
  const counted = new WeakSet<Element>();
  const cancel = (element: Element) => {
    ports.clearTimer(timers.get(element));
    timers.delete(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry;
        if (!isSeen(entry)) cancel(target);
        else if (!timers.has(target)) {
          const timer = ports.setTimer(() => {
            observer.unobserve(target);
            timers.delete(target);
            counted.add(target);
            ports.seen(target);
          }, impressionDelay);
          timers.set(target, timer);
        }
      }
    },
    // Fine steps, so that a node many screens high is looked at while it fills half of one.
    { threshold: Array.from({ length: 41 }, (_, step) => step / 40) },
  );
  return {
    observe(element) {
      // React hands an element over again when a handler changes; it was seen all the same.
      if (counted.has(element)) return () => {};
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        cancel(element);
      };
    },
    stop() {
      observer.disconnect();
      for (const element of timers.keys()) cancel(element);
    },
  };
}
