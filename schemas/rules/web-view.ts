// Zod-free: the page of notices and the check of documents have the same rule.

/** How a host is written in `webViewHosts`: lower case, with its port where that is not 443. */
export const webViewHostPattern = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/**
 * The address of a page that may be shown inside ours (INF-07): by https, at one of the hosts and not at one below or above it, without a user name, which
 * would look like a host. Null for every other.
 */
export function webViewAddress(text: string, hosts: readonly string[]): string | null {
  const url = parsed(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return hosts.includes(url.host) ? url.href : null;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
