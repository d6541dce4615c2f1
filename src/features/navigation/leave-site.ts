function pageOf(address: string): URL | null {
  try {
    const url = new URL(address, window.location.origin);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** Leaves the app for an address that the server gave, also a path of this site; false for one that is no page. */
export function leaveSite(address: string): boolean {
  const url = pageOf(address);
  if (url) window.location.assign(url.href);
  return url !== null;
}

/** Calls back when the browser shows this page again as it was left: Back from another site. Returns how to stop that. */
export function onReturn(run: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && run();
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
