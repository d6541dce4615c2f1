import { type ReactNode, use, useSyncExternalStore } from 'react';
import { type HydrationGate, noWait } from './hydration-gate.ts';

const noSubscription = () => () => {};

/**
 * Delays hydration until the gate opens; needs a Suspense boundary of its own around it. A first render, on the server or in the browser, does
 * not wait.
 */
export function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    // The server has no observer and does not wait.
    () => typeof IntersectionObserver === 'function',
  );
  use(hydrating ? gate.wait() : noWait);
  return children;
}
