import type { Path } from 'react-router-dom';

export type Destination = Pick<Path, 'pathname' | 'search'>;

interface LeavePort {
  /** Asks whether to leave for another address; `go` goes on. Null while nothing would be lost. */
  ask: ((to: Destination, go: () => void) => void) | null;
  /** Hears of each step of the history before the router does. */
  step?: ((event: Event) => void) | undefined;
}

/** What holds the page while something is not saved. Set by useLeaveGuard alone. */
export const leavePort: LeavePort = { ask: null };

// Listeners of the window are called in the order in which they were added, in Chromium also those for the capture phase. This module is
// evaluated before the router listens. There is no window on the server.
globalThis.addEventListener?.('popstate', (event) => leavePort.step?.(event));

/** Goes on by `go`: at once, or when the customer agrees to lose what is not saved. */
export function askToLeave(to: Destination, go: () => void): void {
  if (leavePort.ask) leavePort.ask(to, go);
  else go();
}
