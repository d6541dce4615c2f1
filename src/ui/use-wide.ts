import { useSyncExternalStore } from 'react';
import { fromDesktop } from './screen-widths.ts';

let query: MediaQueryList | undefined;

/** Created once, because every render of a component that uses it reads it. */
function wideQuery(): MediaQueryList | undefined {
  query ??= window.matchMedia?.(fromDesktop);
  return query;
}

function subscribe(tell: () => void): () => void {
  const asked = wideQuery();
  asked?.addEventListener('change', tell);
  return () => asked?.removeEventListener('change', tell);
}

/** Whether the screen is a wide one. False in the first render, which is the same for everyone. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wideQuery()?.matches ?? false,
    () => false,
  );
}
