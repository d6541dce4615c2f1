import { useSyncExternalStore } from 'react';

/** From here on there is room for two things beside each other; the same width as in the style sheets. */
const wide = '(min-width: 1024px)';

let query: MediaQueryList | undefined;

/** Asked for once: it is read with every render of who uses it. */
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
