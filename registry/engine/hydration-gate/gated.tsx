import { type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import { type HydrationGate, noWait } from './hydration-gate.ts';

const noSubscription = () => () => {};

/** Delays hydration until the gate opens; needs a Suspense boundary of its own around it. What the browser renders anew does not wait. */
export function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const hydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  use(hydrating ? gate.wait() : noWait);
  useEffect(() => gate.hydrated(), [gate]);
  return children;
}
