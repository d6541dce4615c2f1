// Zod-free: ships to the browser.

/** Removes the '/landing' prefix (NAV-03); '/landing' itself becomes the home page. */
export function withoutLandingPrefix(path: string): string {
  const rest = /^\/landing(?=$|[/?#])(.*)$/s.exec(path)?.[1];
  // All slashes that follow are replaced by one: '/landing//elsewhere' must not become the address of another site.
  return rest === undefined ? path : `/${rest.replace(/^[/\\]+/, '')}`;
}
