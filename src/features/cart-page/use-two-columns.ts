import { useSyncExternalStore } from 'react';
import { fromTablet } from '#src/ui/screen-widths.ts';

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia?.(fromTablet);
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

/** Whether the bill is beside the lines, with the button below it; otherwise the button is in a bar over the page. */
export function useTwoColumns(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(fromTablet).matches ?? false,
    () => false,
  );
}
