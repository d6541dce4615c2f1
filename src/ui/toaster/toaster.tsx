import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastWaiting } from './toast-port.ts';

const ToasterView = lazy(async () => ({ default: (await import('./toaster-view.tsx')).ToasterView }));

/** Browsers without requestIdleCallback get the toaster after this long. */
const LATE_MS = 3000;

/** Draws what `toast()` says. Loaded when the browser has nothing better to do, or at the first message. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    const letGo = onToastWaiting(want);
    const cancel = whenIdle(want);
    return () => {
      letGo();
      cancel();
    };
  }, []);

  return wanted ? (
    <Suspense fallback={null}>
      <ToasterView />
    </Suspense>
  ) : null;
}

function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, LATE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(handle);
}
