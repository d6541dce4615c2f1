import { type ReactNode, use, useEffect } from 'react';
import { type HydrationGate, noWait } from './hydration-gate.ts';
import { useHydrating } from './use-hydrating.ts';

/** Delays hydration until the gate opens; needs a Suspense boundary of its own around it. What the browser renders anew does not wait. */
export function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  use(useHydrating() ? gate.wait() : noWait);
  useEffect(() => gate.hydrated(), [gate]);
  return children;
}
