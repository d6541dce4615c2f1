/** How long half of a node has to be in view to count as seen, in ms. */
export const impressionDelay = 800;

export interface ImpressionTracker {
  /** Watches these elements, and no longer those that it watched before and that are not among them. */
  watch(elements: Iterable<Element>): void;
  stop(): void;
}

/** Half of the element is in view; of one that is taller than the screen, it fills half of the screen. An element without height is never seen. */
function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  const { height } = intersectionRect;
  // Browsers give a screen without height to what is hidden, such as the bar for other widths.
  if (height === 0) return false;
  return intersectionRatio >= 0.5 || (rootBounds !== null && height >= rootBounds.height / 2);
}

/**
 * Reports each element once when half of it was in view for 800 ms. One observer serves a whole document. A node that is mounted anew is another
 * element: whoever counts drops the repeats of a page view.
 */
export function createImpressionTracker(seen: (element: Element) => void): ImpressionTracker {
  let watched = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const counted = new WeakSet<Element>();
  const cancel = (element: Element) => {
    clearTimeout(timers.get(element));
    timers.delete(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry;
        if (!isSeen(entry)) cancel(target);
        else if (!timers.has(target)) {
          const timer = setTimeout(() => {
            observer.unobserve(target);
            timers.delete(target);
            counted.add(target);
            seen(target);
          }, impressionDelay);
          timers.set(target, timer);
        }
      }
    },
    // Fine steps, so that the observer also reports when a node many screens high fills half of the screen.
    { threshold: Array.from({ length: 41 }, (_, step) => step / 40) },
  );
  return {
    watch(elements) {
      const before = watched;
      watched = new Set(elements);
      for (const element of before)
        if (!watched.has(element)) {
          observer.unobserve(element);
          cancel(element);
        }
      for (const element of watched)
        if (!before.has(element) && !counted.has(element)) observer.observe(element);
    },
    stop() {
      observer.disconnect();
      for (const element of timers.keys()) cancel(element);
      watched.clear();
    },
  };
}
