import { useEffect, useRef } from 'react';

/** The used part of Chromium's CloseWatcher, which TypeScript does not know yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

interface WatchingWindow {
  readonly CloseWatcher?: new () => Watcher;
}

/**
 * Back on an Android phone closes the panel over the page, and only then leaves the page. The panel handles Escape itself: it prevents the default,
 * so that the browser does not send a second request to close. In browsers without close requests Back leaves the page.
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
