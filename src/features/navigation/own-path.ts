// Only for taking addresses apart: an address of this origin is one of this site.
const anyOrigin = 'https://app.invalid';

/** A path of this site, as somebody wrote it into a query; null for an address of anywhere else, and for what is no path. */
export function ownPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  // What is left over of '/.//elsewhere' would be the address of another site.
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
