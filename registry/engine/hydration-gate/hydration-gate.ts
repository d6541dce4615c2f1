import { pressedControl } from './pressed-control.ts';

/**
 * Text and links of a node that the server rendered far below the screen work without React. React hydrates it when it comes near or is used, so
 * that hydrating a page takes as long as its first screen, whatever its length.
 */
export interface HydrationGate {
  /**
   * The promise that hydration waits for, for React's `use`: settled once the gate is open. A second call also gets a settled promise: React calls
   * early only because something above has changed, and waiting would delay a change of page.
   */
  readonly wait: () => Promise<void>;
  /** Opens the gate when this element comes near the screen or is used. The function returned ends the watch. */
  readonly watch: (element: Element | null) => undefined | (() => void);
  /** Call it when React has hydrated what waited: a press that came too early for it is repeated. */
  readonly hydrated: () => void;
}

type Settling = Promise<void> & { status?: 'pending' | 'fulfilled' };

/** A settled promise, which `use` reads without waiting. */
export const noWait: Settling = Promise.resolve();
noWait.status = 'fulfilled';

/** Half a screen ahead: nodes are hydrated before they are scrolled into view. */
const nearby = '50% 0px';
/** Events for which React hydrates at once. The window gets them before React, so that the gate is open by then. */
const uses = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

interface Watched {
  readonly open: () => void;
  /** What was pressed last while React could not handle it, because the code of the node was still on its way. */
  pressed: HTMLElement | null;
}

const watched = new WeakMap<Element, Watched>();
let observer: IntersectionObserver | null = null;

function around(target: EventTarget | null, act: (each: Watched) => void) {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    const found = watched.get(at);
    if (found) act(found);
  }
}

/** Call it when a click on a node was handled. */
export function hearPress(target: EventTarget | null): void {
  around(target, (each) => {
    each.pressed = null;
  });
}

/** One observer for all, and one listener for each kind of use: a page has many gates. */
function observeAll(): IntersectionObserver {
  const openWhatIsUsed = ({ target, type }: Event) =>
    around(target, (each) => {
      each.open();
      if (type === 'click') each.pressed = pressedControl(target);
    });
  for (const type of uses) window.addEventListener(type, openWhatIsUsed, true);
  return new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) watched.get(target)?.open();
    },
    { rootMargin: nearby },
  );
}

/** Null where nobody can see what is near: on the server, and in old browsers. */
export function createHydrationGate(): HydrationGate | null {
  if (typeof IntersectionObserver === 'undefined') return null;
  let asked = false;
  let resolve = () => {};
  const opened: Settling = new Promise<void>((settle) => {
    resolve = settle;
  });
  opened.status = 'pending';
  const open = () => {
    opened.status = 'fulfilled';
    resolve();
  };
  const gate: Watched = { open, pressed: null };

  return {
    wait() {
      if (asked) open();
      asked = true;
      return opened;
    },
    watch(element) {
      if (!element) return undefined;
      observer ??= observeAll();
      watched.set(element, gate);
      observer.observe(element);
      return () => {
        observer?.unobserve(element);
        watched.delete(element);
      };
    },
    hydrated() {
      // React may be about to handle it, in the same event.
      requestAnimationFrame(() => {
        gate.pressed?.click();
        gate.pressed = null;
      });
    },
  };
}
