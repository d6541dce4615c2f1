/** Path and query of the page that is open, for code outside of the router. */
export function pathHere(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
