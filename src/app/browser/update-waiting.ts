// Connects the page, which asks the customer, with the registration of the service worker, which runs after the start of the app.
type Listener = (accept: () => void) => void;

let listener: Listener | null = null;
let waiting: (() => void) | null = null;

/** Calls back once a new version of the service worker waits, with the function that accepts it. Returns the function that unsubscribes. */
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
