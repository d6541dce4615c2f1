import { useSyncExternalStore } from 'react';

/** From this width on two columns fit beside each other; the same width as in the style sheets. */
const wide = '(min-width: 1024px)';

let query: MediaQueryList | undefined;

/** Created once, because every render of a component that uses it reads it. */
function wideQuery(): MediaQueryList | undefined {
  query ??= window.matchMedia?.(wide);
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
