function pageOf(address: string): URL | null {
  try {
    const url = new URL(address, window.location.origin);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** The address of a page of this site, for those who lead back to it from another one. */
export function addressHere(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** The host of a page; null for an address that is no page. */
export function hostOf(address: string): string | null {
  return pageOf(address)?.host ?? null;
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
