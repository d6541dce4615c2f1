import { useEffect, useRef } from 'react';

/** The part that is used of what Chromium browsers have, and TypeScript does not know yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

interface WatchingWindow {
  readonly CloseWatcher?: new () => Watcher;
}

/**
 * Back on an Android phone closes what lies over the page, and leaves the page only after that. Escape is the panel's own matter: it prevents
 * the default, so that the browser does not ask a second time. Where browsers have no such request, Back leaves the page as ever.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher } = window as WatchingWindow;
    if (!open || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
