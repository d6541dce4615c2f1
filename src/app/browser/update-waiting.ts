// Between the page, which asks, and the service worker's registration, which comes when the app has started.
type Listener = (accept: () => void) => void;

let listener: Listener | null = null;
let waiting: (() => void) | null = null;

/** Calls back once a new version of the service worker waits, with what accepts it. Returns how to let go. */
export function onUpdateWaiting(callback: Listener): () => void {
  listener = callback;
  if (waiting) callback(waiting);
  return () => {
    if (listener === callback) listener = null;
  };
}

export function tellUpdateWaiting(accept: () => void): void {
  waiting = accept;
  listener?.(accept);
}
