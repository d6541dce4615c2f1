import { type Destination, leavePort } from './leave-port.ts';

export interface Hold {
  /** Whether an address may be gone to without a question. */
  readonly keeps: (to: Destination) => boolean;
  /** Called instead of leaving, while the page is as it was; `go` leaves. */
  readonly ask: (go: () => void) => void;
}

/** The number that the router gave to the current entry of the history; null for an entry that the browser made, such as that of a '#' link. */
function entryNumber(): number | null {
  const state = window.history.state as { readonly idx?: number } | null;
  return state?.idx ?? null;
}

/**
 * Holds Back and Forward. The browser reports a step only when it was taken, so the step is taken back, before the router hears of it. A step
 * whose length is not known, from an entry or to one that the browser made, cannot be taken back and is not held.
 */
export function holdHistory({ keeps, ask }: Hold): () => void {
  let here = entryNumber();
  let taken: number | null = null;

  function hear(event: Event) {
    if (taken !== null) {
      const steps = taken;
      taken = null;
      event.stopImmediatePropagation();
      ask(() => window.history.go(steps));
      return;
    }
    const now = entryNumber();
    if (keeps(window.location)) {
      here = now;
      return;
    }
    if (now === null || here === null || now === here) return;
    event.stopImmediatePropagation();
    taken = now - here;
    window.history.go(-taken);
  }

  leavePort.step = hear;
  return () => {
    if (leavePort.step === hear) leavePort.step = undefined;
  };
}
