// Only for taking addresses apart: an address of this origin is one of this site.
const anyOrigin = 'https://app.invalid';

function parse(text: string): URL | null {
  try {
    return new URL(text, anyOrigin);
  } catch {
    return null;
  }
}

/** A path of this site, as somebody wrote it into a query; null for an address of anywhere else, and for what is no path. */
export function ownPath(text: string | null): string | null {
  const url = text?.startsWith('/') ? parse(text) : null;
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  // What is left over of '/.//elsewhere' would be the address of another site.
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
