import { type ReactNode, use, useSyncExternalStore } from 'react';
import { type HydrationGate, noWait } from './hydration-gate.ts';

const noSubscription = () => () => {};

/**
 * Holds hydration back until the gate opens; needs a Suspense boundary of its own around it. What is rendered for the first time, by the
 * server or here, does not wait.
 */
export function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    // The server asks for this too, and waits for nothing.
    () => typeof IntersectionObserver === 'function',
  );
  use(hydrating ? gate.wait() : noWait);
  return children;
}
