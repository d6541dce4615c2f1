/**
 * A node that the server rendered far below the screen reads and links without React, so React takes it over when it comes near or is
 * touched, and a page of any length is taken over as fast as its first screen.
 */
export interface HydrationGate {
  /**
   * What hydration has to wait for, for React's `use`: settled once the gate is open. It is open for whoever comes a second time before it opened, too: React
   * returns early only because something above has changed, and would keep a change of page waiting.
   */
  readonly wait: () => Promise<void>;
  /** Opens when this element comes near the screen, or somebody uses something in it. The function returned ends the watch. */
  readonly watch: (element: Element) => () => void;
}

type Settling = Promise<void> & { status?: 'pending' | 'fulfilled' };

/** What `use` reads without waiting. */
export const noWait: Settling = Promise.resolve();
noWait.status = 'fulfilled';

/** Half a screen ahead: what is scrolled to has been taken over before it is seen. */
const nearby = '50% 0px';
/** What React would try to answer at once: it finds the gate open, because the window hears of it first. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

const watched = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** One observer for all, and one listener for each kind of use: a page has many gates. */
function observeAll(): IntersectionObserver {
  const openWhatIsUsed = ({ target }: Event) => {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) watched.get(at)?.();
  };
  for (const type of uses) window.addEventListener(type, openWhatIsUsed, { capture: true, passive: true });
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) watched.get(target)?.();
    },
    { rootMargin: nearby },
  );
}

export function createHydrationGate(): HydrationGate {
  let asked = false;
  let resolve = () => {};
  const opened: Settling = new Promise<void>((settle) => {
    resolve = settle;
  });
  opened.status = 'pending';
  const openGate = () => {
    opened.status = 'fulfilled';
    resolve();
  };

  return {
    wait() {
      if (asked) openGate();
      asked = true;
      return opened;
    },
    watch(element) {
      if (typeof IntersectionObserver === 'undefined') {
        openGate();
        return () => {};
      }
      observer ??= observeAll();
      watched.set(element, openGate);
      observer.observe(element);
      return () => {
        observer?.unobserve(element);
        watched.delete(element);
      };
    },
  };
}
