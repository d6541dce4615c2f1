// Only for parsing: a text that keeps this origin is a path of this site.
const anyOrigin = 'https://app.invalid';

function parse(text: string): URL | null {
  try {
    return new URL(text, anyOrigin);
  } catch {
    return null;
  }
}

/** Returns the path of this site that a query parameter contains; null for an address of another site, and for a text that is not a path. */
export function ownPath(text: string | null): string | null {
  const url = text?.startsWith('/') ? parse(text) : null;
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  // '/.//elsewhere' has the pathname '//elsewhere', which is an address of another site.
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
