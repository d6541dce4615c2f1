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

/** Registers the service worker; an accepted update takes over and reloads the page once (PWA-06). */
export async function registerServiceWorker(reload: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js');

  let accepted = false;
  workbox.addEventListener('waiting', () => {
    waiting = () => {
      accepted = true;
      workbox.messageSkipWaiting();
    };
    listener?.(waiting);
  });
  workbox.addEventListener('controlling', () => {
    if (accepted) reload();
    accepted = false;
  });
  await workbox.register();
}
