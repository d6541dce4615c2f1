import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOffline = () => !navigator.onLine;
const notOnServer = () => false;

/** Whether the browser reports that there is no connection. It may be wrong, so this decides about texts only. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, notOnServer);
}
