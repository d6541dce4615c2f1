/** Whoever touches, scrolls or types is going to need more than the first screen. */
const uses = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/**
 * Runs a function once the page is used, at once if it was used before: code that nobody asked for yet does not belong to the first load of a page on a
 * slow network.
 */
export function onceUsed(run: () => void): void {
  // Browsers without `userActivation` run it with the next use.
  if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) {
    run();
    return;
  }
  const waiting = new AbortController();
  const use = () => {
    waiting.abort();
    run();
  };
  for (const type of uses)
    window.addEventListener(type, use, { signal: waiting.signal, passive: true, capture: true });
}
