import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastWaiting } from './toast-port.ts';

const ToasterView = lazy(async () => ({ default: (await import('./toaster-view.tsx')).ToasterView }));

/** Draws what `toast()` says. Loaded at the first message: most visits end without one. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onToastWaiting(() => setWanted(true)), []);

  return wanted ? (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  ) : null;
}
