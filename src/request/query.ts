/** '?a=1&b=x%20y', or '' without values. Empty values are left out, a list repeats its name. */
export function encodeQuery(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== null && item !== undefined)
      .map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(String(item))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
